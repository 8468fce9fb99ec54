/* Made from schema/fallen_lands.json by "npm run types". */

import type { Question, Waiting, Outcome } from "./shared.ts";

export interface FallenLands {
  Options?: FallenLandsOptions;
  View?: FallenLandsView;
  Event?:
    | Gathered
    | TurnBegan
    | ClaimLifted
    | Recruited
    | HandRedealt
    | Conquered
    | Borrowed
    | Built
    | Claimed
    | Flooded
    | Plagued
    | LostFollower
    | ShadowsCame
    | ShadowsLeft
    | LookedAtHand
    | Stole
    | Studied
    | Drew
    | Exchanged
    | Shuffled
    | Idled
    | StopProposed
    | StopAnswered
    | Ended;
  Question?: Question | Waiting;
  Outcome?: Outcome;
}
export interface FallenLandsOptions {
  /**
   * How many play.
   */
  players?: number;
  /**
   * The quick game for four: 51 fields instead of 61.
   */
  quick?: boolean;
  /**
   * The seat that begins; by chance if left out.
   */
  first?: number | null;
  /**
   * Our own reconstruction of the lost advanced rules; not from the box.
   */
  advanced?: boolean;
}
export interface FallenLandsView {
  seat: number | null;
  board: string;
  rows: number[];
  fields: FieldView[];
  players: PlayerView[];
  stock: {
    [k: string]: number;
  };
  deck_size: number;
  discard: string[];
  lying: string[];
  first: number;
  current: number;
  phase: string;
  steps: string[];
  step: number;
  act: ActView | null;
  offer: string[];
  turn: number;
  round: number;
  clockwise: boolean;
  order: number[];
  over: boolean;
  end: string;
}
/**
 * A field: its place, its monster, and the things on it.
 */
export interface FieldView {
  q: number;
  r: number;
  level: number;
  monster: string;
  owner: number | null;
  troop: string | null;
  fortification: string | null;
  support: number;
  claim: number | null;
  flooded: boolean;
  around: number[];
}
/**
 * One player as seen from a seat.
 */
export interface PlayerView {
  hand: string[] | null;
  hand_size: number;
  known: string[];
  money: number;
  ready: {
    [k: string]: number;
  };
  spent: {
    [k: string]: number;
  };
  shadows: {
    [k: string]: number;
  };
  followers: number;
  fields: number;
  claims: number;
  idle: boolean;
  turns: number;
}
/**
 * An action in progress.
 */
export interface ActView {
  card: string;
  magic: string[];
  cost: {
    [k: string]: number;
  };
  attack: number;
  field: number | null;
  sums: number[];
  shared: boolean;
  loans: number[];
  victim: number | null;
}
/**
 * A player takes one of the two Followers they start with.
 */
export interface Gathered {
  event: "gathered";
  seat: number;
  follower: string;
}
export interface TurnBegan {
  event: "turn_began";
  seat: number;
  round: number;
}
export interface ClaimLifted {
  event: "claim_lifted";
  seat: number;
  field: number;
  level: number;
}
export interface Recruited {
  event: "recruited";
  seat: number;
  follower: string;
}
/**
 * In the first turn: the whole hand is discarded openly, and a new one drawn.
 */
export interface HandRedealt {
  event: "hand_redealt";
  seat: number;
  cards: string[];
}
export interface Conquered {
  event: "conquered";
  seat: number;
  field: number;
  level: number;
  card: string;
  magic: string[];
  attack: number;
  support: number;
  reward: number;
}
/**
 * Advanced: points of Support from another player's cards, for a coin each.
 */
export interface Borrowed {
  event: "borrowed";
  seat: number;
  lender: number;
  points: number;
}
export interface Built {
  event: "built";
  seat: number;
  field: number;
  level: number;
  card: string;
  magic: string[];
  support: number;
}
export interface Claimed {
  event: "claimed";
  seat: number;
  field: number;
  level: number;
}
export interface Flooded {
  event: "flooded";
  seat: number;
  field: number;
  level: number;
}
export interface Plagued {
  event: "plagued";
  seat: number;
}
export interface LostFollower {
  event: "lost_follower";
  seat: number;
  follower: string;
}
/**
 * Followers come for this turn only.
 */
export interface ShadowsCame {
  event: "shadows_came";
  seat: number;
  card: string;
  follower: string;
  count: number;
}
export interface ShadowsLeft {
  event: "shadows_left";
  seat: number;
  count: number;
}
/**
 * The Invisible Thief looks at a hand. Only the thief and the victim know the cards.
 */
export interface LookedAtHand {
  event: "looked_at_hand";
  seat: number;
  victim: number;
  cards: string[] | null;
}
export interface Stole {
  event: "stole";
  seat: number;
  victim: number;
  card: string | null;
}
/**
 * Advanced: a Mage draws a card.
 */
export interface Studied {
  event: "studied";
  seat: number;
}
/**
 * Others learn how many cards were drawn, not which.
 */
export interface Drew {
  event: "drew";
  seat: number;
  count: number;
  cards: string[] | null;
}
/**
 * Two cards are exchanged for one; the discarded cards lie open.
 */
export interface Exchanged {
  event: "exchanged";
  seat: number;
  cards: string[];
  count: number;
}
/**
 * The discard pile becomes the new deck.
 */
export interface Shuffled {
  event: "shuffled";
  count: number;
}
/**
 * A turn has brought neither a conquest nor a Claim.
 */
export interface Idled {
  event: "idled";
  seat: number;
}
export interface StopProposed {
  event: "stop_proposed";
  seat: number;
}
export interface StopAnswered {
  event: "stop_answered";
  seat: number;
  agreed: boolean;
}
export interface Ended {
  event: "ended";
  reason: string;
}

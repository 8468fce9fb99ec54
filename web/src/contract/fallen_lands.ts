/* Made from schema/fallen_lands.json by "npm run types". */

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
/**
 * This interface was referenced by `FallenLands`'s JSON-Schema
 * via the `definition` "FallenLandsOptions".
 */
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
/**
 * This interface was referenced by `FallenLands`'s JSON-Schema
 * via the `definition` "FallenLandsView".
 */
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
  turn: number;
  round: number;
  clockwise: boolean;
  order: number[];
  over: boolean;
  end: string;
}
/**
 * A field: where it lies, who lives there, what stands on it.
 *
 * This interface was referenced by `FallenLands`'s JSON-Schema
 * via the `definition` "FieldView".
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
 *
 * This interface was referenced by `FallenLands`'s JSON-Schema
 * via the `definition` "PlayerView".
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
  fields: number;
  claims: number;
  idle: boolean;
  turns: number;
}
/**
 * One of the two Followers everybody starts with.
 *
 * This interface was referenced by `FallenLands`'s JSON-Schema
 * via the `definition` "Gathered".
 */
export interface Gathered {
  event: "gathered";
  seat: number;
  follower: string;
}
/**
 * This interface was referenced by `FallenLands`'s JSON-Schema
 * via the `definition` "TurnBegan".
 */
export interface TurnBegan {
  event: "turn_began";
  seat: number;
  round: number;
}
/**
 * This interface was referenced by `FallenLands`'s JSON-Schema
 * via the `definition` "ClaimLifted".
 */
export interface ClaimLifted {
  event: "claim_lifted";
  seat: number;
  field: number;
  level: number;
}
/**
 * This interface was referenced by `FallenLands`'s JSON-Schema
 * via the `definition` "Recruited".
 */
export interface Recruited {
  event: "recruited";
  seat: number;
  follower: string;
}
/**
 * In the first turn: all cards are discarded, openly, and as many as at the start drawn.
 *
 * This interface was referenced by `FallenLands`'s JSON-Schema
 * via the `definition` "HandRedealt".
 */
export interface HandRedealt {
  event: "hand_redealt";
  seat: number;
  cards: string[];
}
/**
 * This interface was referenced by `FallenLands`'s JSON-Schema
 * via the `definition` "Conquered".
 */
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
 * Advanced: support that another player's cards gave, and the coins it cost.
 *
 * This interface was referenced by `FallenLands`'s JSON-Schema
 * via the `definition` "Borrowed".
 */
export interface Borrowed {
  event: "borrowed";
  seat: number;
  lender: number;
  points: number;
}
/**
 * This interface was referenced by `FallenLands`'s JSON-Schema
 * via the `definition` "Built".
 */
export interface Built {
  event: "built";
  seat: number;
  field: number;
  level: number;
  card: string;
  magic: string[];
  support: number;
}
/**
 * This interface was referenced by `FallenLands`'s JSON-Schema
 * via the `definition` "Claimed".
 */
export interface Claimed {
  event: "claimed";
  seat: number;
  field: number;
  level: number;
}
/**
 * This interface was referenced by `FallenLands`'s JSON-Schema
 * via the `definition` "Flooded".
 */
export interface Flooded {
  event: "flooded";
  seat: number;
  field: number;
  level: number;
}
/**
 * This interface was referenced by `FallenLands`'s JSON-Schema
 * via the `definition` "Plagued".
 */
export interface Plagued {
  event: "plagued";
  seat: number;
}
/**
 * This interface was referenced by `FallenLands`'s JSON-Schema
 * via the `definition` "LostFollower".
 */
export interface LostFollower {
  event: "lost_follower";
  seat: number;
  follower: string;
}
/**
 * Followers for this turn only.
 *
 * This interface was referenced by `FallenLands`'s JSON-Schema
 * via the `definition` "ShadowsCame".
 */
export interface ShadowsCame {
  event: "shadows_came";
  seat: number;
  card: string;
  follower: string;
  count: number;
}
/**
 * This interface was referenced by `FallenLands`'s JSON-Schema
 * via the `definition` "ShadowsLeft".
 */
export interface ShadowsLeft {
  event: "shadows_left";
  seat: number;
  count: number;
}
/**
 * The Invisible Thief; only the two of them know the cards.
 *
 * This interface was referenced by `FallenLands`'s JSON-Schema
 * via the `definition` "LookedAtHand".
 */
export interface LookedAtHand {
  event: "looked_at_hand";
  seat: number;
  victim: number;
  cards: string[] | null;
}
/**
 * This interface was referenced by `FallenLands`'s JSON-Schema
 * via the `definition` "Stole".
 */
export interface Stole {
  event: "stole";
  seat: number;
  victim: number;
  card: string | null;
}
/**
 * Advanced: a Mage's effort for a card.
 *
 * This interface was referenced by `FallenLands`'s JSON-Schema
 * via the `definition` "Studied".
 */
export interface Studied {
  event: "studied";
  seat: number;
}
/**
 * Others learn how many cards were drawn, not which.
 *
 * This interface was referenced by `FallenLands`'s JSON-Schema
 * via the `definition` "Drew".
 */
export interface Drew {
  event: "drew";
  seat: number;
  count: number;
  cards: string[] | null;
}
/**
 * Two cards for one; what is discarded lies open.
 *
 * This interface was referenced by `FallenLands`'s JSON-Schema
 * via the `definition` "Exchanged".
 */
export interface Exchanged {
  event: "exchanged";
  seat: number;
  cards: string[];
  count: number;
}
/**
 * The discard pile became the new deck.
 *
 * This interface was referenced by `FallenLands`'s JSON-Schema
 * via the `definition` "Shuffled".
 */
export interface Shuffled {
  event: "shuffled";
  count: number;
}
/**
 * A turn without a conquest and without a Claim.
 *
 * This interface was referenced by `FallenLands`'s JSON-Schema
 * via the `definition` "Idled".
 */
export interface Idled {
  event: "idled";
  seat: number;
}
/**
 * This interface was referenced by `FallenLands`'s JSON-Schema
 * via the `definition` "StopProposed".
 */
export interface StopProposed {
  event: "stop_proposed";
  seat: number;
}
/**
 * This interface was referenced by `FallenLands`'s JSON-Schema
 * via the `definition` "StopAnswered".
 */
export interface StopAnswered {
  event: "stop_answered";
  seat: number;
  agreed: boolean;
}
/**
 * This interface was referenced by `FallenLands`'s JSON-Schema
 * via the `definition` "Ended".
 */
export interface Ended {
  event: "ended";
  reason: string;
}
/**
 * A decision, for the seat that has to take it.
 *
 * This interface was referenced by `FallenLands`'s JSON-Schema
 * via the `definition` "Question".
 */
export interface Question {
  ask: "question";
  seat: number;
  kind: string;
  prompt: Message;
  lo: number;
  hi: number;
  ordered: boolean;
  choices: Choice[];
}
/**
 * Rendered by whoever shows it, in the reader's language (`throneroom.text`).
 *
 * This interface was referenced by `FallenLands`'s JSON-Schema
 * via the `definition` "Message".
 */
export interface Message {
  id: string;
  args?: {
    [k: string]: string | number | string[];
  };
}
/**
 * One option: its key, what to call it, and where it lies on the table.
 *
 * This interface was referenced by `FallenLands`'s JSON-Schema
 * via the `definition` "Choice".
 */
export interface Choice {
  key: string;
  text: Message;
  target: string;
  about?: {
    [k: string]: string | number | string[];
  };
}
/**
 * A decision, for everybody else. What is asked would tell too much: who is asked is all.
 *
 * This interface was referenced by `FallenLands`'s JSON-Schema
 * via the `definition` "Waiting".
 */
export interface Waiting {
  ask: "waiting";
  seat: number;
}
/**
 * Ranks from 1 (shared by those who tie), scores taken apart, and why the game ended.
 *
 * This interface was referenced by `FallenLands`'s JSON-Schema
 * via the `definition` "Outcome".
 */
export interface Outcome {
  ranks: number[];
  scores: Score[];
  reason: string;
  together?: boolean | null;
}
/**
 * This interface was referenced by `FallenLands`'s JSON-Schema
 * via the `definition` "Score".
 */
export interface Score {
  total: number;
  lines?: ScoreLine[];
}
/**
 * One line of a score: what it is for, how many of it, what it brought.
 *
 * This interface was referenced by `FallenLands`'s JSON-Schema
 * via the `definition` "ScoreLine".
 */
export interface ScoreLine {
  what: string;
  count: number;
  points: number;
}

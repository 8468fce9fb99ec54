/* Made from schema/dominion.json by "npm run types". */

import type { Question, Waiting, Outcome } from "./shared.ts";

export interface Dominion {
  Options?: DominionOptions;
  View?: DominionView;
  Event?:
    | TurnBegan
    | Played
    | PlayedAgain
    | PlayedTreasures
    | Bought
    | Gained
    | Drew
    | Shuffled
    | Discarded
    | DiscardedOpenly
    | DeckDiscarded
    | Trashed
    | TakenFromTrash
    | Revealed
    | RevealedHand
    | TookRevealed
    | SetAside
    | PutOnDeck
    | KeptOnDeck
    | Reacted
    | CleanedUp
    | Ended;
  Question?: Question | Waiting;
  Outcome?: Outcome;
}
export interface DominionOptions {
  /**
   * How many play.
   */
  players?: number;
  /**
   * A recommended set, 'random', or the keys of ten kingdom cards.
   */
  kingdom?: string | string[];
  /**
   * The seat that begins; by chance if left out.
   */
  first?: number | null;
  /**
   * All Treasures in hand are played with the first purchase, without asking.
   */
  auto_treasures?: boolean;
  /**
   * Players choose which card is seen on top after clean-up.
   */
  choose_discard_top?: boolean;
  /**
   * Everybody sees how many cards are in each discard pile.
   */
  count_discards?: boolean;
  /**
   * Everybody sees how many cards are in each deck.
   */
  count_decks?: boolean;
}
export interface DominionView {
  seat: number | null;
  players: PlayerView[];
  supply: {
    [k: string]: number;
  };
  trash: string[];
  current: number;
  phase: string;
  steps: string[];
  step: number;
  actions: number;
  buys: number;
  coins: number;
  over: boolean;
}
/**
 * One player as seen from a seat.
 */
export interface PlayerView {
  hand: string[] | null;
  hand_size: number;
  deck_size: number | null;
  known_top: string[];
  discard_top: string | null;
  discard_size: number | null;
  play: string[];
  aside: string[];
  turns: number;
  owned: {
    [k: string]: number;
  } | null;
}
export interface TurnBegan {
  event: "turn_began";
  seat: number;
  turn: number;
}
export interface Played {
  event: "played";
  seat: number;
  card: string;
}
/**
 * A Throne Room has its Action played a second time.
 */
export interface PlayedAgain {
  event: "played_again";
  seat: number;
  card: string;
}
export interface PlayedTreasures {
  event: "played_treasures";
  seat: number;
  cards: string[];
  coins: number;
}
export interface Bought {
  event: "bought";
  seat: number;
  card: string;
}
export interface Gained {
  event: "gained";
  seat: number;
  card: string;
  to: string;
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
export interface Shuffled {
  event: "shuffled";
  seat: number;
}
/**
 * Cards from hand: others see how many there are and the one on top.
 */
export interface Discarded {
  event: "discarded";
  seat: number;
  count: number;
  top: string;
  cards: string[] | null;
}
/**
 * Cards that lay open before are discarded: revealed cards, or cards set aside.
 */
export interface DiscardedOpenly {
  event: "discarded_openly";
  seat: number;
  cards: string[];
}
/**
 * A deck goes to the discard pile. Nobody counts a discard pile, so the number of cards stays
 *     unknown.
 */
export interface DeckDiscarded {
  event: "deck_discarded";
  seat: number;
  top: string;
}
export interface Trashed {
  event: "trashed";
  seat: number;
  cards: string[];
}
export interface TakenFromTrash {
  event: "taken_from_trash";
  seat: number;
  cards: string[];
}
/**
 * Cards are turned over from the deck.
 */
export interface Revealed {
  event: "revealed";
  seat: number;
  cards: string[];
}
export interface RevealedHand {
  event: "revealed_hand";
  seat: number;
  cards: string[];
}
/**
 * Revealed cards go into hand.
 */
export interface TookRevealed {
  event: "took_revealed";
  seat: number;
  cards: string[];
}
export interface SetAside {
  event: "set_aside";
  seat: number;
  card: string;
}
/**
 * A card from hand goes openly onto the deck.
 */
export interface PutOnDeck {
  event: "put_on_deck";
  seat: number;
  card: string;
}
export interface KeptOnDeck {
  event: "kept_on_deck";
  seat: number;
  card: string;
}
export interface Reacted {
  event: "reacted";
  seat: number;
  card: string;
}
export interface CleanedUp {
  event: "cleaned_up";
  seat: number;
}
export interface Ended {
  event: "ended";
  reason: string;
}

/* Made from schema/dominion.json by "npm run types". */

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
/**
 * This interface was referenced by `Dominion`'s JSON-Schema
 * via the `definition` "DominionOptions".
 */
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
   * All Treasures in hand are played at once, without asking.
   */
  auto_treasures?: boolean;
  /**
   * Players who discard several cards choose which of them is seen on top.
   */
  choose_discard_top?: boolean;
  /**
   * The sizes of discard piles are shown.
   */
  count_discards?: boolean;
}
/**
 * This interface was referenced by `Dominion`'s JSON-Schema
 * via the `definition` "DominionView".
 */
export interface DominionView {
  seat: number | null;
  players: PlayerView[];
  supply: {
    [k: string]: number;
  };
  trash: string[];
  current: number;
  phase: string;
  actions: number;
  buys: number;
  coins: number;
  over: boolean;
}
/**
 * One player as seen from a seat.
 *
 * This interface was referenced by `Dominion`'s JSON-Schema
 * via the `definition` "PlayerView".
 */
export interface PlayerView {
  hand: string[] | null;
  hand_size: number;
  deck_size: number;
  known_top: string[];
  discard_top: string | null;
  discard_size: number | null;
  play: string[];
  aside: string[];
  turns: number;
}
/**
 * This interface was referenced by `Dominion`'s JSON-Schema
 * via the `definition` "TurnBegan".
 */
export interface TurnBegan {
  event: "turn_began";
  seat: number;
  turn: number;
}
/**
 * This interface was referenced by `Dominion`'s JSON-Schema
 * via the `definition` "Played".
 */
export interface Played {
  event: "played";
  seat: number;
  card: string;
}
/**
 * The second time by a Throne Room.
 *
 * This interface was referenced by `Dominion`'s JSON-Schema
 * via the `definition` "PlayedAgain".
 */
export interface PlayedAgain {
  event: "played_again";
  seat: number;
  card: string;
}
/**
 * This interface was referenced by `Dominion`'s JSON-Schema
 * via the `definition` "PlayedTreasures".
 */
export interface PlayedTreasures {
  event: "played_treasures";
  seat: number;
  cards: string[];
  coins: number;
}
/**
 * This interface was referenced by `Dominion`'s JSON-Schema
 * via the `definition` "Bought".
 */
export interface Bought {
  event: "bought";
  seat: number;
  card: string;
}
/**
 * This interface was referenced by `Dominion`'s JSON-Schema
 * via the `definition` "Gained".
 */
export interface Gained {
  event: "gained";
  seat: number;
  card: string;
  to: string;
}
/**
 * Others learn how many cards were drawn, not which.
 *
 * This interface was referenced by `Dominion`'s JSON-Schema
 * via the `definition` "Drew".
 */
export interface Drew {
  event: "drew";
  seat: number;
  count: number;
  cards: string[] | null;
}
/**
 * This interface was referenced by `Dominion`'s JSON-Schema
 * via the `definition` "Shuffled".
 */
export interface Shuffled {
  event: "shuffled";
  seat: number;
}
/**
 * From hand: others see how many there are and the one on top.
 *
 * This interface was referenced by `Dominion`'s JSON-Schema
 * via the `definition` "Discarded".
 */
export interface Discarded {
  event: "discarded";
  seat: number;
  count: number;
  top: string;
  cards: string[] | null;
}
/**
 * Cards that lay open before: revealed, or set aside.
 *
 * This interface was referenced by `Dominion`'s JSON-Schema
 * via the `definition` "DiscardedOpenly".
 */
export interface DiscardedOpenly {
  event: "discarded_openly";
  seat: number;
  cards: string[];
}
/**
 * This interface was referenced by `Dominion`'s JSON-Schema
 * via the `definition` "DeckDiscarded".
 */
export interface DeckDiscarded {
  event: "deck_discarded";
  seat: number;
  count: number;
  top: string;
}
/**
 * This interface was referenced by `Dominion`'s JSON-Schema
 * via the `definition` "Trashed".
 */
export interface Trashed {
  event: "trashed";
  seat: number;
  cards: string[];
}
/**
 * This interface was referenced by `Dominion`'s JSON-Schema
 * via the `definition` "TakenFromTrash".
 */
export interface TakenFromTrash {
  event: "taken_from_trash";
  seat: number;
  cards: string[];
}
/**
 * From the deck.
 *
 * This interface was referenced by `Dominion`'s JSON-Schema
 * via the `definition` "Revealed".
 */
export interface Revealed {
  event: "revealed";
  seat: number;
  cards: string[];
}
/**
 * This interface was referenced by `Dominion`'s JSON-Schema
 * via the `definition` "RevealedHand".
 */
export interface RevealedHand {
  event: "revealed_hand";
  seat: number;
  cards: string[];
}
/**
 * Revealed cards that went into hand.
 *
 * This interface was referenced by `Dominion`'s JSON-Schema
 * via the `definition` "TookRevealed".
 */
export interface TookRevealed {
  event: "took_revealed";
  seat: number;
  cards: string[];
}
/**
 * This interface was referenced by `Dominion`'s JSON-Schema
 * via the `definition` "SetAside".
 */
export interface SetAside {
  event: "set_aside";
  seat: number;
  card: string;
}
/**
 * An open card from hand.
 *
 * This interface was referenced by `Dominion`'s JSON-Schema
 * via the `definition` "PutOnDeck".
 */
export interface PutOnDeck {
  event: "put_on_deck";
  seat: number;
  card: string;
}
/**
 * This interface was referenced by `Dominion`'s JSON-Schema
 * via the `definition` "KeptOnDeck".
 */
export interface KeptOnDeck {
  event: "kept_on_deck";
  seat: number;
  card: string;
}
/**
 * This interface was referenced by `Dominion`'s JSON-Schema
 * via the `definition` "Reacted".
 */
export interface Reacted {
  event: "reacted";
  seat: number;
  card: string;
}
/**
 * This interface was referenced by `Dominion`'s JSON-Schema
 * via the `definition` "CleanedUp".
 */
export interface CleanedUp {
  event: "cleaned_up";
  seat: number;
}
/**
 * This interface was referenced by `Dominion`'s JSON-Schema
 * via the `definition` "Ended".
 */
export interface Ended {
  event: "ended";
  reason: string;
}
/**
 * A decision, for the seat that has to take it.
 *
 * This interface was referenced by `Dominion`'s JSON-Schema
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
 * This interface was referenced by `Dominion`'s JSON-Schema
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
 * This interface was referenced by `Dominion`'s JSON-Schema
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
 * This interface was referenced by `Dominion`'s JSON-Schema
 * via the `definition` "Waiting".
 */
export interface Waiting {
  ask: "waiting";
  seat: number;
}
/**
 * Ranks from 1 (shared by those who tie), scores taken apart, and why the game ended.
 *
 * This interface was referenced by `Dominion`'s JSON-Schema
 * via the `definition` "Outcome".
 */
export interface Outcome {
  ranks: number[];
  scores: Score[];
  reason: string;
  together?: boolean | null;
}
/**
 * This interface was referenced by `Dominion`'s JSON-Schema
 * via the `definition` "Score".
 */
export interface Score {
  total: number;
  lines?: ScoreLine[];
}
/**
 * One line of a score: what it is for, how many of it, what it brought.
 *
 * This interface was referenced by `Dominion`'s JSON-Schema
 * via the `definition` "ScoreLine".
 */
export interface ScoreLine {
  what: string;
  count: number;
  points: number;
}

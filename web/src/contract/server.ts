/* Made from schema/server.json by "npm run types". */

export interface Server {
  FromClient?: Answer | Undo | AskHint | SwitchSeat | Chat | Ping;
  FromServer?: TableMessage | State | Accepted | Refused | Hinted | Said | Pong | Pulse;
  TableInfo?: TableInfo;
  TableWish?: TableWish;
  Moment?: Moment;
  Course?: Course;
  Reviewed?: Reviewed;
  GameInfo?: GameInfo;
  Me?: Me;
  Token?: Token;
  Invitation?: Invitation;
  ImportBody?: ImportBody;
  PlayOnBody?: PlayOnBody;
}
/**
 * Answers the decision of that number with an option's key or several keys.
 *
 * This interface was referenced by `Server`'s JSON-Schema
 * via the `definition` "Answer".
 */
export interface Answer {
  type: "answer";
  number: number;
  keys: string | string[];
}
/**
 * Takes back the last answer; `number` is that of the decision asked now.
 *
 * This interface was referenced by `Server`'s JSON-Schema
 * via the `definition` "Undo".
 */
export interface Undo {
  type: "undo";
  number: number;
}
/**
 * Asks what King would answer to the decision of that number.
 *
 * This interface was referenced by `Server`'s JSON-Schema
 * via the `definition` "AskHint".
 */
export interface AskHint {
  type: "hint";
  number: number;
}
/**
 * Turns to another of one's own seats (hot seat), or to none: as a spectator sees it.
 *
 * This interface was referenced by `Server`'s JSON-Schema
 * via the `definition` "SwitchSeat".
 */
export interface SwitchSeat {
  type: "switch";
  seat: number | null;
}
/**
 * Says a line to everybody at the table.
 *
 * This interface was referenced by `Server`'s JSON-Schema
 * via the `definition` "Chat".
 */
export interface Chat {
  type: "chat";
  text: string;
}
/**
 * Is anybody there?
 *
 * This interface was referenced by `Server`'s JSON-Schema
 * via the `definition` "Ping".
 */
export interface Ping {
  type: "ping";
}
/**
 * Who sits where, who is present, how the table stands: at the start and on every change.
 *
 * This interface was referenced by `Server`'s JSON-Schema
 * via the `definition` "TableMessage".
 */
export interface TableMessage {
  type: "table";
  table: TableInfo;
  you: string | null;
  yours: number[];
}
/**
 * This interface was referenced by `Server`'s JSON-Schema
 * via the `definition` "TableInfo".
 */
export interface TableInfo {
  id: string;
  game: string;
  options: {
    [k: string]: unknown;
  };
  status: string;
  public: boolean;
  spectators: boolean;
  hints: boolean;
  host: string;
  seats: SeatInfo[];
  asked: number | null;
  watching: number;
  previous: string | null;
  next: string | null;
  created: number;
  updated: number;
}
/**
 * This interface was referenced by `Server`'s JSON-Schema
 * via the `definition` "SeatInfo".
 */
export interface SeatInfo {
  seat: number;
  kind: string;
  name: string | null;
  person: string | null;
  bot: string | null;
  present: boolean;
}
/**
 * The game as one seat sees it: after connecting, after `switch`, and whenever it changed.
 *
 * This interface was referenced by `Server`'s JSON-Schema
 * via the `definition` "State".
 */
export interface State {
  type: "state";
  seat: number | null;
  view: unknown;
  question: (Question | Waiting) | null;
  number: number | null;
  can_undo: number | null;
  events: unknown[];
  events_from: number;
  outcome: Outcome | null;
}
/**
 * A decision, for the seat that has to take it.
 *
 * This interface was referenced by `Server`'s JSON-Schema
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
 * This interface was referenced by `Server`'s JSON-Schema
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
 * This interface was referenced by `Server`'s JSON-Schema
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
 * This interface was referenced by `Server`'s JSON-Schema
 * via the `definition` "Waiting".
 */
export interface Waiting {
  ask: "waiting";
  seat: number;
}
/**
 * Ranks from 1 (shared by those who tie), scores taken apart, and why the game ended.
 *
 * This interface was referenced by `Server`'s JSON-Schema
 * via the `definition` "Outcome".
 */
export interface Outcome {
  ranks: number[];
  scores: Score[];
  reason: string;
  together?: boolean | null;
}
/**
 * This interface was referenced by `Server`'s JSON-Schema
 * via the `definition` "Score".
 */
export interface Score {
  total: number;
  lines?: ScoreLine[];
}
/**
 * One line of a score: what it is for, how many of it, what it brought.
 *
 * This interface was referenced by `Server`'s JSON-Schema
 * via the `definition` "ScoreLine".
 */
export interface ScoreLine {
  what: string;
  count: number;
  points: number;
}
/**
 * The answer (or undo) of that number is stored.
 *
 * This interface was referenced by `Server`'s JSON-Schema
 * via the `definition` "Accepted".
 */
export interface Accepted {
  type: "accepted";
  number: number;
}
/**
 * Nothing has changed. The codes are listed in `docs/protocol.md`.
 *
 * This interface was referenced by `Server`'s JSON-Schema
 * via the `definition` "Refused".
 */
export interface Refused {
  type: "refused";
  code: string;
  text: string;
  number?: number | null;
}
/**
 * What King would answer to the decision of that number; only to whoever asked for it.
 *
 * This interface was referenced by `Server`'s JSON-Schema
 * via the `definition` "Hinted".
 */
export interface Hinted {
  type: "hint";
  number: number;
  hint: Hint;
}
/**
 * What to answer to a decision. Only for the seat that is asked.
 *
 * This interface was referenced by `Server`'s JSON-Schema
 * via the `definition` "Hint".
 */
export interface Hint {
  best: Advice;
  runner_up: Advice | null;
  difference: number;
  reason: Message | null;
  continuations: number;
}
/**
 * One answer, and how the games went that were imagined with it.
 *
 * This interface was referenced by `Server`'s JSON-Schema
 * via the `definition` "Advice".
 */
export interface Advice {
  keys: string | string[];
  caption: Message[];
  wins: number;
  lead: number;
  targets?: string[];
}
/**
 * What was said at the table: the last lines after connecting, then each as it comes.
 *
 * This interface was referenced by `Server`'s JSON-Schema
 * via the `definition` "Said".
 */
export interface Said {
  type: "said";
  lines: ChatLine[];
}
/**
 * This interface was referenced by `Server`'s JSON-Schema
 * via the `definition` "ChatLine".
 */
export interface ChatLine {
  number: number;
  name: string;
  person: string;
  text: string;
  at: number;
}
/**
 * Yes.
 *
 * This interface was referenced by `Server`'s JSON-Schema
 * via the `definition` "Pong".
 */
export interface Pong {
  type: "pong";
}
/**
 * In a stream of decisions: nothing new; the connection is alive.
 *
 * This interface was referenced by `Server`'s JSON-Schema
 * via the `definition` "Pulse".
 */
export interface Pulse {
  type: "pulse";
}
/**
 * This interface was referenced by `Server`'s JSON-Schema
 * via the `definition` "TableWish".
 */
export interface TableWish {
  game: string;
  options?: {
    [k: string]: unknown;
  };
  seats?: SeatWish[];
  public?: boolean;
  spectators?: boolean;
  hints?: boolean | null;
}
/**
 * Who shall sit somewhere: "me", "open", or "bot" with its name.
 *
 * This interface was referenced by `Server`'s JSON-Schema
 * via the `definition` "SeatWish".
 */
export interface SeatWish {
  kind: string;
  bot?: string | null;
  name?: string | null;
}
/**
 * A game after so many entries: a finished one from any seat or (`open`) with nothing hidden,
 *     a running one as a seat saw it.
 *
 * This interface was referenced by `Server`'s JSON-Schema
 * via the `definition` "Moment".
 */
export interface Moment {
  number: number;
  first: number;
  total: number;
  seat: number | null;
  views: unknown[];
  events: unknown[];
  asked: number | null;
  outcome: unknown;
}
/**
 * How a finished game stood at each of its moments, as far as today's rules get.
 *
 * This interface was referenced by `Server`'s JSON-Schema
 * via the `definition` "Course".
 */
export interface Course {
  first: number;
  events: number[];
  totals: number[][];
}
/**
 * What is known of a game so far.
 *
 * This interface was referenced by `Server`'s JSON-Schema
 * via the `definition` "Reviewed".
 */
export interface Reviewed {
  done: number;
  of: number;
  whole: boolean;
  review: Review;
}
/**
 * This interface was referenced by `Server`'s JSON-Schema
 * via the `definition` "Review".
 */
export interface Review {
  chances: Chance[];
  costly: Costly[];
}
/**
 * Everybody's chance to win, as the one who was asked could see it.
 *
 * This interface was referenced by `Server`'s JSON-Schema
 * via the `definition` "Chance".
 */
export interface Chance {
  number: number;
  seats: number[];
}
/**
 * A decision that was worse than another by more than chance.
 *
 * This interface was referenced by `Server`'s JSON-Schema
 * via the `definition` "Costly".
 */
export interface Costly {
  number: number;
  seat: number;
  prompt: Message;
  taken: Advice;
  better: Advice;
  cost: number;
  reason: Message | null;
}
/**
 * This interface was referenced by `Server`'s JSON-Schema
 * via the `definition` "GameInfo".
 */
export interface GameInfo {
  slug: string;
  rules_version: number;
  bots: string[];
  options: {
    [k: string]: unknown;
  };
}
/**
 * This interface was referenced by `Server`'s JSON-Schema
 * via the `definition` "Me".
 */
export interface Me {
  person: Person | null;
}
/**
 * This interface was referenced by `Server`'s JSON-Schema
 * via the `definition` "Person".
 */
export interface Person {
  id: string;
  name: string;
  protected: boolean;
}
/**
 * This interface was referenced by `Server`'s JSON-Schema
 * via the `definition` "Token".
 */
export interface Token {
  token: string;
}
/**
 * This interface was referenced by `Server`'s JSON-Schema
 * via the `definition` "Invitation".
 */
export interface Invitation {
  table: string;
  seat: number;
  invite: string;
}
/**
 * A record as JSON lines, or a position.
 *
 * This interface was referenced by `Server`'s JSON-Schema
 * via the `definition` "ImportBody".
 */
export interface ImportBody {
  record?: string | null;
  position?: {
    [k: string]: unknown;
  } | null;
  seats?: SeatWish[];
}
/**
 * This interface was referenced by `Server`'s JSON-Schema
 * via the `definition` "PlayOnBody".
 */
export interface PlayOnBody {
  number: number;
  seats?: SeatWish[];
}

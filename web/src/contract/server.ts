/* Made from schema/server.json by "npm run types". */

import type { Question, Message, Waiting, Outcome } from "./shared.ts";

export interface Server {
  FromClient?: GiveAnswer | Undo | AskHint | StopHint | AskWhy | SetStanding | SwitchSeat | Chat | Ping;
  FromServer?: TableMessage | State | Accepted | Refused | Thinking | Hinted | Why | Said | Pong | Pulse;
  TableInfo?: TableInfo;
  MyTable?: MyTable;
  TableWish?: TableWish;
  Moment?: Moment;
  Course?: Course;
  LogPage?: LogPage;
  Reviewed?: Reviewed;
  GameInfo?: GameInfo;
  Me?: Me;
  Notes?: Notes;
  Token?: Token;
  Invitation?: Invitation;
  ImportBody?: ImportBody;
  PlayOnBody?: PlayOnBody;
  SagaInfo?: SagaInfo;
  SagaPage?: SagaPage;
  ReadLine?: ReadLine;
  SagaBody?: SagaBody;
  LineBody?: LineBody;
  GoOnBody?: GoOnBody;
  BranchBody?: BranchBody;
  LabStanding?: LabStanding;
  LabBody?: LabBody;
  LabPauseBody?: LabPauseBody;
  LabPlanBody?: LabPlanBody;
}
/**
 * Answers the decision with that number by an option's key or several keys.
 */
export interface GiveAnswer {
  type: "answer";
  number: number;
  keys: string | string[];
  seat?: number | null;
}
/**
 * Takes back the last answer; `number` is `can_undo` of the last state.
 */
export interface Undo {
  type: "undo";
  number: number;
  whole?: boolean;
}
/**
 * Asks for King's answer to the decision with that number.
 */
export interface AskHint {
  type: "hint";
  number: number;
  seat?: number | null;
}
/**
 * Cancels the hint that is being computed.
 */
export interface StopHint {
  type: "stop";
}
/**
 * Asks why something is not an option of the decision with that number.
 */
export interface AskWhy {
  type: "why";
  number: number;
  what: string;
  seat?: number | null;
}
/**
 * Sets a seat's standing answer to a reaction.
 */
export interface SetStanding {
  type: "standing";
  seat: number;
  reaction: string;
  answer: "always" | "ask" | "never" | "turn" | "vain";
}
/**
 * Switches to another of one's own seats (hot seat), or to none: a spectator's view.
 */
export interface SwitchSeat {
  type: "switch";
  seat: number | null;
}
/**
 * Sends a line to everybody at the table, points at something there, or both.
 */
export interface Chat {
  type: "chat";
  text?: string;
  points?: string | null;
  to?: number | null;
}
/**
 * Is anybody there?
 */
export interface Ping {
  type: "ping";
}
/**
 * The table and its seats: at the start and on every change.
 */
export interface TableMessage {
  type: "table";
  table: TableInfo;
  you: string | null;
  yours: number[];
  at: number;
}
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
  asked: number[];
  watching: number;
  hurried: boolean;
  previous: string | null;
  next: string | null;
  turn: number;
  result: Result | null;
  ending: string | null;
  proposal: Proposal | null;
  series: Series | null;
  origin: Origin | null;
  saga: string | null;
  clock: Clock | null;
  created: number;
  updated: number;
}
export interface SeatInfo {
  seat: number;
  kind: string;
  name: string | null;
  names: {
    [k: string]: string;
  };
  person: string | null;
  bot: string | null;
  present: boolean;
  was: string | null;
  resigned: boolean;
}
export interface Result {
  ranks: number[];
  totals: number[];
  together?: boolean | null;
}
/**
 * A player's proposal to the others. It takes effect when all of them agree.
 */
export interface Proposal {
  kind: "abandon" | "stop" | "take_over";
  by: string;
  agreed: string[];
  declined?: string | null;
  number?: number;
  seat?: number | null;
  until?: number | null;
}
/**
 * The games that were played one after another with the same seats.
 */
export interface Series {
  games: number;
  wins: number[];
  together?: boolean;
}
/**
 * The origin of a game that somebody brought to a table.
 */
export interface Origin {
  by: string;
  source: "position" | "record" | "table";
  table?: string | null;
  number?: number | null;
  fresh?: boolean;
}
/**
 * The time limits of the players of a table.
 */
export interface Clock {
  kind: "game" | "turn";
  seconds: number;
  increment?: number;
}
/**
 * The game as one seat sees it, sent after connecting, after `switch`, and after every
 *     change.
 */
export interface State {
  type: "state";
  seat: number | null;
  view: unknown;
  question: (Question | Waiting) | null;
  number: number | null;
  can_undo: number | null;
  can_undo_whole: boolean;
  standing: {
    [k: string]: string;
  };
  standing_choices: {
    [k: string]: string[];
  };
  events: unknown[];
  events_from: number;
  outcome: Outcome | null;
  times: Times | null;
  scenes?: Scene[];
}
/**
 * The state of a clock.
 */
export interface Times {
  left: number[];
  since: (number | null)[];
}
/**
 * The table between two steps of a turn that no seat takes.
 */
export interface Scene {
  at: number;
  view: unknown;
}
/**
 * The answer or undo with that number is stored.
 */
export interface Accepted {
  type: "accepted";
  number: number;
}
/**
 * A request was refused, and nothing has changed. `docs/protocol.md` lists the codes.
 */
export interface Refused {
  type: "refused";
  code: string;
  text: string;
  number?: number | null;
  said?: Message | null;
}
/**
 * The progress of a hint, sent only to the person who asked.
 */
export interface Thinking {
  type: "thinking";
  number: number;
  done: number;
  of: number;
  is_close: boolean;
}
/**
 * King's answer to the decision with that number, sent only to the person who asked.
 */
export interface Hinted {
  type: "hint";
  number: number;
  hint: Hint;
}
/**
 * Advice for a decision. Only for the seat that is asked.
 */
export interface Hint {
  best: Advice;
  runner_up: Advice | null;
  close: boolean;
  difference: number;
  reason: Message | null;
  continuations: number;
}
/**
 * One answer, and the results of the games that were imagined with it.
 */
export interface Advice {
  keys: string | string[];
  caption: Message[];
  wins: number;
  doubt: number;
  tries: number;
  lead: number;
  targets?: string[];
  ended?: boolean;
}
/**
 * Why something is not an option, sent only to the person who asked.
 */
export interface Why {
  type: "why";
  number: number;
  what: string;
  reason: Message | null;
}
/**
 * Chat: after connecting the last lines, then each new one.
 */
export interface Said {
  type: "said";
  lines: ChatLine[];
}
export interface ChatLine {
  number: number;
  name: string;
  person: string;
  text: string;
  at: number;
  points?: string | null;
  to?: number | null;
}
/**
 * Yes.
 */
export interface Pong {
  type: "pong";
}
/**
 * Sent in a stream of decisions when nothing is new, to show that the connection is alive.
 */
export interface Pulse {
  type: "pulse";
}
/**
 * A table, with facts that are only for you.
 */
export interface MyTable {
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
  asked: number[];
  watching: number;
  hurried: boolean;
  previous: string | null;
  next: string | null;
  turn: number;
  result: Result | null;
  ending: string | null;
  proposal: Proposal | null;
  series: Series | null;
  origin: Origin | null;
  saga: string | null;
  clock: Clock | null;
  created: number;
  updated: number;
  archived: boolean;
  prompt: Message | null;
  left: number | null;
  reminder: Reminder | null;
  may_remind: boolean;
}
/**
 * A friendly reminder to the players whose answers are awaited.
 */
export interface Reminder {
  by: string;
  at: number;
}
export interface TableWish {
  game: string;
  options?: {
    [k: string]: unknown;
  };
  seats?: SeatWish[];
  public?: boolean;
  spectators?: boolean;
  hints?: boolean | null;
  clock?: Clock | null;
}
/**
 * The wish for a seat: "me", "open", or "bot" with its name.
 */
export interface SeatWish {
  kind: string;
  bot?: string | null;
  name?: string | null;
}
/**
 * A finished game after `number` entries, from any seat or with all cards open; or a running
 *     game after the `number`-th change that a seat saw since its own last answer.
 */
export interface Moment {
  number: number;
  first: number;
  total: number;
  seat: number | null;
  views: unknown[];
  events: unknown[];
  asked: number[];
  outcome: unknown;
}
/**
 * A finished game in numbers, moment by moment, up to the first entry that does not replay
 *     under today's rules.
 */
export interface Course {
  first: number;
  events: number[];
  totals: number[][];
}
/**
 * A page of a game's events.
 */
export interface LogPage {
  events: unknown[];
  events_from: number;
}
/**
 * A review, as much of it as is known so far.
 */
export interface Reviewed {
  done: number;
  of: number;
  whole: boolean;
  seconds_left: number | null;
  review: Review;
}
export interface Review {
  chances: Odds[];
  costly: Costly[];
  deep?: boolean;
}
/**
 * Each seat's chance to win, as the deciding seat could see it.
 */
export interface Odds {
  number: number;
  seats: number[];
  standing?: number | null;
}
/**
 * A decision whose answer was significantly worse than another one.
 */
export interface Costly {
  number: number;
  seat: number;
  prompt: Message;
  taken: Advice;
  better: Advice;
  cost: number;
  reason: Message | null;
  sure: boolean;
  chances: number[];
  turn?: number;
  standing?: number | null;
  game?: number;
}
export interface GameInfo {
  slug: string;
  rules_version: number;
  bots: string[];
  options: {
    [k: string]: unknown;
  };
}
export interface Me {
  person: Person | null;
  address?: string | null;
}
export interface Person {
  id: string;
  name: string;
  protected: boolean;
}
/**
 * The notes of one game that a person has read.
 */
export interface Notes {
  table: string;
  /**
   * @maxItems 60
   */
  read?: string[];
  off?: boolean;
}
export interface Token {
  token: string;
}
export interface Invitation {
  table: string;
  seat: number;
  invite: string;
}
/**
 * A record as JSON lines, or a position.
 */
export interface ImportBody {
  record?: string | null;
  position?: {
    [k: string]: unknown;
  } | null;
  seats?: SeatWish[];
}
export interface PlayOnBody {
  number: number;
  seats?: SeatWish[];
}
export interface SagaInfo {
  id: string;
  game: string;
  name: string;
  host: string;
  games: number;
  number: number;
  table: string | null;
  updated: number;
}
export interface SagaPage {
  id: string;
  game: string;
  name: string;
  host: string;
  games: number;
  number: number;
  table: string | null;
  updated: number;
  page: unknown;
  played: PlayedGame[];
  seats: SagaSeat[];
  places: string[];
  mine: boolean;
  same_people: boolean;
  players: never[] | null;
  next: string | null;
  resting: boolean;
}
export interface PlayedGame {
  table: string | null;
  day: number | null;
}
export interface SagaSeat {
  kind: string;
  name: string;
  names: {
    [k: string]: string;
  };
}
/**
 * The contents of a line of text, before it is imported.
 */
export interface ReadLine {
  name: string;
  page: unknown;
  corrected: Message[];
}
export interface SagaBody {
  game: string;
  name?: string;
  line?: string | null;
  book?: {
    [k: string]: unknown;
  } | null;
}
export interface LineBody {
  game: string;
  line?: string | null;
  book?: {
    [k: string]: unknown;
  } | null;
}
export interface GoOnBody {
  keep?: number[] | null;
  seats?: SeatWish[];
}
export interface BranchBody {
  games: number;
  name?: string;
}
/**
 * The state of a search for plans, which goes on while you ask about once a second.
 */
export interface LabStanding {
  kingdom: string[];
  players: number;
  minutes: number;
  phase: "ended" | "preparing" | "running" | "telling";
  paused: boolean;
  compiled: boolean;
  generation: number;
  generations: number | null;
  progress: number;
  games: number;
  per_second: number | null;
  seconds_left: number | null;
  held: number;
  leader: PlanTold | null;
  ranking: Ranked[];
  plans: number;
  shown: number[];
  growth: Grown[];
  own: string;
  ended: Ended | null;
}
/**
 * A plan, as text and as a bot.
 */
export interface PlanTold {
  cards: string[];
  buys: string[];
  rest: string[];
  bot: string;
  toml: string;
}
/**
 * One row of the ranking.
 */
export interface Ranked {
  id: string;
  bot: string;
  cards: string[];
  games: number;
  win_rate: number;
  low: number;
  high: number;
  before: number | null;
  leads: boolean;
  yours: boolean;
}
/**
 * The growth of one of the best plans.
 */
export interface Grown {
  id: string;
  rates: (number | null)[];
}
/**
 * Facts about the best plan when a search is over.
 */
export interface Ended {
  openings: OpeningTold[];
  counter: PlanTold;
  counter_wins: Share;
  counter_says: string;
  first_seat: Share;
  turns: number;
}
/**
 * The purchases of the first two turns.
 */
export interface OpeningTold {
  coins: number[];
  part: number;
  buys: string[];
  own: boolean;
  wins: Share;
}
/**
 * The share of games won, with its 95 % interval.
 */
export interface Share {
  win_rate: number;
  low: number;
  high: number;
}
export interface LabBody {
  kingdom?: string | string[];
  players?: number;
  minutes?: number;
}
export interface LabPauseBody {
  paused: boolean;
}
export interface LabPlanBody {
  text: string;
}

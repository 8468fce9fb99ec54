// Plain data of the furniture: what a piece is told. Games make it from their views; no rule is here.
import type { IconName } from "../../art/icon.ts";

/** Something that is counted or owned, as a small sign: clay, favor, a relic, a suit, a kind of worker. */
export interface Token {
  icon: IconName;
  /** What it is called, for those who can't see it. */
  name: string;
  ink: string;
  /** The ink of the icon; cream where this is left out. */
  on?: string;
  /** A line around it. */
  edge?: string;
  /** "back" is a card face down, "pennant" a banner that carries its number. */
  shape?: "square" | "disc" | "back" | "pennant";
}

export interface Amount {
  token: Token;
  count: number;
  /** There is not enough of it. */
  short?: boolean;
  /** What will come, once the answer is given. */
  soon?: number;
}

/** A mark on a plaque: a token, and its number where that says something. */
export interface Mark {
  token: Token;
  count?: number;
}

/** Whose piece: a seat, or the lord against whom all seats play. */
export type Owner = number | "lord";
/** The colours of whoever plays against all. */
export const LORD = { field: "#17141A", metal: "#E3C98A" };

/** Workers of one owner in one place. */
export interface Group {
  seat: number;
  /** Whose piece it is, where it is no seat's. */
  of?: Owner;
  count: number;
  /** What a screen reader hears: "Anna: 3". */
  label: string;
}

/** One of several prices; every amount of one of them is to be paid. */
export type Cost = readonly Amount[];

/** A step of a small track on a plaque. */
export interface Step {
  ink?: string;
  round?: boolean;
}

/** A player who can be chosen. */
export interface Aim {
  label: string;
  chosen: boolean;
  choose: () => void;
  /** The mouse comes and goes. */
  look: (on: boolean) => void;
}

/** What a plaque shows beyond a name and numbers. */
export interface PlaqueLines {
  /** "Exile", "Chancellor": beside the name. */
  role?: string;
  state?: "attacked" | "passed";
  marks?: readonly Mark[];
  track?: { steps: readonly Step[]; text: string };
  /** A word at the end of the marks; "asked" is on gold. */
  badge?: { text: string; tone: "asked" | "attacks" | "quiet" };
}

/** A number in its cell: rounds, supply, an attribute. */
export interface Cell {
  text: string;
  /** Under the cell: what happens from here on. */
  under?: string;
  /** "lent" counts for this round only. */
  state?: "past" | "now" | "full" | "lent";
  /** Something begins there: the next threshold. */
  mark?: boolean;
}

export interface TrackMarker {
  seat: Owner;
  name: string;
  at: number;
  /** Where it will stand once the answer is given. */
  to?: number;
}

export interface Threshold {
  /** The first and the last cell that it is about. */
  from: number;
  to: number;
  text: string;
  /** The tone of the cells. */
  tone?: "low" | "high";
}

export interface Face {
  /** What is on the face; several of one icon are several of it. */
  icons?: readonly IconName[];
  text?: string;
  /** Counts half, or not for what the full sign counts. */
  hollow?: boolean;
  /** Does not count. */
  struck?: boolean;
  /** A second sign at the corner: a skull. */
  mark?: IconName;
  /** What a screen reader hears. */
  name: string;
}

/** A line of a sum: where dice or points come from. */
export interface Source {
  text: string;
  value: string;
  /** "chosen": the answer would add it. */
  tone?: "chosen" | "quiet";
}

export interface Pool {
  seat?: Owner;
  title: string;
  die: Token;
  count: number;
  /** How many of them a chosen card would add. */
  added?: number;
  /** What is added to the dice: warbands. */
  plus?: number;
  /** The sign of what is added. */
  plusIcon?: IconName;
  sources?: readonly Source[];
  /** What the other side may still do. */
  may?: string;
  faces?: readonly Face[];
  total?: number;
  /** How the total comes about, in words. */
  sum?: string;
}

export interface Offer {
  key: string;
  seat: number;
  /** "Anna offers". */
  text: string;
  gives: readonly Amount[];
  takes: readonly Amount[];
  /** Why it is no longer open: "answered". */
  past?: string;
}

export interface Act {
  key: string;
  seat: Owner;
  text: string;
  /** What the act is about; it stands out of the text. */
  what?: string;
}

export interface StandingAnswer {
  key: string;
  text: string;
  /** How long it holds. */
  until: string;
  on: boolean;
}

export interface Figure {
  chance: number;
  text: string;
  /** What a chosen card would make of it. */
  chosen?: boolean;
}

/** A side of a row in a deal. */
export type Stake =
  | { kind: "none"; text: string }
  | { kind: "amount"; count: number; lo: number; hi: number; was?: number; have: string }
  | { kind: "things"; things: readonly { key: string; token: Token; text: string; on: boolean }[] };

export interface DealRow {
  key: string;
  icon: IconName;
  name: string;
  theirs: Stake;
  yours: Stake;
}

export interface Party {
  seat: number;
  name: string;
  role: string;
  /** "Anna gives", "You give". */
  gives: string;
  /** What is written under the seal; nothing where it is not sealed yet. */
  sealed: string | null;
  /** What is written beside the empty place of the seal. */
  unsealed: string;
}

/** A line of what a deal or an answer changes. */
export interface Change {
  icon?: IconName;
  seat?: number;
  what: string;
  was?: string;
  will: string;
  why?: string;
}

/** An end without points. */
export interface Story {
  /** How it was won. */
  how: { icon: IconName; title: string; text: string };
  /** What happened on the way, in order. */
  told: readonly { icon: IconName; when: string; text: string }[];
  /** What the others lacked. */
  others: readonly { seat: number; name: string; text: string }[];
}

// Plain data of the furniture: the input of the pieces. Games make it from their views; it contains
// no rules.
import type { IconName } from "../../art/icon.ts";

/** Something that can be counted or owned, as a small sign: clay, favor, a relic, a suit, a kind of
 * worker. */
export interface Token {
  icon: IconName;
  /** Its name, for screen readers. */
  name: string;
  ink: string;
  /** The colour of the icon; cream by default. */
  on?: string;
  /** A line around it. */
  edge?: string;
  /** "back" is a facedown card, "pennant" a banner with its number. */
  shape?: "square" | "disc" | "back" | "pennant";
}

export interface Amount {
  token: Token;
  count: number;
  /** Whether there is not enough of it. */
  short?: boolean;
  /** The amount that will come once the answer is given. */
  soon?: number;
}

/** A mark on a plaque: a token, and its number if that says something. */
export interface Mark {
  token: Token;
  count?: number;
}

/** The owner of a piece: a seat, or the lord against whom all seats play. */
export type Owner = number | "lord";
/** The colours of the lord. */
export const LORD = { field: "#17141A", metal: "#E3C98A" };

/** Workers of one owner in one place. */
export interface Group {
  seat: number;
  /** The owner of the piece, if it is not a seat's. */
  of?: Owner;
  count: number;
  /** The text for screen readers: "Anna: 3". */
  label: string;
}

/** One of several prices; all of its amounts have to be paid. */
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
  /** Called when the mouse enters or leaves. */
  look: (on: boolean) => void;
}

/** The lines of a plaque besides name and numbers. */
export interface PlaqueLines {
  /** The role beside the name: "Exile", "Chancellor". */
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
  /** The text under the cell: what happens from here on. */
  under?: string;
  /** "lent" counts for this round only. */
  state?: "past" | "now" | "full" | "lent";
  /** Whether something begins there: the next threshold. */
  mark?: boolean;
}

export interface TrackMarker {
  seat: Owner;
  name: string;
  at: number;
  /** Its position once the answer is given. */
  to?: number;
}

export interface Threshold {
  /** The first and the last cell of the zone. */
  from: number;
  to: number;
  text: string;
  /** The tone of the cells. */
  tone?: "low" | "high";
}

export interface Face {
  /** The icons on the face; several equal icons count separately. */
  icons?: readonly IconName[];
  text?: string;
  /** Whether it counts half, or does not count like the full sign. */
  hollow?: boolean;
  /** Whether it does not count. */
  struck?: boolean;
  /** A second sign at the corner: a skull. */
  mark?: IconName;
  /** The text for screen readers. */
  name: string;
}

/** A line of a sum: a source of dice or points. */
export interface Source {
  text: string;
  value: string;
  /** "chosen" if the answer would add it. */
  tone?: "chosen" | "quiet";
}

export interface Pool {
  seat?: Owner;
  title: string;
  die: Token;
  count: number;
  /** The number that a chosen card would add. */
  added?: number;
  /** The number added to the dice: warbands. */
  plus?: number;
  /** The icon of that number. */
  plusIcon?: IconName;
  sources?: readonly Source[];
  /** The actions that the other side may still take. */
  may?: string;
  faces?: readonly Face[];
  total?: number;
  /** The making of the total, in words. */
  sum?: string;
}

export interface Offer {
  key: string;
  seat: number;
  /** "Anna offers". */
  text: string;
  gives: readonly Amount[];
  takes: readonly Amount[];
  /** The reason why it is no longer open: "answered". */
  past?: string;
}

export interface Act {
  key: string;
  seat: Owner;
  text: string;
  /** The subject of the act, which stands out from the text. */
  what?: string;
}

export interface StandingAnswer {
  key: string;
  text: string;
  /** The time for which it holds. */
  until: string;
  on: boolean;
}

export interface Figure {
  chance: number;
  text: string;
  /** Whether a chosen card would give this value. */
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
  /** The text under the seal; null if it is not sealed yet. */
  sealed: string | null;
  /** The text beside the empty place of the seal. */
  unsealed: string;
}

/** A line of the changes that a deal or an answer makes. */
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
  /** The way of winning. */
  how: { icon: IconName; title: string; text: string };
  /** The events on the way, in order. */
  told: readonly { icon: IconName; when: string; text: string }[];
  /** What the other players lacked. */
  others: readonly { seat: number; name: string; text: string }[];
}

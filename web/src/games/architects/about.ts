// The effects of an answer, as the server foresees them.
import type { Choice } from "../../contract/shared.ts";
import type { Amount } from "../../table/furniture/pieces.ts";
import type { Voice } from "../../text/voice.ts";
import { GOODS, token } from "../west_kingdom/goods.ts";

const numberIn = (choice: Choice, name: string): number => Number(choice.about?.[name] ?? 0);

/** The counted things of a board, in the order of telling; a hand changes by building cards. */
const TOLD: readonly (readonly [what: string, field: string])[] = [
  ...GOODS.map((good) => [good, good] as const),
  ["virtue", "virtue"],
  ["building_card", "hand"],
];

export interface About {
  /** Own workers at the place, the new one included. */
  workers: number;
  /** Trades, actions or captures that the placement allows. */
  most: number;
  silver: number;
  tax: number;
  vp: number;
  points: number;
  /** The level of the Cathedral that is reached, and the building cards that it takes. */
  level: number;
  cards: number;
  /** Silver found on an apprentice, and coins left on skipped ones. */
  found: number;
  passed: number;
  /** Whether the black market is reset afterwards. */
  reset: boolean;
  /** Whether nothing can be done there. */
  idle: boolean;
}

export const about = (choice: Choice): About => ({
  workers: numberIn(choice, "workers"),
  most: numberIn(choice, "most"),
  silver: numberIn(choice, "silver"),
  tax: numberIn(choice, "tax"),
  vp: numberIn(choice, "vp"),
  points: numberIn(choice, "points"),
  level: numberIn(choice, "level"),
  cards: numberIn(choice, "cards"),
  found: numberIn(choice, "found"),
  passed: numberIn(choice, "passed"),
  reset: numberIn(choice, "reset") > 0,
  idle: numberIn(choice, "idle") > 0,
});

export type Counted = readonly [what: string, count: number];

/** The changes of the player's own goods, virtue and cards. */
export const changes = (choice: Choice): Counted[] =>
  TOLD.flatMap(([what, field]): Counted[] => {
    const change = numberIn(choice, `change_${field}`);
    return change ? [[what, change]] : [];
  });

/** The gains among them. */
export const coming = (choice: Choice): Counted[] =>
  changes(choice).filter(([, change]) => change > 0);

/** The goods of one of a place's alternatives: printed numbers with W filled in. */
export const offered = (choice: Choice): Counted[] =>
  TOLD.flatMap(([what]): Counted[] => {
    const count = numberIn(choice, `of_${what}`);
    return count ? [[what, count]] : [];
  });

/** The gains of a placement, for a pill on the board, and whether the player gets only one of
 * them. */
export function gains(choice: Choice, voice: Voice): { amounts: Amount[]; either: boolean } {
  const sure = coming(choice);
  const shown = sure.length ? sure : offered(choice);
  return {
    amounts: shown.map(([what, count]) => ({ token: token(what, voice), count })),
    either: !sure.length,
  };
}

/** "4 stone, 1 virtue". */
export const listed = (amounts: readonly Counted[], voice: Voice): string =>
  amounts.map(([what, count]) => voice.text(`count-${what}`, { count })).join(", ");

/** All changes in words: gains, losses, moving workers, consequences. */
export function told(choice: Choice, voice: Voice): string {
  const comes = coming(choice);
  const goes = changes(choice)
    .filter(([, change]) => change < 0)
    .map(([what, change]): Counted => [what, -change]);
  const moved = ["captured", "free", "prison", "unpaid"].flatMap((what) => {
    const count = numberIn(choice, `change_${what}`);
    const id = count > 0 ? `told-${what}` : `told-${what}.less`;
    return count && voice.has(id) ? [voice.text(id, { count: Math.abs(count) })] : [];
  });
  return [
    comes.length ? voice.text("told-comes", { what: listed(comes, voice) }) : "",
    goes.length ? voice.text("told-goes", { what: listed(goes, voice) }) : "",
    ...moved,
  ]
    .filter(Boolean)
    .join(" ");
}

// The shields of a table bear the colours of its boards: purple is the Empire's.
import type { OathView } from "../../contract/oath.ts";

/** Chevron, bend, saltire, pale, roundel and fess. */
const BORNE: Readonly<Record<string, number>> = {
  blue: 0,
  red: 1,
  yellow: 3,
  purple: 4,
  white: 5,
  black: 6,
};
/** Nobody's board is green. */
const GREEN = 2;

/** The tincture of each seat. A seat without a board gets one that no other seat has. */
export function armsOf(view: Pick<OathView, "players">): number[] {
  const taken = new Set(view.players.map(({ colour }) => BORNE[colour]));
  const free = [GREEN, ...Object.values(BORNE)].filter((one) => !taken.has(one));
  return view.players.map(({ colour }) => BORNE[colour] ?? free.shift()!);
}

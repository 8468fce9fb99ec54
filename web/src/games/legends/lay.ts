// Laying the board: what can be done with which tile, as plain data.
import type { TileView } from "../../contract/legends.ts";
import type { Question } from "../../contract/shared.ts";
import { chart, SIDES, TILES, type Chart } from "./tiles.ts";

/** A side in a slot, turned so many quarters clockwise. */
export type Lay = TileView;

/** As an answer names it: "desert:centre:1". */
export const keyOf = ({ side, slot, rotation }: Lay): string => `${side}:${slot}:${rotation}`;

export function laysOf(question: Question | null): Lay[] {
  return (question?.choices ?? []).flatMap(({ key }) => {
    const [side = "", slot = "", rotation = ""] = key.split(":");
    return side in SIDES ? [{ side, slot, rotation: Number(rotation) }] : [];
  });
}

/** The two sides of each tile. */
export const PAIRS: readonly (readonly [string, string])[] = Object.values(TILES).map(
  (sides) => [sides[0]!, sides[1]!] as const,
);

export const reverse = (side: string): string =>
  PAIRS.flatMap(([a, b]) => (a === side ? [b] : b === side ? [a] : []))[0]!;

/** The tile of a side, if it lies on the board: with that side up or with the other. */
export const lying = (tiles: readonly Lay[], side: string): Lay | undefined =>
  tiles.find((tile) => tile.side === side || tile.side === reverse(side));

/** How a tile lies in a slot if nobody has turned it: as the slots are drawn. */
const NATURAL: Readonly<Record<string, number>> = { left: 0, right: 0 };

/** What laying a side into a slot comes to; nothing where it may not lie. `wish` is how it was
 * turned in the hand. */
export function fitting(
  lays: readonly Lay[],
  side: string,
  slot: string,
  wish: number | null,
): Lay | null {
  const here = lays.filter((lay) => lay.side === side && lay.slot === slot);
  for (const rotation of [wish, NATURAL[slot] ?? 1, NATURAL[slot] ?? 0]) {
    const found = here.find((lay) => lay.rotation === rotation);
    if (found) return found;
  }
  return here[0] ?? null;
}

/** The slots into which a side may go from where it is. */
export const openTo = (lays: readonly Lay[], tiles: readonly Lay[], side: string): Set<string> => {
  const from = tiles.find((tile) => tile.side === side)?.slot;
  return new Set(lays.flatMap((lay) => (lay.side === side && lay.slot !== from ? [lay.slot] : [])));
};

const quarter = (rotation: number): number => ((rotation % 4) + 4) % 4;

/** The tiles with one of them turned. In the ring a quarter turn of one turns the others too. */
export function turned(
  layout: string,
  tiles: readonly Lay[],
  slot: string,
  quarters: number,
): Lay[] {
  const all = layout === "ring" && quarters % 2 !== 0;
  return tiles.map((tile) =>
    all || tile.slot === slot ? { ...tile, rotation: quarter(tile.rotation + quarters) } : tile,
  );
}

/** The angle at which a tile is shown, so that it turns the short way from where it was. */
export function angleAt(rotation: number, before: number): number {
  const off = rotation * 90 - before;
  return before + ((((off + 180) % 360) + 360) % 360) - 180;
}

const CHARTS = new Map<string, Chart>();

/** A side as it is drawn, around the middle of the tile. Trees stand upright however it lies. */
export function tileChart(side: string, rotation: number): Chart {
  const key = `${side}:${rotation}`;
  const made = CHARTS.get(key) ?? chart("t", [{ slot: "centre", side, rotation }]);
  CHARTS.set(key, made);
  return made;
}

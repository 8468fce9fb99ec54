// Laying the board: the possible moves of each tile, as plain data.
import type { TileView } from "../../contract/legends.ts";
import type { Question } from "../../contract/shared.ts";
import { chart, SIDES, TILES, type Chart } from "./tiles.ts";

/** A side in a slot; the rotation is in quarter turns clockwise. */
export type Lay = TileView;

/** The key of an answer: "desert:centre:1". */
export const keyOf = ({ side, slot, rotation }: Lay): string => `${side}:${slot}:${rotation}`;

function parsed(key: string): Lay {
  const [side = "", slot = "", rotation = ""] = key.split(":");
  return { side, slot, rotation: Number(rotation) };
}

export function laysOf(question: Question | null): Lay[] {
  const lays = (question?.choices ?? []).map(({ key }) => parsed(key));
  return lays.filter(({ side }) => side in SIDES);
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

/** The rotation of an unturned tile in a slot: that in which the slots are drawn. */
const NATURAL: Readonly<Record<string, number>> = { left: 0, right: 0 };

/** The lay for a side in a slot; null if it doesn't fit. `wish` is the rotation in the
 * reader's hand. */
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

/** A tile turned by some quarter turns. */
export const turned = (tile: Lay, quarters: number): Lay => ({
  ...tile,
  rotation: quarter(tile.rotation + quarters),
});

/** All tiles after one was laid, as the server foresees them; null if the lay is not legal. */
export function tilesAfter(question: Question | null, lay: Lay): Lay[] | null {
  const choice = question?.choices.find(({ key }) => key === keyOf(lay));
  const tiles = choice?.about?.["tiles"];
  return Array.isArray(tiles) ? tiles.map(parsed) : null;
}

/** The angle at which a tile is shown, chosen so that it turns the short way. */
export function angleAt(rotation: number, before: number): number {
  const off = rotation * 90 - before;
  return before + ((((off + 180) % 360) + 360) % 360) - 180;
}

const CHARTS = new Map<string, Chart>();

/** The drawing of a side, around the middle of the tile. Trees stand upright in every rotation. */
export function tileChart(side: string, rotation: number): Chart {
  const key = `${side}:${rotation}`;
  const made = CHARTS.get(key) ?? chart("t", [{ slot: "centre", side, rotation }]);
  CHARTS.set(key, made);
  return made;
}

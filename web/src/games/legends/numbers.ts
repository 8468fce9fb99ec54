// Where numbers stand on the map: what a step into each region costs, or brings.
import type { Point } from "../../table/map/geometry.ts";
import type { Taken } from "./names.ts";
import { PILL } from "./pieces.ts";
import { depth } from "./room.ts";

export interface Numbered {
  region: string;
  corners: readonly Point[];
  /** Where its number hides nothing of the region's own. */
  pill: Point;
  /** Whether a second mark stands beside the number. */
  long: boolean;
}

/** Pieces that stand in a region. */
export interface Standing {
  region: string;
  box: Taken;
}

const SECOND = 16;
/** How far from its spot a number may lie, and the steps between tries: parts of its height. */
const FAR = 3;
const STEP = 0.5;
/** What a pixel outside the region, and one away from the own spot, cost beside one that is hidden. */
const OUTSIDE = 8;
const AWAY = 1;

/** A number stays at its region's own spot, unless it would lie on a neighbour's pieces there, on the
 * price of a crossing, or on another number. */
export function numberSpots(
  numbered: readonly Numbered[],
  standing: readonly Standing[],
  prices: readonly Taken[],
  zoom: number,
): ReadonlyMap<string, Taken> {
  const placed = new Map<string, Taken>();
  for (const { region, corners, pill, long } of numbered) {
    const width = (PILL.width + (long ? SECOND : 0)) * zoom;
    const at = (point: Point): Taken => ({ ...point, width, height: PILL.height * zoom });
    const numbers = [...prices, ...placed.values()];
    const others = standing.filter((one) => one.region !== region).map(({ box }) => box);
    let best = at(pill);
    if (hidden(best, [...others, ...numbers]) > 0) {
      const all = [...standing.map(({ box }) => box), ...numbers];
      const cost = (number: Taken): number =>
        hidden(number, all) +
        OUTSIDE * Math.max(0, -depth(number, corners)) +
        AWAY * Math.hypot(number.x - pill.x, number.y - pill.y);
      best = around(pill, PILL.height * zoom)
        .map(at)
        .reduce((one, other) => (cost(other) < cost(one) ? other : one), best);
    }
    placed.set(region, best);
  }
  return placed;
}

function around({ x, y }: Point, unit: number): Point[] {
  const steps = Array.from({ length: (2 * FAR) / STEP + 1 }, (_, i) => (i * STEP - FAR) * unit);
  return steps.flatMap((dx) => steps.map((dy) => ({ x: x + dx, y: y + dy })));
}

/** How much of the boxes a number hides. */
export const hidden = (number: Taken, boxes: readonly Taken[]): number =>
  boxes.reduce((sum, box) => sum + common(number, box), 0);

function common(a: Taken, b: Taken): number {
  const width = (a.width + b.width) / 2 - Math.abs(a.x - b.x);
  const height = (a.height + b.height) / 2 - Math.abs(a.y - b.y);
  return width > 0 && height > 0 ? width * height : 0;
}

// The places of numbers on the map: the cost or the gain of a step into each region.
import type { Point } from "../../table/map/geometry.ts";
import type { Taken } from "./names.ts";
import { PILL } from "./pieces.ts";
import { depth } from "./room.ts";

export interface Numbered {
  region: string;
  corners: readonly Point[];
  /** A place for its number that hides nothing of the region itself. */
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
/** The farthest a number may lie from its spot, and the steps between tries, as parts of its
 * height. */
const FAR = 3;
const STEP = 0.5;
/** The cost of a pixel outside the region, and of one away from the own spot, relative to a hidden
 * one. */
const OUTSIDE = 8;
const AWAY = 1;

/** A number stays at its region's own spot, unless it would cover a neighbour's pieces, the price
 * of a crossing, or another number. */
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

/** The area of the boxes that a number hides. */
export const hidden = (number: Taken, boxes: readonly Taken[]): number =>
  boxes.reduce((sum, box) => sum + common(number, box), 0);

function common(a: Taken, b: Taken): number {
  const width = (a.width + b.width) / 2 - Math.abs(a.x - b.x);
  const height = (a.height + b.height) / 2 - Math.abs(a.y - b.y);
  return width > 0 && height > 0 ? width * height : 0;
}

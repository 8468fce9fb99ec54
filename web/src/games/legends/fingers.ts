// Touch areas: the part of the map that reacts for a small region, or for one of several pieces in
// a region.
import { around, type Point } from "../../table/map/geometry.ts";
import { depth } from "./room.ts";
import type { Place } from "./tiles.ts";

type Outlined = Pick<Place, "region" | "corners" | "rough">;

const ROUNDS = 12;
const PARTS = [0.2, 0.4, 0.6, 0.8, 1];
/** The least distance from other coasts, in units of the map, because coasts are drawn a little off
 * their rough outlines. */
const APART = 4;

/** The outlines by region. One that is less than `least` wide or high reaches out into the sea;
 * between two such regions, each gets the part nearer to it. */
export function withRoom(places: readonly Outlined[], least: number): ReadonlyMap<string, Point[]> {
  let known = KNOWN.get(places);
  if (!known) KNOWN.set(places, (known = new Map()));
  const found = known.get(least) ?? allWithRoom(places, least);
  known.set(least, found);
  return found;
}

/** The results by map and least size, because a map is drawn many times. */
const KNOWN = new WeakMap<readonly Outlined[], Map<number, ReadonlyMap<string, Point[]>>>();

const allWithRoom = (places: readonly Outlined[], least: number): ReadonlyMap<string, Point[]> =>
  new Map(
    places.map((place) => {
      const others = places
        .filter((other) => other !== place && isNear(place, other, least))
        .map(({ rough, corners }) => ({ rough, small: isSmall(corners, least) }));
      return [place.region, grown(place.corners, others, least)];
    }),
  );

interface Other {
  rough: readonly Point[];
  /** Whether it needs more room as well. */
  small: boolean;
}

function isSmall(corners: readonly Point[], least: number): boolean {
  const { width, height } = around(corners);
  return width < least || height < least;
}

function isNear(one: Outlined, other: Outlined, far: number): boolean {
  const [a, b] = [around(one.corners, far), around(other.corners, far)];
  const apart = (from: number, size: number, to: number, width: number): boolean =>
    from + size < to || to + width < from;
  return !apart(a.x, a.width, b.x, b.width) && !apart(a.y, a.height, b.y, b.height);
}

function grown(corners: readonly Point[], others: readonly Other[], least: number): Point[] {
  const own = around(corners);
  const middle = { x: own.x + own.width / 2, y: own.y + own.height / 2 };
  let [right, down] = [0, 0];
  let made = [...corners];
  for (let round = 0; round < ROUNDS; round++) {
    const { width, height } = around(made);
    if (width >= least && height >= least) break;
    right += Math.max(0, least - width);
    down += Math.max(0, least - height);
    made = corners.map((corner) => {
      const out = {
        x: (right * (corner.x - middle.x)) / own.width,
        y: (down * (corner.y - middle.y)) / own.height,
      };
      return moved(corner, out, others);
    });
  }
  return made;
}

/** A point of an outline, moved out until it would meet another region. */
function moved({ x, y }: Point, out: Point, others: readonly Other[]): Point {
  const far = Math.hypot(out.x, out.y);
  let free = { x, y };
  for (const part of PARTS) {
    const at = { x: x + out.x * part, y: y + out.y * part };
    const meets = ({ rough, small }: Other): boolean =>
      -depth(at, rough) < (small ? far * part : APART);
    if (others.some(meets)) break;
    free = at;
  }
  return free;
}

/** Divides an outline among some points: each gets the part nearest to it. */
export const shared = (corners: readonly Point[], points: readonly Point[]): Point[][] =>
  points.map((own) =>
    points.reduce<Point[]>(
      (left, other) => (other === own ? left : nearer(left, own, other)),
      [...corners],
    ),
  );

/** The part of an outline that is nearer to one point than to another. */
function nearer(corners: readonly Point[], one: Point, other: Point): Point[] {
  const lead = ({ x, y }: Point): number =>
    Math.hypot(x - other.x, y - other.y) ** 2 - Math.hypot(x - one.x, y - one.y) ** 2;
  return corners.flatMap((corner, i) => {
    const before = corners.at(i - 1)!;
    const [from, to] = [lead(before), lead(corner)];
    const kept = to >= 0 ? [corner] : [];
    if (from >= 0 === to >= 0) return kept;
    const t = from / (from - to);
    const border = {
      x: before.x + t * (corner.x - before.x),
      y: before.y + t * (corner.y - before.y),
    };
    return [border, ...kept];
  });
}

// Coasts and borders that look cut by hand: every line wavers, and two regions share theirs.
import type { Point } from "../../table/map/geometry.ts";

/** The distance between the points of a cut, and the largest deviation. */
const STEP = 5;
const WAVES = [
  { length: 52, reach: 5.2 },
  { length: 17, reach: 2.6 },
];

/** A number from -1 to 1 for a knot of the grid. */
function knot(i: number, j: number, salt: number): number {
  let n = (i * 374761393 + j * 668265263 + salt * 2147483647) | 0;
  n = Math.imul(n ^ (n >>> 13), 1274126177);
  return ((n ^ (n >>> 16)) >>> 0) / 2147483648 - 1;
}

const eased = (t: number): number => t * t * (3 - 2 * t);

/** Smooth noise over the plane. */
function noise(x: number, y: number, salt: number): number {
  const [i, j] = [Math.floor(x), Math.floor(y)];
  const [s, t] = [eased(x - i), eased(y - j)];
  const row = (at: number): number => knot(i, at, salt) * (1 - s) + knot(i + 1, at, salt) * s;
  return row(j) * (1 - t) + row(j + 1) * t;
}

/** A point with its deviation, which depends only on the place, so that shared lines stay
 * shared. */
function strayed({ x, y }: Point): Point {
  let [dx, dy] = [0, 0];
  WAVES.forEach(({ length, reach }, salt) => {
    dx += reach * noise(x / length, y / length, 2 * salt);
    dy += reach * noise(x / length, y / length, 2 * salt + 1);
  });
  return { x: x + dx, y: y + dy };
}

export function handCut(corners: readonly Point[]): Point[] {
  return corners.flatMap((a, i) => {
    const b = corners[(i + 1) % corners.length]!;
    const parts = Math.max(1, Math.round(Math.hypot(b.x - a.x, b.y - a.y) / STEP));
    return Array.from({ length: parts }, (_, k) => {
      const t = k / parts;
      return strayed({ x: a.x + (b.x - a.x) * t, y: a.y + (b.y - a.y) * t });
    });
  });
}

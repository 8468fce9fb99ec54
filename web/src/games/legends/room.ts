// Room inside a region: how far a place is from the coast, and where something fits best.
import { around, type Point } from "../../table/map/geometry.ts";

/** How far inside the outline a point lies; less than nothing outside. */
export function depth({ x, y }: Point, corners: readonly Point[]): number {
  let inside = false;
  let nearest = Infinity;
  for (let i = 0, j = corners.length - 1; i < corners.length; j = i++) {
    const [a, b] = [corners[i]!, corners[j]!];
    if (a.y > y !== b.y > y && x < ((b.x - a.x) * (y - a.y)) / (b.y - a.y) + a.x) inside = !inside;
    const [dx, dy] = [b.x - a.x, b.y - a.y];
    const t = ((x - a.x) * dx + (y - a.y) * dy) / (dx * dx + dy * dy || 1);
    const s = Math.max(0, Math.min(1, t));
    nearest = Math.min(nearest, Math.hypot(x - a.x - s * dx, y - a.y - s * dy));
  }
  return inside ? nearest : -nearest;
}

export interface Spot extends Point {
  /** How much room is left around it; less than nothing if it juts out. */
  slack: number;
}

const GRID = 14;

/** Where a box of this size lies deepest inside. */
export function deepest(corners: readonly Point[], width: number, height: number): Spot {
  const box = around(corners);
  const rim = [-1, 0, 1].flatMap((i) =>
    [-1, 0, 1].flatMap((j) => (i || j ? [{ x: (i * width) / 2, y: (j * height) / 2 }] : [])),
  );
  let best: Spot = { x: box.x + box.width / 2, y: box.y + box.height / 2, slack: -Infinity };
  for (let i = 0; i <= GRID; i++) {
    for (let j = 0; j <= GRID; j++) {
      const at = { x: box.x + (i * box.width) / GRID, y: box.y + (j * box.height) / GRID };
      const slack = Math.min(
        ...rim.map(({ x, y }) => depth({ x: at.x + x, y: at.y + y }, corners)),
      );
      if (slack > best.slack) best = { ...at, slack };
    }
  }
  return best;
}

// Room inside a region: the distance of a place from the coast, and the best place for a box.
import { around, type Point } from "../../table/map/geometry.ts";

/** The distance of a point inside the outline from it; negative outside. */
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

/** The spacing of a grid on which depths are measured once, because they are looked up many
 * times. */
const SPACING = 4;
const SOUNDED = new WeakMap<readonly Point[], (x: number, y: number) => number>();

function soundings(corners: readonly Point[]): (x: number, y: number) => number {
  const known = SOUNDED.get(corners);
  if (known) return known;
  const box = around(corners);
  const [columns, rows] = [Math.ceil(box.width / SPACING) + 1, Math.ceil(box.height / SPACING) + 1];
  const measured = Float32Array.from({ length: columns * rows }, (_, n) =>
    depth(
      { x: box.x + (n % columns) * SPACING, y: box.y + Math.floor(n / columns) * SPACING },
      corners,
    ),
  );
  const nearest = (x: number, y: number): number => {
    const i = Math.max(0, Math.min(columns - 1, Math.round((x - box.x) / SPACING)));
    const j = Math.max(0, Math.min(rows - 1, Math.round((y - box.y) / SPACING)));
    const beside = Math.max(box.x - x, x - box.x - box.width, box.y - y, y - box.y - box.height, 0);
    return measured[j * columns + i]! - beside;
  };
  SOUNDED.set(corners, nearest);
  return nearest;
}

/** A box that needs room: its size, and its offset from the point to be found. */
export interface Part {
  width: number;
  height: number;
  x?: number;
  y?: number;
  /** In radians. */
  angle?: number;
  /** The amount that it may jut out without harm. */
  leeway?: number;
}

export interface Spot extends Point {
  /** The room left around it; negative if it juts out. */
  slack: number;
}

const GRID = 16;
/** The spots along a turned part. */
const SPOTS = [-1, -0.75, -0.5, -0.25, 0, 0.25, 0.5, 0.75, 1];
/** The cost of covering something, relative to jutting out. */
const HIDES = 5;

/** The place where boxes together lie deepest inside, clear of other things. */
export function deepest(
  corners: readonly Point[],
  parts: readonly Part[],
  taken: readonly (Part & Point)[] = [],
): Spot {
  const box = around(corners);
  const deep = soundings(corners);
  const edges = parts.map((part) => ({ part, rim: rim(part), leeway: part.leeway ?? 0 }));
  let best: Spot = { x: box.x + box.width / 2, y: box.y + box.height / 2, slack: -Infinity };
  for (let i = 1; i < GRID; i++) {
    for (let j = 1; j < GRID; j++) {
      const x = box.x + (i * box.width) / GRID;
      const y = box.y + (j * box.height) / GRID;
      let slack = Infinity;
      for (const { part, rim, leeway } of edges) {
        for (const other of taken) {
          const gap = between(part, x, y, other);
          slack = Math.min(slack, gap < 0 ? gap * HIDES : gap);
        }
        for (const point of rim) {
          if (slack <= best.slack) break;
          slack = Math.min(slack, deep(x + point.x, y + point.y) + leeway);
        }
        if (slack <= best.slack) break;
      }
      if (slack > best.slack) best = { x, y, slack };
    }
  }
  return best;
}

/** Points on the edge of a box, so close that no cape slips between them. */
function rim({ width, height, x = 0, y = 0, angle = 0 }: Part): Point[] {
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  const steps = [-1, -0.5, 0, 0.5, 1];
  const edge = steps
    .flatMap((i) =>
      steps.filter((j) => Math.abs(i) === 1 || Math.abs(j) === 1).map((j) => ({ i, j })),
    )
    // Corners first: they are the first to jut out.
    .sort((a, b) => Math.hypot(b.i, b.j) - Math.hypot(a.i, a.j));
  return edge.map(({ i, j }) => {
    const [dx, dy] = [(i * width) / 2, (j * height) / 2];
    return { x: x + dx * cos - dy * sin, y: y + dx * sin + dy * cos };
  });
}

/** The distance of a part at a point from an upright box; negative if they overlap. A turned part
 * is represented by spots along its middle, each as wide as it is high. */
function between(part: Part, x: number, y: number, box: Part & Point): number {
  const { width, height, x: right = 0, y: down = 0, angle = 0 } = part;
  const apart = (px: number, py: number, w: number, h: number): number =>
    Math.max(
      Math.abs(px - box.x) - (box.width + w) / 2,
      Math.abs(py - box.y) - (box.height + h) / 2,
    );
  if (!angle) return apart(x + right, y + down, width, height);
  const far = Math.max(0, width - height) / 2;
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  return Math.min(
    ...SPOTS.map((step) =>
      apart(x + right + step * far * cos, y + down + step * far * sin, height, height),
    ),
  );
}

/** The direction in which a region is longest, and the ratio of its length to its width. */
export function axis(corners: readonly Point[]): { angle: number; length: number } {
  const n = corners.length;
  const mean = (of: (point: Point) => number): number =>
    corners.reduce((sum, point) => sum + of(point), 0) / n;
  const [mx, my] = [mean(({ x }) => x), mean(({ y }) => y)];
  const xx = mean(({ x }) => (x - mx) ** 2);
  const yy = mean(({ y }) => (y - my) ** 2);
  const xy = mean(({ x, y }) => (x - mx) * (y - my));
  const angle = Math.atan2(2 * xy, xx - yy) / 2;
  const spread = Math.hypot((xx - yy) / 2, xy);
  const [long, broad] = [(xx + yy) / 2 + spread, (xx + yy) / 2 - spread];
  return { angle, length: Math.sqrt(long / (broad || 1)) };
}

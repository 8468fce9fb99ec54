// The place of a note beside the things that it is about.

export interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

interface Size {
  width: number;
  height: number;
}

const GAP = 10;
/** The default cost of covering things that may be covered, in pixels of distance. */
const COVERING = 2400;
/** What it costs to cut one of them, or its ring of light: a slice of a word or a picture looks broken. */
const CUTTING = 30;
/** How far the ring reaches around a thing. */
const RING = 6;
/** What it costs to stand anywhere rather than at an edge of the thing. */
const ASTRAY = 60;

/** The area that two boxes share. */
export function common(a: Box, b: Box): number {
  const width = Math.min(a.left + a.width, b.left + b.width) - Math.max(a.left, b.left);
  const height = Math.min(a.top + a.height, b.top + b.height) - Math.max(a.top, b.top);
  return width > 0 && height > 0 ? width * height : 0;
}

type Point = readonly [x: number, y: number];

/** A line from the first point to the last that bends towards the second. */
export type Curve = readonly [Point, Point, Point];

const STEPS = 160;
/** Half the width of a line drawn along a curve. */
const STROKE = 3;

/** Whether a line drawn along the curve would overlap the box. */
export function crosses([from, bend, to]: Curve, box: Box): boolean {
  return Array.from({ length: STEPS + 1 }, (_, i) => i / STEPS).some((t) => {
    const at = (axis: 0 | 1): number =>
      (1 - t) ** 2 * from[axis] + 2 * t * (1 - t) * bend[axis] + t ** 2 * to[axis];
    const dot = {
      left: at(0) - STROKE,
      top: at(1) - STROKE,
      width: 2 * STROKE,
      height: 2 * STROKE,
    };
    return common(dot, box) > 0;
  });
}

const ringed = ({ left, top, width, height }: Box): Box => ({
  left: left - RING,
  top: top - RING,
  width: width + 2 * RING,
  height: height + 2 * RING,
});

const area = ({ width, height }: Size): number => width * height;

/** The box around several boxes; null for none. */
export function around(boxes: readonly Box[]): Box | null {
  if (!boxes.length) return null;
  const left = Math.min(...boxes.map((box) => box.left));
  const top = Math.min(...boxes.map((box) => box.top));
  const right = Math.max(...boxes.map((box) => box.left + box.width));
  const bottom = Math.max(...boxes.map((box) => box.top + box.height));
  return { left, top, width: right - left, height: bottom - top };
}

/** The best place for a box of that size, and its cost: it never overlaps taken boxes, covers as
 * little as possible of those that may be covered, and is near. Null if there is none. */
export function placeBeside(
  thing: Box,
  size: Size,
  room: Box,
  taken: readonly Box[],
  covered: readonly Box[] = [],
  covering = COVERING,
): { left: number; top: number; cost: number } | null {
  const middle = [thing.left + thing.width / 2, thing.top + thing.height / 2] as const;
  const inside = (left: number, top: number): Box => ({
    ...size,
    left: Math.max(room.left, Math.min(left, room.left + room.width - size.width)),
    top: Math.max(room.top, Math.min(top, room.top + room.height - size.height)),
  });
  const beside = [
    inside(middle[0] - size.width / 2, thing.top + thing.height + GAP),
    inside(middle[0] - size.width / 2, thing.top - size.height - GAP),
    inside(thing.left + thing.width + GAP, middle[1] - size.height / 2),
    inside(thing.left - size.width - GAP, middle[1] - size.height / 2),
  ];
  const anywhere: Box[] = [];
  for (let top = room.top; top + size.height <= room.top + room.height; top += 8)
    for (let left = room.left; left + size.width <= room.left + room.width; left += 24)
      anywhere.push(inside(left, top));
  const cost = (box: Box): number => {
    const shares = covered.map((other) => common(box, other));
    const share = shares.reduce((sum, one) => sum + one, 0);
    const cut = covered.filter(
      (other, i) => common(box, ringed(other)) > 0 && shares[i]! < area(other),
    ).length;
    const far = Math.hypot(
      box.left + size.width / 2 - middle[0],
      box.top + size.height / 2 - middle[1],
    );
    const astray = beside.includes(box) ? 0 : ASTRAY;
    return far + astray + CUTTING * cut + (covering * share) / area(size);
  };
  let best: Box | null = null;
  let least = Infinity;
  for (const box of [...beside, ...anywhere]) {
    if (taken.some((other) => common(box, other) > 0)) continue;
    const found = cost(box);
    if (found < least) [best, least] = [box, found];
  }
  return best && { left: best.left, top: best.top, cost: least };
}

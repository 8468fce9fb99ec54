// Places on a flat hexagon, in percent of its box: longer sides above and below, a corner on either
// side.

export interface Spot {
  x: number;
  y: number;
}

const RADIUS = { x: 38, y: 36 };

/** The places, clockwise from the upper left. In rows, the lower one runs backwards. */
export function around(count: number, rows = false): Spot[] {
  return Array.from({ length: count }, (_, i) => {
    if (rows) {
      const width = Math.ceil(count / 2);
      const column = i < width ? i : count - 1 - i;
      return { x: (100 * (column + 0.36)) / width, y: i < width ? 27 : 76 };
    }
    const angle = (2 * Math.PI * (i - 0.5)) / count;
    return { x: 47 + RADIUS.x * Math.sin(angle), y: 50 - RADIUS.y * Math.cos(angle) };
  });
}

export interface Arrow {
  x1: number;
  y1: number;
  x2: number;
  y2: number;
  /** The middle of the arrow, where its head is, and its rotation. */
  mx: number;
  my: number;
  turn: number;
}

/** The arrows from each place to the next. The drawing is 100 wide and 40 high. */
export function arrowsAround(count: number): Arrow[] {
  const spots = around(count);
  return spots.map((from, i) => {
    const to = spots[(i + 1) % count]!;
    const at = (part: number): Spot => ({
      x: from.x + (to.x - from.x) * part,
      y: from.y + (to.y - from.y) * part,
    });
    // The numbers are to the right of their places.
    const back = to.x < from.x ? 0.16 : 0;
    const [start, end, middle] = [at(0.42 - back), at(0.74 - back), at(0.58 - back)];
    return {
      x1: start.x,
      y1: start.y * 0.4,
      x2: end.x,
      y2: end.y * 0.4,
      mx: middle.x,
      my: middle.y,
      // The box is about twice as wide as it is high.
      turn: (Math.atan2((to.y - from.y) / 2, to.x - from.x) * 180) / Math.PI,
    };
  });
}

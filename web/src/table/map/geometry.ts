// Places on a map: positions, outlines, and the visible part of the map.

export interface Point {
  x: number;
  y: number;
}

export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

const ROOT3 = Math.sqrt(3);

/** The centre of a hex that stands on a corner, in axial coordinates; r grows downwards. */
export const hexMiddle = (q: number, r: number, size: number): Point => ({
  x: size * ROOT3 * (q + r / 2),
  y: size * 1.5 * r,
});

/** The corners of a hex that stands on a corner; `size` is the distance from its centre to a
 * corner. */
export function hexCorners({ x, y }: Point, size: number): Point[] {
  return Array.from({ length: 6 }, (_, k) => {
    const angle = Math.PI / 6 + (k * Math.PI) / 3;
    return { x: x + size * Math.cos(angle), y: y + size * Math.sin(angle) };
  });
}

export const outline = (corners: readonly Point[]): string =>
  "M" + corners.map(({ x, y }) => `${x.toFixed(1)} ${y.toFixed(1)}`).join("L") + "Z";

/** The smallest box around some points. */
export function around(points: readonly Point[], margin = 0): Box {
  const xs = points.map(({ x }) => x);
  const ys = points.map(({ y }) => y);
  const [left, top] = [Math.min(...xs) - margin, Math.min(...ys) - margin];
  return {
    x: left,
    y: top,
    width: Math.max(...xs) + margin - left,
    height: Math.max(...ys) + margin - top,
  };
}

/** The translation and zoom of the map: a point p of the sheet is seen at p * zoom + (x, y). */
export interface Look {
  x: number;
  y: number;
  zoom: number;
}

export const WHOLE: Look = { x: 0, y: 0, zoom: 1 };
export const MOST = 3;

/** A look at a sheet of this size without unused room beside it. */
export function within(look: Look, width: number, height: number): Look {
  const zoom = Math.max(1, Math.min(MOST, look.zoom));
  const keep = (shift: number, size: number): number =>
    Math.min(0, Math.max(size * (1 - zoom), shift));
  return { zoom, x: keep(look.x, width), y: keep(look.y, height) };
}

/** The look zoomed around a point of the screen, which stays in place. */
export function zoomed(look: Look, at: Point, by: number, width: number, height: number): Look {
  const zoom = Math.max(1, Math.min(MOST, look.zoom * by));
  const shift = (place: number, old: number): number => place - ((place - old) * zoom) / look.zoom;
  return within({ zoom, x: shift(at.x, look.x), y: shift(at.y, look.y) }, width, height);
}

/** The distance by which the content at a point of the screen moves from one look to another. */
export function drift(from: Look, to: Look, at: Point): number {
  const shift = (place: number, old: number, now: number): number =>
    ((place - old) / from.zoom) * to.zoom + now - place;
  return Math.hypot(shift(at.x, from.x, to.x), shift(at.y, from.y, to.y));
}

/** The least zoom that is worth it; a lower one would cut off the edges of the map without showing
 * more. */
const WORTH = 1.2;

/** The look that shows a box of the sheet as large as possible. */
export function fitted(box: Box, width: number, height: number, most: number): Look {
  const zoom = Math.min(most, width / box.width, height / box.height);
  if (zoom < WORTH) return WHOLE;
  return within(
    {
      zoom,
      x: width / 2 - (box.x + box.width / 2) * zoom,
      y: height / 2 - (box.y + box.height / 2) * zoom,
    },
    width,
    height,
  );
}

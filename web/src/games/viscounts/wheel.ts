// Positions on the round board: angles in degrees, clockwise, the first segment on top; lengths in
// units of a board with this radius.
export const RADIUS = 276;
export const CASTLE = 118;
const PART = 72;
const OUTER = 203;
const INNER = 143;
export const RIM = 250;
/** Angles of the spaces, from the beginning of a segment. */
const SPACES = [18, 54, 36];
const FIRST_SPOT = 10;
const BETWEEN = 13;

export type Point = readonly [x: number, y: number];

export const at = (radius: number, angle: number): Point => {
  const turned = (angle * Math.PI) / 180;
  return [radius * Math.cos(turned), radius * Math.sin(turned)];
};

/** The angle at which a segment begins. */
export const begins = (segment: number, turn = 0): number => -126 + turn + segment * PART;

export const spaceAngle = (segment: number, kind: number, turn = 0): number =>
  begins(segment, turn) + SPACES[kind]!;
/** The position of a space: of the two on the outer road or the one on the inner. */
export const spaceAt = (segment: number, kind: number, turn = 0): Point =>
  at(kind === 2 ? INNER : OUTER, spaceAngle(segment, kind, turn));

/** Possible positions of a space's number: between the roads, on either side of the space. */
const NUMBERS: readonly (readonly [radius: number, ...angles: number[]])[] = [
  [187, 8.5, 27],
  [187, 63.5, 45],
  [157, 50, 22],
];
/** The position of a number, clear of the pieces on the space: a viscount would cover a number
 * above it, and the number of workers one below it on the right. */
export function numberAt(segment: number, kind: number, turn = 0): Point {
  const [radius, ...angles] = NUMBERS[kind]!;
  const [x, y] = spaceAt(segment, kind, turn);
  const places = angles.map((angle) => at(radius, begins(segment, turn) + angle));
  const isFree = (place: Point): boolean => {
    const [right, down] = [place[0] - x, place[1] - y];
    return down > 0 ? right < 0 || right > 30 || down > 34 : down > -12 || Math.abs(right) > 24;
  };
  // Viscounts hide more than numbers do.
  return places.find(isFree) ?? places.reduce((low, one) => (one[1] > low[1] ? one : low));
}

/** The distance on the outer road that is clear of the space and its pieces. */
const BEFORE = 11;
export const beforeSpace = (segment: number, kind: number, turn = 0): Point =>
  at(OUTER, spaceAngle(segment, kind, turn) - BEFORE);

/** The position of viscounts: with their feet on the space. Below the castle they stand lower, off
 * the number of its section's gain, unless the price of going there is written at their feet. */
export const standAt = (segment: number, kind: number, turn = 0, priced = false): Point => {
  const [x, y] = spaceAt(segment, kind, turn);
  const below = kind === 2 && !priced && isLow(spaceAngle(segment, kind, turn));
  return [x, y + (below ? 9 : -14)];
};

/** The offsets, from the middle of a space, of the groups of workers that stand there side by side,
 * with a price after them. */
export function abreast(groups: number, price: boolean): number[] {
  const all = groups + Number(price);
  const wide = (all > 2 ? 17 : 23) + (price ? 4 : 0);
  return Array.from({ length: all }, (_, i) => (i - (all - 1) / 2) * wide);
}

export const spotAt = (segment: number, place: number, turn = 0): Point =>
  at(RIM, begins(segment, turn) + FIRST_SPOT + place * BETWEEN);

/** The angle of a link. The last one of a segment crosses its border. */
export const linkAngle = (segment: number, place: number, last: boolean, turn = 0): number =>
  begins(segment, turn) + (last ? PART : FIRST_SPOT + place * BETWEEN + BETWEEN / 2);
export const linkAt = (segment: number, place: number, last: boolean, turn = 0): Point =>
  at(RIM, linkAngle(segment, place, last, turn));

const f = (n: number): string => n.toFixed(1);

/** A part of a ring between two radii and two angles. */
export function arc(inner: number, outer: number, from: number, to: number): string {
  const corners = [at(outer, from), at(outer, to), at(inner, to), at(inner, from)];
  const [a, b, c, d] = corners.map(([x, y]) => `${f(x)} ${f(y)}`);
  return `M${a}A${outer} ${outer} 0 0 1 ${b}L${c}A${inner} ${inner} 0 0 0 ${d}Z`;
}

/** A line along a circle, in the other direction where words would be upside down. */
export function curve(radius: number, from: number, to: number, back = false): string {
  const [a, b] = [at(radius, back ? to : from), at(radius, back ? from : to)];
  return `M${f(a[0])} ${f(a[1])}A${radius} ${radius} 0 0 ${back ? 0 : 1} ${f(b[0])} ${f(b[1])}`;
}

/** The angle of a point from the top, in degrees from −180 to 180. */
export const fromTop = ([x, y]: Point): number => (Math.atan2(x, -y) * 180) / Math.PI;

/** Whether an angle is in the lower half. */
export const isLow = (angle: number): boolean => Math.sin((angle * Math.PI) / 180) > 0.3;

interface Stop {
  segment: number;
  kind: number;
}

/** A way along the roads, from space to space. */
export function route(stops: readonly Stop[], turn = 0): string {
  return stops
    .map(({ segment, kind }, i) => {
      const [x, y] = spaceAt(segment, kind, turn);
      const before = stops[i - 1];
      if (!before) return `M${f(x)} ${f(y)}`;
      // Between two spaces of one road along its circle, otherwise straight.
      const same = (before.kind === 2) === (kind === 2);
      const radius = kind === 2 ? INNER : OUTER;
      return same ? `A${radius} ${radius} 0 0 1 ${f(x)} ${f(y)}` : `L${f(x)} ${f(y)}`;
    })
    .join("");
}

/** A coordinate as a share of a box with the centre in its middle, for `left` and `top`. */
export const percent = (n: number, radius: number): string =>
  `${(50 + (n / radius) * 50).toFixed(2)}%`;

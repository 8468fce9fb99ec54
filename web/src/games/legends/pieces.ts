// The pieces in a region and their places: arms with numbers, cities, tokens, and the region's
// name.
import type { RegionView } from "../../contract/legends.ts";
import type { Point } from "../../table/map/geometry.ts";
import { freeName, labelOf, waysToWrite, writtenAt, type Name, type Taken } from "./names.ts";
import { deepest, type Part, type Spot } from "./room.ts";
import type { Place } from "./tiles.ts";

/** The index of the neutral armies' arms, which no seat has. */
export const NEUTRAL = 5;

export interface Mark {
  sort: "army" | "city" | "token" | "start";
  /** The index of the owner's arms; none on tokens. */
  owner: number;
  count: number;
  token: string;
}

/** Armies, then cities, then tokens. */
export function marksOf({ armies, cities, neutral, token, is_start }: RegionView): Mark[] {
  const pieces = (sort: "army" | "city", counts: readonly number[]): Mark[] =>
    counts.flatMap((count, owner) => (count ? [{ sort, owner, count, token: "" }] : []));
  return [
    ...pieces("army", armies),
    ...(neutral ? [{ sort: "army" as const, owner: NEUTRAL, count: neutral, token: "" }] : []),
    ...pieces("city", cities),
    ...(token ? [{ sort: "token" as const, owner: -1, count: 1, token }] : []),
    ...(is_start ? [{ sort: "start" as const, owner: -1, count: 1, token: "start" }] : []),
  ];
}

export interface Arrangement {
  /** The middle of each mark. */
  marks: Point[];
  /** The scale of the marks: 1 is as drawn. */
  size: number;
  name: Name;
  /** The areas that the marks, if any, and the name cover. */
  covers: Taken[];
  /** A place for a number that hides nothing, if the region is large enough. */
  pill: Point;
  /** The same for a lantern beside such a number. */
  lamp: Point;
}

/** A mark's room at full size. */
export const CELL = { width: 31, height: 37 };
/** The sizes of marks, with the amount that they may jut out: more for smaller ones, because
 * numbers must be legible. */
const SIZES = [
  { size: 1, enough: -2 },
  { size: 0.92, enough: -3 },
  { size: 0.84, enough: -4.5 },
  { size: 0.77, enough: -7 },
  { size: 0.7, enough: -Infinity },
];
/** The penalty for a name apart from the marks, or in two lines. */
const APART = 4;
const BROKEN = 3;
export const PILL = { width: 44, height: 21, leeway: 10 };
export const LAMP = { size: 26, leeway: 16 };

const KNOWN = new WeakMap<Place, Map<string, Arrangement>>();

/** `zoom` is the factor by which things are enlarged relative to the map, so that they are
 * legible. */
export function arrange(place: Place, count: number, name: string, zoom: number): Arrangement {
  let known = KNOWN.get(place);
  if (!known) KNOWN.set(place, (known = new Map()));
  const key = `${count} ${zoom} ${name}`;
  let found = known.get(key);
  if (!found) {
    const made = find(place.rough, count, name, zoom);
    const pill = pillSpot(place.rough, made.covers, zoom);
    const lamp = lampSpot(place.rough, { covers: made.covers, pill }, zoom);
    found = { ...made, pill, lamp };
    known.set(key, found);
  }
  return found;
}

/** The factors by which marks are enlarged for fingers, if there is room. */
const LARGER = [2, 1.75, 1.5, 1.25];
export function arrangeLarge(place: Place, count: number, name: string, zoom: number): Arrangement {
  for (const times of LARGER) {
    const found = arrange(place, count, name, zoom * times);
    if (found.size >= SIZES[1]!.size * zoom * times) return found;
  }
  return arrange(place, count, name, zoom);
}

/** A place of a given size beside a mark: above it, or wherever it hides no other mark. */
export function beside(
  mark: Point,
  { width, height }: { width: number; height: number },
  others: readonly Point[],
  size: number,
): Point {
  const [across, along] = [(width + CELL.width * size) / 2, (height + CELL.height * size) / 2];
  const above = { x: mark.x, y: mark.y - along };
  const ways = [
    above,
    { x: mark.x, y: mark.y + along },
    { x: mark.x - across, y: mark.y },
    { x: mark.x + across, y: mark.y },
  ];
  const hides = (at: Point): boolean =>
    others.some(
      ({ x, y }) =>
        Math.abs(x - at.x) < across - SLACK * size && Math.abs(y - at.y) < along - SLACK * size,
    );
  return ways.find((at) => !hides(at)) ?? above;
}
/** The length of a shield's tip that may go under a number. */
const SLACK = 6;

/** A spot for a number: better over the border than over another number. */
function pillSpot(corners: readonly Point[], covers: Arrangement["covers"], zoom: number): Point {
  const pill = { width: PILL.width * zoom, height: PILL.height * zoom, leeway: PILL.leeway * zoom };
  const { slack, ...at } = deepest(corners, [pill], covers);
  if (slack > -PILL.leeway) return at;
  const [marks] = covers;
  return { x: marks!.x, y: marks!.y - marks!.height / 2 - pill.height / 3 };
}

/** A place for the lantern of a hint: over no name, mark or number. */
function lampSpot(corners: readonly Point[], { covers, pill }: Lamped, zoom: number): Point {
  const size = LAMP.size * zoom;
  const number = { ...pill, width: PILL.width * zoom, height: PILL.height * zoom };
  const lamp = { width: size, height: size, leeway: LAMP.leeway * zoom };
  const { x, y } = deepest(corners, [lamp], [...covers, number]);
  return { x, y };
}

type Lamped = Pick<Arrangement, "covers" | "pill">;
/** The part of an arrangement that is computed before the pill. */
type Laid = Omit<Arrangement, "pill" | "lamp">;

function find(corners: readonly Point[], count: number, name: string, zoom: number): Laid {
  const ways = waysToWrite(name);
  if (!count) return nameAlone(corners, ways, zoom);
  let best: Made | null = null;
  for (const { size, enough } of SIZES) {
    best = null;
    for (let columns = 1; columns <= count; columns++) {
      const rows = Math.ceil(count / columns);
      if (columns > 1 && Math.ceil(count / (columns - 1)) === rows) continue;
      const block = { count, columns, rows, size: size * zoom };
      const alone = deepest(corners, [boxOf(block)]);
      for (const lines of ways) {
        const shy = (lines.length - 1) * BROKEN;
        // An arrangement with the name never has more room than the marks alone.
        if (best && alone.slack - shy <= best.slack) break;
        for (const option of [together, separate]) {
          const made = option(corners, block, lines, zoom, alone);
          if (!best || made.slack - shy > best.slack) best = { ...made, slack: made.slack - shy };
        }
      }
    }
    if (best!.slack > enough * zoom) break;
  }
  return best!.arrangement;
}

interface Block {
  count: number;
  columns: number;
  rows: number;
  size: number;
}

type Made = { slack: number; arrangement: Laid };

type Lines = readonly string[];

/** The name under the marks. */
function together(corners: readonly Point[], block: Block, lines: Lines, zoom: number): Made {
  const own = boxOf(block);
  const label = labelOf(lines, zoom);
  const down = (own.height + label.height) / 2 + zoom;
  const { slack, ...at } = deepest(corners, [own, { ...label, y: down }]);
  const name = writtenAt({ x: at.x, y: at.y + down }, lines, zoom);
  return { slack, arrangement: laidOut(block, at, name, label) };
}

/** The name at a place with room for it. */
function separate(
  corners: readonly Point[],
  block: Block,
  lines: Lines,
  zoom: number,
  at: Spot,
): Made {
  const own = boxOf(block);
  const { name, slack } = freeName(corners, lines, zoom, [{ ...own, ...at }]);
  return {
    slack: Math.min(at.slack, slack) - APART,
    arrangement: laidOut(block, at, name, labelOf(lines, zoom)),
  };
}

function nameAlone(corners: readonly Point[], ways: readonly Lines[], zoom: number): Laid {
  const written = ways.map((lines) => {
    const { name, slack } = freeName(corners, lines, zoom, []);
    return { name, slack: slack - (lines.length - 1) * BROKEN };
  });
  const { name } = written.reduce((best, one) => (one.slack > best.slack ? one : best));
  const label = labelOf(name.lines, zoom);
  return { marks: [], size: zoom, name, covers: [{ ...label, x: name.x, y: name.y }] };
}

const boxOf = ({ columns, rows, size }: Block): Part & { height: number } => ({
  width: columns * CELL.width * size,
  height: rows * CELL.height * size,
});

function laidOut(block: Block, { x, y }: Point, name: Name, label: Part): Laid {
  const { count, columns, rows, size } = block;
  const marks = Array.from({ length: count }, (_, i) => {
    const row = Math.floor(i / columns);
    const inRow = row === rows - 1 ? count - row * columns : columns;
    return {
      x: x + ((i % columns) - (inRow - 1) / 2) * CELL.width * size,
      y: y + (row - (rows - 1) / 2) * CELL.height * size,
    };
  });
  const own = boxOf(block);
  return {
    marks,
    size,
    name,
    covers: [
      { ...own, x, y },
      { ...label, x: name.x, y: name.y },
    ],
  };
}

// What stands in a region, and where in it: arms with numbers, cities, tokens, and its name.
import type { RegionView } from "../../contract/legends.ts";
import type { Point } from "../../table/map/geometry.ts";
import { axis, deepest, type Part } from "./room.ts";
import type { Place } from "./tiles.ts";

/** The arms of the neutral armies: nobody's seat. */
export const NEUTRAL = 5;

export interface Mark {
  sort: "army" | "city" | "token" | "start";
  /** Whose arms; none on tokens. */
  owner: number;
  count: number;
  token: string;
}

/** Armies, then cities, then what lies there. */
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
  /** How large they are: 1 is as drawn. */
  size: number;
  name: Point & { angle: number; size: number };
  /** What the marks and the name cover. */
  covers: (Part & Point)[];
  /** Where a number can stand without hiding anything, if the region is large enough. */
  pill: Point;
  /** The same for a lantern beside such a number. */
  lamp: Point;
}

/** A mark's room at full size. */
export const CELL = { width: 31, height: 37 };
/** Cyrillic letters are broader. */
const NAME = { height: 14, latin: 5.7, cyrillic: 6.3, size: 13.5 };
/** The smaller the marks, the more they may jut out: numbers are there to be read. */
const SIZES = [
  { size: 1, enough: -2 },
  { size: 0.92, enough: -3 },
  { size: 0.84, enough: -4.5 },
  { size: 0.77, enough: -7 },
  { size: 0.7, enough: -Infinity },
];
const NAME_LEEWAY = 8;
/** Rather out at sea than under a shield. */
const NAME_AT_SEA = 17;
/** A name that stands apart from the marks, or on its side, is the second choice. */
const APART = 4;
const PILL = { width: 44, height: 21, leeway: 10 };
const LAMP = { size: 26, leeway: 16 };
const ON_ITS_SIDE = 8;

const KNOWN = new WeakMap<Place, Map<string, Arrangement>>();

/** `zoom` is how much larger things are drawn than the map, so that they can be read. */
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

/** Rather over the border than over a number. */
function pillSpot(corners: readonly Point[], covers: Arrangement["covers"], zoom: number): Point {
  const pill = { width: PILL.width * zoom, height: PILL.height * zoom, leeway: PILL.leeway * zoom };
  const { slack, ...at } = deepest(corners, [pill], covers);
  if (slack > -PILL.leeway) return at;
  const [marks] = covers;
  return { x: marks!.x, y: marks!.y - marks!.height / 2 - pill.height / 3 };
}

/** Where the lantern of a hint hangs: over no name, no mark and no number. */
function lampSpot(corners: readonly Point[], { covers, pill }: Lamped, zoom: number): Point {
  const size = LAMP.size * zoom;
  const number = { ...pill, width: PILL.width * zoom, height: PILL.height * zoom };
  const lamp = { width: size, height: size, leeway: LAMP.leeway * zoom };
  const { x, y } = deepest(corners, [lamp], [...covers, number]);
  return { x, y };
}

type Lamped = Pick<Arrangement, "covers" | "pill">;
/** What is worked out before the pill. */
type Laid = Omit<Arrangement, "pill" | "lamp">;

function find(corners: readonly Point[], count: number, name: string, zoom: number): Laid {
  const letter = /[а-я]/i.test(name) ? NAME.cyrillic : NAME.latin;
  const width = name.length * letter * zoom;
  const label = { width, height: NAME.height * zoom, leeway: NAME_LEEWAY };
  if (!count) return nameAlone(corners, label, zoom);
  let best: Made | null = null;
  for (const { size, enough } of SIZES) {
    best = null;
    for (let columns = 1; columns <= count; columns++) {
      const rows = Math.ceil(count / columns);
      if (columns > 1 && Math.ceil(count / (columns - 1)) === rows) continue;
      for (const option of [together, separate]) {
        const made = option(corners, { count, columns, rows, size: size * zoom }, label, zoom);
        if (!best || made.slack > best.slack) best = made;
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

/** The name under the marks. */
function together(corners: readonly Point[], block: Block, label: Part, zoom: number): Made {
  const own = boxOf(block);
  const down = (own.height + label.height) / 2 + zoom;
  const { slack, ...at } = deepest(corners, [own, { ...label, y: down }]);
  const name = { x: at.x, y: at.y + down, angle: 0, size: NAME.size * zoom };
  return { slack, arrangement: laidOut(block, at, name, label) };
}

/** The name wherever there is room for it. */
function separate(corners: readonly Point[], block: Block, label: Part, zoom: number): Made {
  const own = boxOf(block);
  const at = deepest(corners, [own]);
  const free = freeName(corners, { ...label, leeway: NAME_AT_SEA }, [{ ...own, ...at }]);
  const name = { ...free, size: NAME.size * zoom };
  return {
    slack: Math.min(at.slack, free.slack) - APART,
    arrangement: laidOut(block, at, name, label),
  };
}

function nameAlone(corners: readonly Point[], label: Part, zoom: number): Laid {
  const name = { ...freeName(corners, label, []), size: NAME.size * zoom };
  return { marks: [], size: zoom, name, covers: [{ ...label, ...name }] };
}

function freeName(
  corners: readonly Point[],
  label: Part,
  taken: (Part & Point)[],
): Point & { angle: number; slack: number } {
  const flat = { ...deepest(corners, [label], taken), angle: 0 };
  if (flat.slack > NAME_LEEWAY - 3) return flat;
  const { angle, length } = axis(corners);
  if (length < 1.4 || Math.abs(angle) < 0.15) return flat;
  const turned = { ...deepest(corners, [{ ...label, angle }], taken), angle };
  return turned.slack > flat.slack + ON_ITS_SIDE ? turned : flat;
}

const boxOf = ({ columns, rows, size }: Block): Part & { height: number } => ({
  width: columns * CELL.width * size,
  height: rows * CELL.height * size,
});

function laidOut(block: Block, { x, y }: Point, name: Arrangement["name"], label: Part): Laid {
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
      { ...label, ...name },
    ],
  };
}

export interface Named {
  region: string;
  letters: number;
  x: number;
  y: number;
  angle: number;
  size: number;
}

const STEPS = [-1, -0.75, -0.5, -0.25, 0, 0.25, 0.5, 0.75, 1];
const LETTER = 0.5;

const SMALLER = [1, 0.66];

/** By region, how much smaller its name is written so that no name touches another; 0 where even a
 * small one would. */
export function apart(names: readonly Named[]): ReadonlyMap<string, number> {
  const sizes = new Map(names.map(({ region }) => [region, 1]));
  for (const [i, size] of SMALLER.entries())
    for (const one of names) {
      const own = { ...one, size: one.size * size };
      const other = names.find(
        (two) =>
          two !== one &&
          sizes.get(two.region) &&
          meet(own, { ...two, size: two.size * sizes.get(two.region)! }),
      );
      if (other && sizes.get(one.region) === size) sizes.set(one.region, SMALLER[i + 1] ?? 0);
    }
  return sizes;
}

function meet(one: Named, two: Named): boolean {
  const points = along(two);
  const gap = Math.max(one.size, two.size);
  return along(one).some((a) => points.some((b) => Math.hypot(a.x - b.x, a.y - b.y) < gap));
}

const along = ({ x, y, angle, size, letters }: Named): Point[] =>
  STEPS.map((step) => {
    const far = (step * letters * size * LETTER) / 2;
    return { x: x + far * Math.cos(angle), y: y + far * Math.sin(angle) };
  });

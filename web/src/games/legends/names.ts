// The names of regions: their line breaks and places, so that none hides a piece, a number or
// another name.
import { around, type Point } from "../../table/map/geometry.ts";
import { axis, deepest, type Part } from "./room.ts";

/** A name and its place. */
export interface Name extends Point {
  lines: readonly string[];
  angle: number;
  /** The size of its letters. */
  size: number;
}

export type Taken = Part & Point;

/** The width of a letter; Cyrillic letters are wider. */
const LETTER = { latin: 5.7, cyrillic: 6.3 };
const LINE = 14;
const SIZE = 13.5;
const LEEWAY = 8;
/** The amount that a name may jut out to sea where there are pieces: better than under a shield. */
const AT_SEA = 17;
/** The additional room that a name on its side must have. */
const ON_ITS_SIDE = 8;
/** The length up to which a word at the end of a line moves to the next one. */
const SHORT = 2;
const CLUMSY = 4;
/** The sizes to try where a name at full size has no room. */
const SMALLER = [1, 0.86, 0.74];
/** The overlap with something else that a name may have. */
const TOUCHES = 2;
const HARDLY = -10;
/** In a full region the name stands beside it: the smallest letters may jut out further. */
const BESIDE = -22;

/** The name in one line, and in two if it has several words. */
export function waysToWrite(name: string): string[][] {
  const words = name.split(" ");
  const broken = words.slice(1).map((_, i) => {
    const lines = [words.slice(0, i + 1).join(" "), words.slice(i + 1).join(" ")];
    const wide = Math.max(...lines.map(({ length }) => length));
    return { lines, wide: wide + (words[i]!.length <= SHORT ? CLUMSY : 0) };
  });
  const best = broken.sort((a, b) => a.wide - b.wide)[0];
  return [[name], ...(best ? [best.lines] : [])];
}

/** The room of a name. */
export function labelOf(lines: readonly string[], zoom: number): Part {
  const letter = /[а-я]/i.test(lines[0]!) ? LETTER.cyrillic : LETTER.latin;
  const longest = Math.max(...lines.map(({ length }) => length));
  return {
    width: longest * letter * zoom,
    height: lines.length * LINE * zoom,
    leeway: LEEWAY,
  };
}

export const writtenAt = (at: Point, lines: readonly string[], zoom: number, angle = 0): Name => ({
  x: at.x,
  y: at.y,
  lines,
  angle,
  size: SIZE * zoom,
});

/** The name at a place with room for it, upright or along the region. */
export function freeName(
  corners: readonly Point[],
  lines: readonly string[],
  zoom: number,
  taken: readonly Taken[],
): { name: Name; slack: number } {
  const label = { ...labelOf(lines, zoom), leeway: taken.length ? AT_SEA : LEEWAY };
  const flat = deepest(corners, [label], taken);
  const upright = { name: writtenAt(flat, lines, zoom), slack: flat.slack };
  if (flat.slack > LEEWAY - 3) return upright;
  const { angle, length } = axis(corners);
  if (length < 1.4 || Math.abs(angle) < 0.15) return upright;
  const turned = deepest(corners, [{ ...label, angle }], taken);
  if (turned.slack <= flat.slack + ON_ITS_SIDE) return upright;
  return { name: writtenAt(turned, lines, zoom, angle), slack: turned.slack };
}

export interface Naming {
  region: string;
  corners: readonly Point[];
  /** The name as it would be written without neighbours. */
  name: Name;
  /** The room of the pieces in the region. */
  marks?: Taken | undefined;
}

/** The names by region, clear of the pieces and names of neighbours and everything else on the map;
 * none where a name would only be in the way. */
export function writeNames(
  places: readonly Naming[],
  others: readonly Taken[],
  zoom: number,
): ReadonlyMap<string, Name> {
  const found = new Map<string, Name>();
  const taken = [...places.flatMap(({ marks }) => marks ?? []), ...others];
  const narrowFirst = [...places].sort((a, b) => leftIn(a) - leftIn(b));
  for (const { region, corners, name } of narrowFirst) {
    const near = taken.filter((box) => meet(box, around(corners, AT_SEA)));
    const own = roomOf(name);
    const written = near.some((box) => overlap(own, box))
      ? elsewhere(corners, name.lines.join(" "), zoom, near)
      : name;
    if (!written) continue;
    found.set(region, written);
    taken.push(roomOf(written));
  }
  return found;
}

function elsewhere(
  corners: readonly Point[],
  name: string,
  zoom: number,
  taken: readonly Taken[],
): Name | null {
  for (const smaller of SMALLER) {
    const ways = waysToWrite(name).map((lines) => freeName(corners, lines, zoom * smaller, taken));
    const best = ways.sort((a, b) => b.slack - a.slack)[0]!;
    if (best.slack > (smaller === SMALLER.at(-1) ? BESIDE : HARDLY)) return best.name;
  }
  return null;
}

/** The upright box around a name. */
function roomOf({ x, y, lines, angle, size }: Name): Taken {
  const { width, height } = labelOf(lines, size / SIZE);
  const [cos, sin] = [Math.abs(Math.cos(angle)), Math.abs(Math.sin(angle))];
  return { x, y, width: width * cos + height * sin, height: width * sin + height * cos };
}

const overlap = (a: Taken, b: Taken): boolean =>
  Math.abs(a.x - b.x) < (a.width + b.width) / 2 - TOUCHES &&
  Math.abs(a.y - b.y) < (a.height + b.height) / 2 - TOUCHES;

const meet = (box: Taken, room: { x: number; y: number; width: number; height: number }): boolean =>
  overlap(box, { ...room, x: room.x + room.width / 2, y: room.y + room.height / 2 });

/** The share of a region that its pieces leave free. */
const leftIn = ({ corners, marks }: Naming): number => {
  const { width, height } = around(corners);
  return width * height - (marks ? marks.width * marks.height : 0);
};

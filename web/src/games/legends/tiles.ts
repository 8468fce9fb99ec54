// The board's tiles and their arrangement, from the rules' own table.
import type { TileView } from "../../contract/legends.ts";
import { around, type Box, type Point } from "../../table/map/geometry.ts";
import table from "../../../../src/throneroom/games/legends/tiles.toml";
import { handCut } from "./coast.ts";

export const EDGES = ["N", "E", "S", "W"] as const;
export type Edge = (typeof EDGES)[number];
type Pair = readonly [number, number];

/** A dotted line, or a bridge, between two regions of one tile. */
interface Line {
  from: string;
  to: string;
  a: Pair;
  b: Pair;
}

interface SideTable {
  islands: string[][];
  bridges: [string, string][];
  exits: Record<Edge, string>;
  coasts: Record<Edge, Pair>;
  lines?: Line[];
  /** Whether the start is here wherever the side lies. */
  start_mark?: boolean;
  regions: Record<string, { centre: Pair; polygon: Pair[] }>;
}

interface LayoutTable {
  slots: string[];
  joints: [a: string, aEdge: Edge, b: string, bEdge: Edge][];
}

interface TileTable {
  aspect: number;
  tiles: Record<string, string[]>;
  sides: Record<string, SideTable>;
  layouts: Record<string, LayoutTable>;
}

export const { aspect, tiles: TILES, sides: SIDES, layouts: LAYOUTS } = table as TileTable;

/** A tile's longer edge on the map; everything on the map is drawn for it. */
export const LENGTH = 384;
const WIDTH = aspect * LENGTH;

// A tile as it lies

/** The width and height of a tile after some quarter turns. */
export const footprint = (rotation: number): { width: number; height: number } =>
  rotation % 2 ? { width: LENGTH, height: WIDTH } : { width: WIDTH, height: LENGTH };

/** A point of the upright tile after it is turned clockwise, from its upper left corner. */
function turned({ x, y }: Point, rotation: number): Point {
  switch (rotation % 4) {
    case 1:
      return { x: LENGTH - y, y: x };
    case 2:
      return { x: WIDTH - x, y: LENGTH - y };
    case 3:
      return { x: y, y: WIDTH - x };
    default:
      return { x, y };
  }
}

const upright = ([u, v]: Pair): Point => ({ x: u * WIDTH, y: v * LENGTH });

/** The edge of the upright tile that is at an edge of the tile as it lies. */
const ownEdge = (edge: Edge, rotation: number): Edge =>
  EDGES[(EDGES.indexOf(edge) - (rotation % 4) + 4) % 4]!;

/** The regions of a side with their drawn coasts and borders, the tile upright. */
const CUT = new Map<string, ReadonlyMap<string, Point[]>>();
function cut(side: string): ReadonlyMap<string, Point[]> {
  const known = CUT.get(side);
  if (known) return known;
  const { regions } = SIDES[side]!;
  const made = new Map(
    Object.entries(regions).map(([key, { polygon }]) => [key, handCut(polygon.map(upright))]),
  );
  CUT.set(side, made);
  return made;
}

// All tiles together

/** The box of each slot. An empty slot is shown as most tiles would fill it. */
export function slotBoxes(layout: string, tiles: readonly TileView[]): Record<string, Box> {
  const turn = (slot: string, otherwise: number): number =>
    tiles.find((tile) => tile.slot === slot)?.rotation ?? otherwise;
  if (layout === "ring") {
    const { width, height } = footprint(tiles[0]?.rotation ?? 1);
    const at = (x: number, y: number): Box => ({ x: x * width, y: y * height, width, height });
    return {
      top_left: at(0, 0),
      top_right: at(1, 0),
      bottom_right: at(1, 1),
      bottom_left: at(0, 1),
    };
  }
  const [left, centre, right, bottom] = [
    footprint(turn("left", 0)),
    footprint(turn("centre", 1)),
    footprint(turn("right", 0)),
    footprint(turn("bottom", 1)),
  ];
  return {
    left: { x: -centre.width / 2 - left.width, y: -left.height / 2, ...left },
    centre: { x: -centre.width / 2, y: -centre.height / 2, ...centre },
    right: { x: centre.width / 2, y: -right.height / 2, ...right },
    bottom: { x: -bottom.width / 2, y: centre.height / 2, ...bottom },
  };
}

/** A region on the map. */
export interface Place {
  region: string;
  side: string;
  slot: string;
  island: string;
  /** Its number on its tile, from 0: it gives neighbours different shades. */
  nth: number;
  corners: Point[];
  /** The same outline with few corners, for finding room inside. */
  rough: Point[];
}

/** A crossing, from coast to coast. */
export interface Lane {
  a: string;
  b: string;
  bridge: boolean;
  points: Point[];
}

export interface Chart {
  tiles: { tile: TileView; box: Box }[];
  places: Place[];
  lanes: Lane[];
  /** The box of all the land, with the margin around it. */
  box: Box;
}

const MARGIN = 26;
/** Room for a banner on the northernmost cape. */
const BANNER = 16;

/** The map that some tiles make; the same object for the same tiles. */
export function chart(layout: string, tiles: readonly TileView[]): Chart {
  const key = [layout, ...tiles.map(({ slot, side, rotation }) => `${slot}:${side}:${rotation}`)];
  const known = CHARTS.get(key.join());
  if (known) return known;
  const made = draw(layout, tiles);
  CHARTS.set(key.join(), made);
  return made;
}

const CHARTS = new Map<string, Chart>();

function draw(layout: string, tiles: readonly TileView[]): Chart {
  const boxes = slotBoxes(layout, tiles);
  const laid = tiles.map((tile) => {
    const box = boxes[tile.slot]!;
    const at = (point: Point): Point => {
      const { x, y } = turned(point, tile.rotation);
      return { x: box.x + x, y: box.y + y };
    };
    return { tile, box, at, side: SIDES[tile.side]! };
  });

  const places = laid.flatMap(({ tile, at, side }) => {
    const shapes = cut(tile.side);
    return side.islands.flatMap((regions, island) =>
      regions.map((region) => ({
        region,
        side: tile.side,
        slot: tile.slot,
        island: `${tile.side}_island_${island + 1}`,
        nth: Object.keys(side.regions).indexOf(region),
        corners: shapes.get(region)!.map(at),
        rough: side.regions[region]!.polygon.map(upright).map(at),
      })),
    );
  });

  const inner = laid.flatMap(({ at, side }) =>
    (side.lines ?? []).map(({ from, to, a, b }) => ({
      a: from,
      b: to,
      bridge: side.bridges.some(([one, two]) => one === from && two === to),
      points: [at(upright(a)), at(upright(b))],
    })),
  );

  const exit = (slot: string, edge: Edge): { region: string; coast: Point; middle: Point } => {
    const { tile, box, at, side } = laid.find((other) => other.tile.slot === slot)!;
    const own = ownEdge(edge, tile.rotation);
    return {
      region: side.exits[own],
      coast: at(upright(side.coasts[own])),
      middle: edgeMiddle(box, edge),
    };
  };
  const filled = new Set(tiles.map(({ slot }) => slot));
  const joints = LAYOUTS[layout]!.joints.filter(([a, , b]) => filled.has(a) && filled.has(b)).map(
    ([slotA, edgeA, slotB, edgeB]) => {
      const [one, two] = [exit(slotA, edgeA), exit(slotB, edgeB)];
      return {
        a: one.region,
        b: two.region,
        bridge: false,
        points: [one.coast, one.middle, two.coast],
      };
    },
  );

  const land = around(
    [...places.flatMap(({ corners }) => corners), ...inner.flatMap(({ points }) => points)],
    MARGIN,
  );
  return {
    tiles: laid.map(({ tile, box }) => ({ tile, box })),
    places,
    lanes: [...inner, ...joints],
    box: { ...land, y: land.y - BANNER, height: land.height + BANNER },
  };
}

/** The place of a lane's price: beside the middle, or over it if the lane is long. */
export function priceSpot({ points }: Lane): Point {
  if (points.length > 2) return points[1]!;
  const [a, b] = [points[0]!, points[1]!];
  const length = Math.hypot(b.x - a.x, b.y - a.y) || 1;
  const off = length > 60 ? 0 : 15;
  return {
    x: (a.x + b.x) / 2 - ((b.y - a.y) / length) * off,
    y: (a.y + b.y) / 2 + ((b.x - a.x) / length) * off,
  };
}

/** A cape of each island for its banner: high up, and out of the way of ships. */
export function capesOf({ places, lanes }: Chart): Map<string, Point> {
  const way = lanes.flatMap(({ points }) => points);
  const islands = [...new Set(places.map(({ island }) => island))];
  const [NEAR, AWAY] = [34, 90];
  return new Map(
    islands.map((island) => {
      const coast = places.filter((place) => place.island === island).flatMap((p) => p.corners);
      const height = ({ x, y }: Point): number =>
        way.some((at) => Math.hypot(at.x - x - 8, at.y - y + 16) < NEAR) ? y + AWAY : y;
      return [island, coast.reduce((top, corner) => (height(corner) < height(top) ? corner : top))];
    }),
  );
}

function edgeMiddle({ x, y, width, height }: Box, edge: Edge): Point {
  switch (edge) {
    case "N":
      return { x: x + width / 2, y };
    case "E":
      return { x: x + width, y: y + height / 2 };
    case "S":
      return { x: x + width / 2, y: y + height };
    case "W":
      return { x, y: y + height / 2 };
  }
}

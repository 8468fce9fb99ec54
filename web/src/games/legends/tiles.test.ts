import { describe, expect, it } from "vitest";
import type { TileView } from "../../contract/legends.ts";
import { around, type Point } from "../../table/map/geometry.ts";
import { arrange } from "./pieces.ts";
import { axis, deepest, depth } from "./room.ts";
import { capesOf, chart, footprint, LAYOUTS, LENGTH, SIDES, slotBoxes, TILES } from "./tiles.ts";

const T: TileView[] = [
  { slot: "left", side: "horseshoe", rotation: 0 },
  { slot: "centre", side: "desert", rotation: 1 },
  { slot: "right", side: "ice_islands", rotation: 2 },
  { slot: "bottom", side: "red_forest", rotation: 3 },
];
const RING: TileView[] = LAYOUTS["ring"]!.slots.map((slot, i) => ({
  slot,
  side: Object.values(TILES)[i]![i % 2]!,
  rotation: 1 + 2 * (i % 2),
}));

const cornersOf = (tiles: readonly TileView[], layout: string, region: string): Point[] =>
  chart(layout, tiles).places.find((place) => place.region === region)!.corners;
const key = ({ x, y }: Point): string => `${x.toFixed(3)} ${y.toFixed(3)}`;

describe("tiles", () => {
  it("come from the game's own table", () => {
    expect(Object.keys(TILES).length).toBe(4);
    expect(Object.values(TILES).flat().sort()).toEqual(Object.keys(SIDES).sort());
  });

  it("lie edge to edge, whichever way they are turned", () => {
    for (const rotation of [0, 1]) {
      const turned = T.map((tile) => ({ ...tile, rotation }));
      const { left, centre, bottom } = slotBoxes("t", turned);
      expect(left!.x + left!.width).toBeCloseTo(centre!.x);
      expect(centre!.y + centre!.height).toBeCloseTo(bottom!.y);
    }
    const boxes = Object.values(slotBoxes("ring", RING));
    expect(
      around(boxes.map(({ x, y, width, height }) => ({ x: x + width, y: y + height }))),
    ).toEqual({
      x: LENGTH,
      y: expect.any(Number) as number,
      width: LENGTH,
      height: expect.any(Number) as number,
    });
    expect(footprint(1)).toEqual({ width: LENGTH, height: footprint(0).width });
  });

  it("stay in their slots in every rotation", () => {
    for (const rotation of [0, 1, 2, 3]) {
      const tiles = T.map((tile) => ({ ...tile, rotation }));
      const boxes = slotBoxes("t", tiles);
      for (const { slot, rough } of chart("t", tiles).places) {
        const [own, box] = [around(rough), boxes[slot]!];
        expect(own.x).toBeGreaterThanOrEqual(box.x);
        expect(own.y).toBeGreaterThanOrEqual(box.y);
        expect(own.x + own.width).toBeLessThanOrEqual(box.x + box.width);
        expect(own.y + own.height).toBeLessThanOrEqual(box.y + box.height);
      }
    }
  });

  it("are cut so that neighbours share their border", () => {
    const north = new Set(cornersOf(T, "t", "h2").map(key));
    const shared = cornersOf(T, "t", "h3").filter((corner) => north.has(key(corner)));
    expect(shared.length).toBeGreaterThan(12);
  });
});

describe("sea lanes", () => {
  it("join the regions that the rules join, through the middle of the edge", () => {
    const { lanes } = chart("t", T);
    const pairs = lanes.map(({ a, b }) => `${a}-${b}`);
    // The desert lies on its side: its southern edge looks west.
    expect(pairs).toContain("h4-d6");
    expect(pairs).toContain("h1-h4");
    expect(lanes.find(({ a, b }) => a === "h4" && b === "d6")!.points.length).toBe(3);
    expect(chart("ring", RING).lanes.filter(({ points }) => points.length === 3).length).toBe(4);
  });

  it("are left out while a tile is missing", () => {
    expect(chart("t", T.slice(0, 1)).lanes.map(({ a, b }) => a + b)).toEqual(["h1h4"]);
  });

  it("keep the banners of the islands clear", () => {
    const whole = chart("t", T);
    expect([...capesOf(whole).keys()].length).toBe(6);
  });
});

describe("room in a region", () => {
  const square = [0, 100].flatMap((x) =>
    x
      ? [
          { x, y: 0 },
          { x, y: 100 },
        ]
      : [],
  );
  const corners = [{ x: 0, y: 0 }, ...square, { x: 0, y: 100 }];

  it("is measured from the coast", () => {
    expect(depth({ x: 50, y: 40 }, corners)).toBe(40);
    expect(depth({ x: -3, y: 50 }, corners)).toBe(-3);
  });

  it("is found in the middle, and beside what lies there", () => {
    const free = deepest(corners, [{ width: 20, height: 20 }]);
    expect([free.x, free.y, free.slack]).toEqual([50, 50, 40]);
    const taken = [{ x: 50, y: 30, width: 100, height: 60 }];
    expect(deepest(corners, [{ width: 20, height: 20 }], taken).y).toBeGreaterThan(65);
  });

  it("has a direction", () => {
    const strip = [0, 90].flatMap((y) => [
      { x: y, y },
      { x: y + 10, y: y - 10 },
    ]);
    expect(axis(strip).angle).toBeCloseTo(Math.PI / 4);
    expect(axis(strip).length).toBeGreaterThan(3);
  });

  it("is enough for ten marks and a name anywhere", () => {
    for (const place of [...chart("t", T).places, ...chart("ring", RING).places]) {
      const { marks, size } = arrange(place, 10, "Озеро с водопадом", 1);
      const apart = marks.flatMap((a, i) =>
        marks.slice(i + 1).map((b) => Math.max(Math.abs(a.x - b.x) / 31, Math.abs(a.y - b.y) / 37)),
      );
      expect(Math.min(...apart)).toBeGreaterThanOrEqual(size - 1e-9);
      expect(size).toBeGreaterThanOrEqual(0.7);
    }
  });

  it("is all taken by one mark where there is plenty", () => {
    const place = chart("t", T).places.find(({ region }) => region === "h4")!;
    expect(arrange(place, 1, "Waterfall Lake", 1).size).toBe(1);
  });
});

import { describe, expect, it } from "vitest";
import type { TileView } from "../../contract/legends.ts";
import { around, type Point } from "../../table/map/geometry.ts";
import { shared, withRoom } from "./fingers.ts";
import { depth } from "./room.ts";
import { chart } from "./tiles.ts";

const TILES: TileView[] = [
  { slot: "left", side: "castle_rock", rotation: 0 },
  { slot: "centre", side: "desert", rotation: 1 },
  { slot: "right", side: "volcano", rotation: 0 },
  { slot: "bottom", side: "ice_islands", rotation: 1 },
];
const { places, box } = chart("t", TILES);
/** A phone is 390 pixels wide, a thumb 40. */
const THUMB = (40 * box.width) / 390;

describe("room for a finger", () => {
  const roomy = withRoom(places, THUMB);

  it("gives islets at sea the size of a thumb", () => {
    const before = around(places.find(({ region }) => region === "v2")!.corners);
    expect(Math.min(before.width, before.height)).toBeLessThan(0.8 * THUMB);
    const { width, height } = around(roomy.get("v2")!);
    expect(Math.min(width, height)).toBeGreaterThan(0.99 * THUMB);
  });

  // Coasts are drawn by hand, a little off the outlines to which distances are measured.
  const WOBBLE = 4;
  it("takes none of it from others", () => {
    for (const { region, corners } of places) {
      const made = roomy.get(region)!;
      for (const [i, corner] of made.entries()) {
        if (corner === corners[i]) continue;
        for (const other of places)
          if (other.region !== region) {
            const into = depth(corner, roomy.get(other.region)!);
            expect(into, `${region} in ${other.region}`).toBeLessThan(WOBBLE);
          }
      }
    }
  });

  it("leaves what is large enough as it is drawn", () => {
    for (const { region, corners } of places) {
      const { width, height } = around(corners);
      if (width >= THUMB && height >= THUMB) expect(roomy.get(region)).toEqual(corners);
    }
  });
});

describe("a region with several pieces", () => {
  const square: Point[] = [
    { x: 0, y: 0 },
    { x: 60, y: 0 },
    { x: 60, y: 60 },
    { x: 0, y: 60 },
  ];

  it("is shared out among them, to each what is nearest", () => {
    const [left, right] = shared(square, [
      { x: 20, y: 30 },
      { x: 40, y: 30 },
    ]);
    expect(around(left!)).toEqual({ x: 0, y: 0, width: 30, height: 60 });
    expect(around(right!)).toEqual({ x: 30, y: 0, width: 30, height: 60 });
  });

  it("is whole for one alone", () => {
    expect(shared(square, [{ x: 20, y: 30 }])).toEqual([square]);
  });
});

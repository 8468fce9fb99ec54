import { describe, expect, it } from "vitest";
import type { TileView } from "../../contract/legends.ts";
import { arrange, arrangeLarge, beside, CELL, PILL } from "./pieces.ts";
import { chart } from "./tiles.ts";

const TILES: TileView[] = [
  { slot: "left", side: "castle_rock", rotation: 0 },
  { slot: "centre", side: "desert", rotation: 0 },
  { slot: "right", side: "volcano", rotation: 0 },
  { slot: "bottom", side: "red_forest", rotation: 0 },
];
const at = (x: number, y: number) => ({ x, y });

describe("a number beside a mark", () => {
  it("stands above it", () => {
    const { x, y } = beside(at(50, 50), PILL, [at(50 + CELL.width, 50)], 1);
    expect(x).toBe(50);
    expect(y).toBeLessThan(50 - CELL.height / 2);
  });

  it("stands below it where a mark is above", () => {
    const { x, y } = beside(at(50, 50), PILL, [at(50, 50 - CELL.height)], 1);
    expect(x).toBe(50);
    expect(y).toBeGreaterThan(50 + CELL.height / 2);
  });
});

describe("marks for a finger", () => {
  const { places } = chart("t", TILES);
  const sizes = (region: string, count: number): [number, number] => {
    const place = places.find((one) => one.region === region)!;
    return [arrange(place, count, "", 1).size, arrangeLarge(place, count, "", 1).size];
  };

  it("are larger where there is room", () => {
    const [usual, large] = sizes("f3", 3);
    expect(large).toBeGreaterThan(1.2 * usual);
  });

  it("are as small as any where there is none", () => {
    const [usual, large] = sizes("d2", 6);
    expect(large).toBe(usual);
  });
});

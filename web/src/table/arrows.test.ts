import { describe, expect, it } from "vitest";
import { nextIn } from "./arrows.ts";

const GRID = [
  { x: 0, y: 0 },
  { x: 100, y: 0 },
  { x: 0, y: 100 },
  { x: 100, y: 100 },
];

describe("arrow keys", () => {
  it("go straight on", () => {
    expect(nextIn("ArrowRight", GRID[0]!, GRID)).toBe(1);
    expect(nextIn("ArrowDown", GRID[0]!, GRID)).toBe(2);
    expect(nextIn("ArrowLeft", GRID[3]!, GRID)).toBe(2);
    expect(nextIn("ArrowUp", GRID[3]!, GRID)).toBe(1);
  });

  it("stop at the edge", () => {
    expect(nextIn("ArrowLeft", GRID[0]!, GRID)).toBeNull();
  });

  it("go to the nearest of a row that lies elsewhere", () => {
    const row = [40, 120, 200].map((x) => ({ x, y: 300 }));
    expect(nextIn("ArrowDown", { x: 130, y: 0 }, row)).toBe(1);
  });
});

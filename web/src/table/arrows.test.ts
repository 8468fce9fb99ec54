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

  it("go to the next row of a honeycomb, not to the one after it", () => {
    const rows = [0, 1, 2, 3].map((row) => ({ x: row % 2 ? 50 : 0, y: 87 * row }));
    expect(nextIn("ArrowDown", rows[0]!, rows)).toBe(1);
    expect(nextIn("ArrowDown", rows[1]!, rows)).toBe(2);
    expect(nextIn("ArrowUp", rows[3]!, rows)).toBe(2);
  });

  it("take a raised card for one beside, where straight ahead is meant", () => {
    const raised = { x: 0, y: -13 };
    const card = { x: 160, y: 0 };
    expect(nextIn("ArrowUp", card, [raised], true)).toBeNull();
    expect(nextIn("ArrowLeft", card, [raised], true)).toBe(0);
  });
});

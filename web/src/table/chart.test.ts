import { describe, expect, it } from "vitest";
import { chart, spread, ticks } from "./chart.ts";

const BOX = { width: 120, height: 60, left: 10, right: 10, top: 10, bottom: 10 };

describe("a chart", () => {
  it("spans all turns and the highest value", () => {
    const made = chart(
      [
        [0, 10],
        [0, 5, 20],
      ],
      BOX,
    );
    expect([made.x(0), made.x(2), made.y(20), made.y(0)]).toEqual([10, 110, 10, 50]);
  });

  it("has room below nought for curses", () => {
    expect(chart([[0, -5, 5]], BOX).y(-5)).toBe(50);
  });

  it("marks round numbers", () => {
    expect(ticks(0, 37, 4)).toEqual([0, 10, 20, 30]);
    expect(ticks(-3, 4, 4)).toEqual([-2, 0, 2, 4]);
  });

  it("keeps labels apart in their order", () => {
    expect(spread([10, 11, 40], 15)).toEqual([10, 25, 40]);
    expect(spread([11, 10], 15)).toEqual([25, 10]);
    // The label of a line that ends at the bottom is above the end, not cut off below it.
    expect(spread([10, 50, 50, 50], 15, 55)).toEqual([10, 25, 40, 55]);
  });
});

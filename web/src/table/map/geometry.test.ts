import { describe, expect, it } from "vitest";
import {
  around,
  drift,
  fitted,
  hexCorners,
  hexMiddle,
  outline,
  WHOLE,
  within,
  zoomed,
} from "./geometry.ts";

describe("hexes", () => {
  it("lie a width apart in a row, half of one in the next", () => {
    const width = 10 * Math.sqrt(3);
    expect(hexMiddle(1, 0, 10)).toEqual({ x: width, y: 0 });
    expect(hexMiddle(0, 1, 10)).toEqual({ x: width / 2, y: 15 });
  });

  it("have six corners around their middle", () => {
    const box = around(hexCorners({ x: 0, y: 0 }, 10));
    expect(box.height).toBeCloseTo(20);
    expect(box.width).toBeCloseTo(10 * Math.sqrt(3));
    expect(
      outline([
        { x: 0, y: 0 },
        { x: 1.23, y: 2 },
      ]),
    ).toBe("M0.0 0.0L1.2 2.0Z");
  });
});

describe("a look at the map", () => {
  it("never shows what is beside it", () => {
    expect(within({ x: 50, y: -500, zoom: 2 }, 300, 200)).toEqual({ x: 0, y: -200, zoom: 2 });
    expect(within({ x: 9, y: 9, zoom: 0.2 }, 300, 200)).toEqual(WHOLE);
  });

  it("keeps the point that it is magnified about", () => {
    const { x, y, zoom } = zoomed(WHOLE, { x: 100, y: 80 }, 2, 300, 200);
    expect([100 * zoom + x, 80 * zoom + y]).toEqual([100, 80]);
  });

  it("brings a box into the middle", () => {
    const { x, zoom } = fitted({ x: 100, y: 50, width: 100, height: 100 }, 300, 200, 3);
    expect(zoom).toBe(2);
    expect(150 * zoom + x).toBe(150);
  });

  it("shows the whole where coming closer would only cut its edges", () => {
    expect(fitted({ x: 10, y: 0, width: 270, height: 180 }, 300, 200, 3)).toBe(WHOLE);
  });

  it("tells how far a point goes when it turns", () => {
    const near = zoomed(WHOLE, { x: 100, y: 80 }, 2, 300, 200);
    expect(drift(near, near, { x: 7, y: 9 })).toBe(0);
    expect(drift(WHOLE, near, { x: 100, y: 80 })).toBe(0);
    expect(drift(WHOLE, near, { x: 130, y: 120 })).toBe(50);
    expect(drift(near, WHOLE, { x: 160, y: 160 })).toBe(50);
  });
});

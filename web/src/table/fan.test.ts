import { describe, expect, it } from "vitest";
import { fan, lie, row, stacked } from "./fan.ts";

const ROOM = 982;
const end = (count: number) => {
  const { width, step } = fan(count, ROOM, 1);
  return (count - 1) * step + width;
};

describe("a hand", () => {
  it("of up to six lies side by side at full width", () => {
    expect(fan(5, ROOM, 1)).toEqual({ width: 146, step: 165 });
  });

  it.each([1, 5, 6, 7, 8, 12, 16])("of %i fits into its place", (count) => {
    expect(end(count)).toBeLessThanOrEqual(ROOM + 0.01);
  });

  it("is never so narrow that it can't be read while there is room for stacks", () => {
    const six = fan(6, 630, 0.82);
    expect(six.width).toBeGreaterThanOrEqual(112);
    expect(lie(["a", "b", "c", "c", "d", "d"], (count) => fan(count, 630, 0.82))).toBe("stacks");
  });

  it("shows at least 44 px of each card", () => {
    expect(fan(40, ROOM, 1).step).toBe(44);
  });
});

describe("a row of piles", () => {
  it("keeps its gaps as long as the names can be read", () => {
    expect(row(7, 1100, 1)).toEqual({ width: 146, step: 158 });
    const { width, step } = row(9, 1100, 1);
    expect(step - width).toBeCloseTo(12);
  });

  it.each([1, 8, 10, 14, 20])("of %i fits into its place", (count) => {
    const { width, step } = row(count, 1100, 1);
    expect((count - 1) * step + width).toBeLessThanOrEqual(1100.01);
  });
});

describe("like cards", () => {
  const room = (count: number) => fan(count, ROOM, 1);

  it("lie as one only where a name would be cut", () => {
    expect(lie(["copper", "copper", "estate"], room)).toBe("cards");
    expect(lie(Array<string>(12).fill("copper"), room)).toBe("stacks");
  });

  it("lie in rows of piles where even stacks have no room", () => {
    expect(lie(Array.from("abcdefghijklm"), room)).toBe("piles");
  });

  it("are counted", () => {
    const found = stacked(["gold", "copper", "copper"]).map(({ card, like }) => [card, like]);
    expect(found).toEqual([
      ["gold", 1],
      ["copper", 2],
    ]);
  });
});

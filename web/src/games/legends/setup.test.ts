import { describe, expect, it } from "vitest";
import { allows } from "./setup.ts";

describe("a new table of Legends", () => {
  it("has no swamp without exploration tokens", () => {
    expect(allows("swamp", true, { players: 3, exploration: false })).toBe(false);
    expect(allows("swamp", true, { players: 3, exploration: true })).toBe(true);
    expect(allows("swamp", false, { players: 3, exploration: false })).toBe(true);
  });

  it("names only seats that there are", () => {
    expect(allows("builder", 2, { players: 2 })).toBe(false);
    expect(allows("builder", null, { players: 2 })).toBe(true);
    expect(allows("by_age", [0, 2, 1], { players: 2 })).toBe(false);
    expect(allows("by_age", [1, 0], { players: 2 })).toBe(true);
  });
});

import { describe, expect, it } from "vitest";
import type { Costly } from "../contract/server.ts";
import { at, meant, settled, told } from "./review.ts";

const answer = { keys: "", caption: [], wins: 0, doubt: 5, tries: 100, lead: 0 };
const costly = (number: number, seat: number): Costly => ({
  number,
  seat,
  prompt: { id: "" },
  taken: answer,
  better: answer,
  cost: 10,
  sure: true,
  chances: [],
  reason: null,
});

describe("a game that was looked at", () => {
  const all = [costly(40, 1), costly(8, 0), costly(3, 1), costly(9, 1), costly(20, 0)];
  const numbers = (found: Costly[]): number[] => found.map(({ number }) => number);

  it("tells players their own decisions and others the worst of all", () => {
    expect(numbers(told({ chances: [], costly: all }, [0]))).toEqual([8, 20]);
    expect(numbers(told({ chances: [], costly: all }, []))).toEqual([40, 8, 3]);
  });

  it("knows the chances from the turn that a moment lies in", () => {
    const chances = [2, 5, 9].map((number) => ({ number, seats: [number] }));
    expect([0, 2, 8, 30].map((number) => at(chances, number)?.number)).toEqual([2, 2, 5, 9]);
    // Turns are missing: the last position is not the last that was looked at.
    expect([5, 8, 30].map((number) => at(chances, number, false)?.number)).toEqual([
      5,
      undefined,
      undefined,
    ]);
  });

  it("holds for certain only what was examined again", () => {
    const open = { ...costly(50, 0), sure: false };
    expect(numbers(settled([...all.slice(0, 2), open]))).toEqual([40, 8]);
  });

  it("leads to a costly decision that is pointed at nearly", () => {
    expect(meant(38.4, all, 2)).toBe(40);
    expect(meant(30.4, all, 2)).toBe(30);
    expect(meant(30.4, [], 2)).toBe(30);
  });
});

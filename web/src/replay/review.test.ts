import { describe, expect, it, vi } from "vitest";
import type { Costly } from "../contract/server.ts";
import { apart, at, course, meant, settled, told, when } from "./review.ts";

vi.mock("../words.svelte.ts", () => ({
  t: (id: string, args: object) => `${id} ${Object.values(args).join(".")}`,
}));

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

  it("names the game of a decision, too, where one match is several games", () => {
    const third = { ...costly(3, 1), turn: 4 };
    expect(when(third, "round")).toBe("bar-round 4");
    expect(when({ ...third, game: 2 }, "round")).toBe("end-of-game-round 2.4");
    expect(when({ ...third, turn: 0, game: 2 }, "round")).toBe("");
  });

  it("knows the chances from the turn that a moment lies in", () => {
    const chances = [2, 5, 9].map((number) => ({ number, seats: [number] }));
    expect([0, 2, 8, 30].map((number) => at(chances, number)?.number)).toEqual([2, 2, 5, 9]);
    // Turns are missing: the last position is not the last one examined.
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

  it("keeps numbers on the chart apart", () => {
    const spots = [
      { x: 50, y: 10 },
      { x: 55, y: 14 },
      { x: 52, y: 12 },
      { x: 90, y: 12 },
    ];
    const placed = apart(spots, 20, 0, 100);
    expect(placed[0]).toEqual(spots[0]);
    expect(placed[3]).toEqual(spots[3]);
    for (const [i, one] of placed.entries())
      for (const other of placed.slice(i + 1))
        expect(Math.hypot(one.x - other.x, one.y - other.y)).toBeGreaterThanOrEqual(20);
    expect(placed.every(({ y }) => y >= 0 && y <= 100)).toBe(true);
  });

  it("draws a line for each player, in percent", () => {
    const chances = [2, 5].map((number) => ({ number, seats: [40, 60] }));
    const { isTeam, lines, marks } = course(chances, 2);
    expect([isTeam, marks]).toEqual([false, [0, 50, 100]]);
    expect(lines.map((line) => line.map(({ value }) => value))).toEqual([
      [40, 40],
      [60, 60],
    ]);
  });

  it("draws one line of a team, in points from its goal, which is always there", () => {
    const standing = (...values: (number | null)[]) =>
      course(
        values.map((value, number) => ({ number, seats: [0, 0], standing: value })),
        2,
      );
    const lost = standing(-207, -331, null);
    expect(lost.isTeam).toBe(true);
    expect(lost.lines).toEqual([
      [
        { number: 0, value: -207 },
        { number: 1, value: -331 },
      ],
    ]);
    expect(lost.marks).toEqual([-340, 0]);
    expect(standing(-38, 31).marks).toEqual([-40, 0, 40]);
    expect(standing(-3, 58).marks).toEqual([0, 60]);
    expect(standing(0).marks).toEqual([0]);
  });
});

import { expect, test } from "vitest";
import type { Outcome } from "../contract/shared.ts";
import { leadOf } from "./lead.ts";

const outcome = (ranks: number[], totals: number[]): Outcome => ({
  ranks,
  scores: totals.map((total) => ({ total, lines: [] })),
  reason: "",
});

test("the winner's lead is over the second", () => {
  expect(leadOf(outcome([2, 1, 3], [33, 39, 27]), [])).toBe(6);
  expect(leadOf(outcome([2, 1], [12, 12]), [])).toBe(0);
});

test("whoever has given up is not led, even with more points", () => {
  expect(leadOf(outcome([3, 1, 2], [20, 8, 5]), [0])).toBe(3);
  expect(leadOf(outcome([4, 1, 2, 2], [3, 3, 3, 3]), [0])).toBe(0);
  expect(leadOf(outcome([2, 1], [20, 8]), [0])).toBeNull();
});

test("winners who share it lead nobody", () => {
  expect(leadOf(outcome([1, 1, 3], [9, 9, 4]), [])).toBeNull();
  expect(leadOf({ ...outcome([1, 1], [9, 4]), together: true }, [])).toBeNull();
});

import { expect, test } from "vitest";
import type { Outcome } from "../contract/shared.ts";
import { withRival } from "./rival.ts";

const alone = (together: boolean): Outcome => ({
  ranks: [1],
  scores: [{ total: 60, lines: [] }],
  reason: "over",
  together,
});
const rival = { total: 70, lines: [] };

test("somebody alone comes first only by winning", () => {
  expect(withRival(alone(true), rival, null).ranks).toEqual([1, 2]);
  expect(withRival(alone(false), rival, null).ranks).toEqual([2, 1]);
});

test("who gives up loses to the opponent", () => {
  const { ranks, scores } = withRival(alone(true), rival, "resigned");
  expect(ranks).toEqual([2, 1]);
  expect(scores.map(({ total }) => total)).toEqual([60, 70]);
});

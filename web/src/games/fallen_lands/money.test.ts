import { expect, test } from "vitest";
import { moneyByRound } from "./money.ts";

const EVENTS = [
  { event: "gathered", seat: 0, follower: "mage" },
  { event: "turn_began", seat: 0, round: 1 },
  { event: "recruited", seat: 0, follower: "warrior" },
  { event: "conquered", seat: 0, reward: 2 },
  { event: "turn_began", seat: 1, round: 1 },
  { event: "turn_began", seat: 1, round: 2 },
  { event: "conquered", seat: 1, reward: 6 },
  { event: "borrowed", seat: 1, lender: 0, points: 1 },
  { event: "ended", reason: "stalled" },
];

test("money is noted after each round, and at the end", () => {
  expect(moneyByRound(EVENTS, 2)).toEqual([
    [25, 22, 23],
    [25, 25, 30],
  ]);
});

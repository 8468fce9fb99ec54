import { expect, test } from "vitest";
import { stops } from "./course.ts";

const began = (turn: number, seat: number) => ({ event: "turn_began", turn, seat });
const bought = { event: "bought" };

test("a game stops after each turn of all players, and at its end", () => {
  // The first turn of the first player is not announced.
  const events = [bought, began(1, 1), bought, began(2, 0), bought, began(2, 1), bought];
  const course = {
    first: 0,
    events: [0, 2, 4, 6, 7],
    totals: [
      [3, 3],
      [4, 3],
      [4, 6],
      [9, 6],
      [9, 7],
    ],
  };
  expect(stops(course, events)).toEqual([
    { turn: null, number: 0, totals: [3, 3] },
    { turn: 1, number: 2, totals: [4, 6] },
    { turn: 2, number: 4, totals: [9, 7] },
  ]);
});

test("a game that was begun in its middle goes on counting", () => {
  const events = [began(10, 1), began(11, 0), bought];
  const course = { first: 1, events: [0, 1, 2, 3], totals: [[20], [21], [22], [30]] };
  expect(stops(course, events)).toEqual([
    { turn: null, number: 1, totals: [20] },
    { turn: 10, number: 3, totals: [22] },
    { turn: 11, number: 4, totals: [30] },
  ]);
});

test("rounds are turns", () => {
  const events = [
    { event: "turn_began", round: 1 },
    { event: "turn_began", round: 2 },
  ];
  const course = { first: 0, events: [0, 1, 2], totals: [[0], [1], [2]] };
  expect(stops(course, events).map(({ turn }) => turn)).toEqual([null, 1, 2]);
});

import { describe, expect, it, test } from "vitest";
import { logStyle as log } from "../games/dominion/happened.ts";
import { stops, told, turning, type Stop } from "./course.ts";

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

test("a game that ends in the turn in which it was begun counts that turn", () => {
  const course = { first: 225, events: [0, 1], totals: [[29], [29]] };
  expect(stops(course, [bought], 0, 26)).toEqual([
    { turn: null, number: 225, totals: [29] },
    { turn: 26, number: 226, totals: [29] },
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

test("each game of a series counts its rounds from one", () => {
  const round = (round: number) => ({ event: "turn_began", round });
  const began = (game: number) => ({ event: "game_began", game });
  const events = [began(1), round(1), round(2), began(2), round(1), round(2)];
  const course = { first: 0, events: [1, 2, 3, 5, 6], totals: [[0], [1], [2], [3], [4]] };
  expect(stops(course, events).map(({ game, turn, totals }) => [game, turn, ...totals])).toEqual([
    [undefined, null, 0],
    [1, 1, 2],
    [1, 2, 3],
    [2, 1, 4],
    [2, 2, 4],
  ]);
});

describe("when a game turned", () => {
  const course = {
    first: 0,
    events: [0, 2, 4, 6, 8],
    totals: [
      [3, 3],
      [3, 6],
      [4, 6],
      [10, 6],
      [11, 6],
    ],
  };
  const at = (turn: number, number: number): Stop => ({
    turn,
    number,
    totals: course.totals[number]!,
  });
  const all = [{ ...at(0, 0), turn: null }, at(1, 1), at(2, 3), at(3, 4)];

  it("is the turn since which the winner has led, and what gained most in it", () => {
    expect(turning(course, all, 0)).toEqual({ at: 2, from: all[1], event: 4 });
  });

  it("is the turn since which nobody was ahead, where points are equal in the end", () => {
    const totals = [...course.totals.slice(0, 3), [6, 6], [11, 11]];
    const level = all.map((stop) => ({ ...stop, totals: totals[stop.number]! }));
    expect(turning({ ...course, totals }, level, 0)).toEqual({ at: 2, from: level[1], event: 4 });
  });

  it("is told by what the winner gained rather than by what another paid, even if that was more", () => {
    const totals = [...course.totals.slice(0, 2), [5, 6], [5, 3], [11, 3]];
    expect(turning({ ...course, totals }, all, 0)?.event).toBe(2);
    const paid = [...course.totals.slice(0, 2), [3, 5], [3, 2], [11, 2]];
    expect(turning({ ...course, totals: paid }, all, 0)?.event).toBe(4);
  });

  it("is never, where the winner led from the first turn on", () => {
    expect(turning({ ...course, totals: [[0, 0]] }, [at(1, 3), at(2, 4)], 0)).toBeNull();
  });
});

test("a deed is told by what was done rather than by what it cost", () => {
  const [paid, built] = [
    { event: "paid", seat: 1 },
    { event: "built", seat: 1 },
  ];
  const events = [began(2, 1), paid, built, began(3, 0), { event: "built", seat: 0 }];
  const log = () => ({ icon: "gi:hourglass" }) as const;
  expect(told(events, 1, { telling: ["built"], log })).toBe(built);
  expect(told(events, 1, { log })).toBe(paid);
  expect(told([paid, ...events.slice(3)], 0, { telling: ["built"], log })).toBe(paid);
});

test("a deed is told rather than what came of it", () => {
  const telling = ["bought", "gained"];
  const played = { event: "played", seat: 1, card: "witch" };
  // A player was asked about Moat between the card and its effect.
  const came = [
    { event: "shuffled", seat: 1 },
    { event: "drew", seat: 1, count: 2, cards: null },
    { event: "gained", seat: 0, card: "curse", to: "discard" },
  ];
  const events = [began(4, 1), played, ...came];
  expect(told(events, 2, { telling, log })).toBe(played);
  const paid = { event: "played_treasures", seat: 1, cards: ["gold"], coins: 3 };
  const bought = { event: "bought", seat: 1, card: "silver" };
  expect(told([paid, bought], 0, { telling, log })).toBe(bought);
});

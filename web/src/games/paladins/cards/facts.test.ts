import { describe, expect, test } from "vitest";
import {
  ACTIONS,
  actionOf,
  CARDS,
  KING,
  LOCATIONS,
  OUTSIDERS,
  PALADINS,
  sortOf,
  SPOTS,
  TAVERN,
  TOWNSFOLK,
  WALLS,
} from "./facts.ts";
import { CARD_SCENES, EMBLEMS, figureOf, sceneOf } from "./scenes.ts";

const CARD_KEYS = Object.keys(CARDS);

test("the tables are read", () => {
  const sizes = [TOWNSFOLK, PALADINS, OUTSIDERS, KING, WALLS, TAVERN].map(
    (table) => Object.keys(table).length,
  );
  expect(sizes).toEqual([38, 12, 36, 16, 16, 24]);
  expect(CARD_KEYS.length).toBe(142);
  expect(CARD_KEYS.filter((card) => sortOf(card) === null)).toEqual([]);
  expect(actionOf("hunt_two")).toBe("hunt");
});

test("every card of the decks has a picture, and there is none too many", () => {
  expect(Object.keys(CARD_SCENES).sort()).toEqual([...CARD_KEYS].sort());
});

test("no two cards look alike", () => {
  const drawn = new Map<string, string>();
  for (const card of CARD_KEYS) {
    const picture = sceneOf(`card/${card}`);
    expect(drawn.get(picture), card).toBeUndefined();
    drawn.set(picture, card);
  }
});

describe("what is no card of a deck has a picture of its own", () => {
  const things = [
    ...Object.keys(ACTIONS).map((key) => `action/${key}`),
    ...Object.keys(LOCATIONS).map((key) => `location/${key}`),
    ...Object.keys(SPOTS).map((key) => `spot/${key}`),
  ];
  test.each(things)("%s", (thing) => {
    expect(EMBLEMS).toHaveProperty([thing]);
    expect(things.filter((other) => sceneOf(other) === sceneOf(thing))).toEqual([thing]);
  });
});

test("at the size of a token a card shows its largest figure", () => {
  for (const card of CARD_KEYS) expect(figureOf(`card/${card}`)).toMatch(/^gi:[a-z0-9-]+$/);
});

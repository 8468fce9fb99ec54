import { expect, test } from "vitest";
import {
  ACTIONS,
  BONUSES,
  CARDS,
  MANUSCRIPTS,
  PLAYER_CARDS,
  RIVALS,
  SCHEMES,
  SECTIONS,
  SEGMENTS,
  SLOTS,
  sortOf,
  SPOTS,
  TOWNSFOLK,
} from "./facts.ts";
import { CARD_SCENES, EMBLEMS, figureOf, sceneOf } from "./scenes.ts";

const CARD_KEYS = Object.keys(CARDS);

test("the tables are read", () => {
  const sizes = [MANUSCRIPTS, PLAYER_CARDS, SCHEMES, RIVALS, SLOTS, BONUSES, ACTIONS].map(
    (table) => Object.keys(table).length,
  );
  expect(sizes).toEqual([40, 10, 16, 4, 9, 4, 4]);
  expect(SPOTS.size).toBe(25);
  expect(CARD_KEYS.filter((card) => sortOf(card) === null)).toEqual([]);
  expect(sortOf("therese")).toBe("hero");
  expect(sortOf("bishop")).toBe("neutral");
  expect(sortOf("printed_lake")).toBe("printed");
});

test("every card has a picture, and there is none too many", () => {
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

test("what is no card has a picture of its own", () => {
  const things = [
    ...Object.keys(ACTIONS).map((key) => `action/${key}`),
    ...SEGMENTS.map((key) => `segment/${key}`),
    ...SECTIONS.map((key) => `section/${key}`),
    ...["end/poverty", "end/prosperity", "track/markers", "castle/castle"],
  ];
  for (const thing of things) {
    expect(EMBLEMS).toHaveProperty([thing]);
    expect(things.filter((other) => sceneOf(other) === sceneOf(thing))).toEqual([thing]);
  }
});

test("at the size of a token a card shows its largest figure", () => {
  for (const card of Object.keys(TOWNSFOLK))
    expect(figureOf(`card/${card}`)).toMatch(/^gi:[a-z0-9-]+$/);
});

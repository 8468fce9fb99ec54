import { describe, expect, test } from "vitest";
import { readLocale } from "../../../text/files.ts";
import { Voice } from "../../../text/voice.ts";
import { BASICS, CARDS, KINGDOM_PILES, SETS } from "./facts.ts";
import { faceOf, layout, nameSize } from "./face.ts";
import { SCENES } from "./scenes.ts";

const GAME = "../src/throneroom/games/dominion";

test("the table says what lies in every supply", () => {
  expect(BASICS).toEqual(["copper", "silver", "gold", "estate", "duchy", "province", "curse"]);
});

test.each(Object.entries(SETS))("%s is a kingdom of the game's cards", (_, cards) => {
  expect(new Set(cards).size).toBe(KINGDOM_PILES);
  for (const card of cards) expect(CARDS[card]).toBeDefined();
});

test("every card has its scene, and no two the same", () => {
  expect(Object.keys(SCENES).sort()).toEqual(Object.keys(CARDS).sort());
  expect(new Set(Object.values(SCENES).map((draw) => draw())).size).toBe(Object.keys(CARDS).length);
});

describe.each(["en", "ru"] as const)("in %s", (language) => {
  const voice = new Voice(language, readLocale(`${GAME}/locales`, language));

  test.each(Object.keys(CARDS))("%s says on its face what it gives", (card) => {
    const { plus } = CARDS[card]!;
    const bonuses = faceOf(voice, card).bonuses;
    if (CARDS[card]!.types.includes("treasure")) return;
    expect(bonuses.map(({ words }) => parseInt(words))).toEqual(Object.values(plus ?? {}));
    expect(bonuses.map(({ kind }) => kind)).toEqual(Object.keys(plus ?? {}));
  });

  test.each(Object.keys(CARDS))("the words on %s can be read", (card) => {
    expect(layout(faceOf(voice, card)).text).toBeGreaterThan(6.5);
    expect(nameSize(voice.text(`card-${card}`))).toBeGreaterThan(8);
  });
});

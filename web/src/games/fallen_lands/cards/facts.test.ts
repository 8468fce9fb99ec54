import { describe, expect, test } from "vitest";
import { readLocale } from "../../../text/files.ts";
import { LANGUAGES, Voice } from "../../../text/voice.ts";
import { CARDS, FIGURES, followerText, LEVELS, MONSTERS, sorted } from "./facts.ts";
import { nameSize, textSize } from "./face.ts";
import { SCENES } from "./scenes.ts";

const GAME = "../src/throneroom/games/fallen_lands";

test("every card has its scene, and no two the same", () => {
  const cards = Object.keys(CARDS);
  expect(Object.keys(SCENES)).toEqual(expect.arrayContaining(cards));
  expect(new Set(cards.map((card) => SCENES[card]!())).size).toBe(cards.length);
});

test("whatever stands on a field has its figure, and every level its monster", () => {
  const standing = Object.keys(CARDS).filter((card) => CARDS[card]!.kind !== "magic");
  expect(Object.keys(FIGURES).sort()).toEqual(standing.sort());
  const monsters = Object.values(LEVELS).map(({ monster }) => monster);
  expect(Object.keys(MONSTERS)).toEqual(monsters);
});

test("a hand lies in order", () => {
  expect(sorted(["claim", "knights", "fortress", "spearmen"])).toEqual([
    "spearmen",
    "knights",
    "fortress",
    "claim",
  ]);
});

describe.each(LANGUAGES)("in %s", (language) => {
  const voice = new Voice(language, readLocale(`${GAME}/locales`, language));

  test.each(Object.keys(CARDS))("the words on %s can be read", (card) => {
    expect(nameSize(voice.text(`card-${card}`))).toBeGreaterThan(6.4);
    const id = voice.has(`card-${card}.face`) ? `card-${card}.face` : `face-${CARDS[card]!.kind}`;
    expect(textSize(voice.text(id))).toBeGreaterThan(5.8);
  });
});

test.each(LANGUAGES)("in the advanced game a Mage promises no card for rest (%s)", (language) => {
  const voice = new Voice(language, readLocale(`${GAME}/locales`, language));
  const [normal, advanced] = [{ advanced: false }, { advanced: true }];
  expect(followerText("mage", normal, voice)).toBe(voice.text("follower-mage.text"));
  expect(followerText("mage", advanced, voice)).toBe(voice.text("follower-mage.text_advanced"));
  expect(followerText("warrior", advanced, voice)).toBe(voice.text("follower-warrior.text"));
});

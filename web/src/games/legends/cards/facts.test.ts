import { describe, expect, test } from "vitest";
import { readLocale } from "../../../text/files.ts";
import { Voice } from "../../../text/voice.ts";
import { abilities, counts, nameSize } from "./face.ts";
import { ABILITY_ICONS, ACTION_ICONS, byFamily, CARDS, FAMILY_ICONS, LEADERS } from "./facts.ts";
import { SCENES } from "./scenes.ts";

const KEYS = Object.keys(CARDS);

test("every card and leader has its scene, and no two the same", () => {
  expect(Object.keys(SCENES).sort()).toEqual([...KEYS, ...LEADERS].sort());
  const drawings = Object.values(SCENES).map((draw) => draw());
  expect(new Set(drawings).size).toBe(drawings.length);
});

test("what the table says can be drawn", () => {
  for (const { family, abilities, actions } of Object.values(CARDS)) {
    if (family) expect(FAMILY_ICONS[family]).toBeDefined();
    for (const { type } of abilities) expect(ABILITY_ICONS[type]).toBeDefined();
    for (const { type } of actions) expect(ACTION_ICONS[type]).toBeDefined();
  }
});

test("cards lie family by family, those without one last", () => {
  expect(byFamily(["lake", "dire_eye", "night_hydra", "dire_ogre"])).toEqual([
    ["dire", ["dire_eye", "dire_ogre"]],
    ["night", ["night_hydra"]],
    [null, ["lake"]],
  ]);
});

describe.each(["en", "ru"] as const)("in %s", (language) => {
  const voice = new Voice(
    language,
    readLocale("../src/throneroom/games/legends/locales", language),
  );

  test.each(KEYS)("%s says each of its abilities and all its numbers", (card) => {
    const words = abilities(voice, card);
    expect(words.every(({ words, note }) => words && note)).toBe(true);
    CARDS[card]!.abilities.forEach(({ n, vp }, k) => {
      if (n !== undefined || vp !== undefined) expect(words[k]!.words).toContain(String(n ?? vp));
    });
    const action = voice.text(`card-${card}.action`);
    for (const part of CARDS[card]!.actions)
      if (counts(part)) expect(action).toContain(String(part.n));
  });

  test.each([...KEYS.map((key) => `card-${key}`), ...LEADERS.map((key) => `leader-${key}`)])(
    "the name of %s can be read",
    (id) => {
      expect(nameSize(voice.text(id))).toBeGreaterThan(8);
    },
  );
});

import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { readLocale } from "../../../text/files.ts";
import { Voice } from "../../../text/voice.ts";
import { CARDS, type Facts } from "./facts.ts";
import { faceOf, layout, nameSize } from "./face.ts";
import { SCENES } from "./scenes.ts";

const GAME = "../src/throneroom/games/dominion";
const printed = read(`${GAME}/cards.toml`);

test("the cards are the game's cards", () => {
  expect(CARDS).toEqual(printed);
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

/** The part of TOML that the table is written in. */
function read(path: string): Record<string, Facts> {
  const cards: Record<string, Record<string, unknown>> = {};
  let current: Record<string, unknown> | undefined;
  for (const line of readFileSync(path, "utf-8").split("\n")) {
    const head = /^\[(.+)\]$/.exec(line);
    if (head) {
      const [table, name] = head[1]!.split(".");
      current = table === "cards" ? (cards[name!] = {}) : undefined;
    }
    const entry = /^(\w+) = (.+)$/.exec(line);
    if (!entry || !current || entry[1] === "printed") continue;
    const name = entry[1] === "points_per_cards" ? "pointsPer" : entry[1]!;
    current[name] = JSON.parse(entry[2]!.replace(/(\w+) =/g, '"$1":'));
  }
  return cards as unknown as Record<string, Facts>;
}

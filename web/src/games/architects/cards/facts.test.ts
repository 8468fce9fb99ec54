import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { parse, type Table } from "../../../../tools/toml.ts";
import { GOODS, iconOf } from "../../west_kingdom/goods.ts";
import { APPRENTICES } from "./facts.ts";
import { CARD_SCENES, EMBLEMS, figureOf, sceneOf } from "./scenes.ts";

const TABLES = "../src/throneroom/games/west_kingdom/architects/components/";
const keysOf = (file: string): string[] =>
  [...readFileSync(TABLES + file, "utf-8").matchAll(/^\[(\w+)\]$/gm)].map(([, key]) => key!);
const cards = parse(readFileSync(`${TABLES}cards.toml`, "utf-8"));
/** Includes the double-sided ones of a scenario. */
const apprentices = Object.keys(APPRENTICES);
const printed = [...apprentices, ...keysOf("buildings.toml")];

test("the apprentices of the deck are among them", () => {
  expect(apprentices).toEqual(expect.arrayContaining(keysOf("apprentices.toml")));
});

test("every card of the decks has a picture, and there is none too many", () => {
  expect(Object.keys(CARD_SCENES).sort()).toEqual(printed.sort());
});

test("no two cards look alike", () => {
  const drawn = new Map<string, string>();
  for (const card of printed) {
    const picture = sceneOf(`card/${card}`);
    expect(drawn.get(picture), card).toBeUndefined();
    drawn.set(picture, card);
  }
});

describe("what is no card of a deck has a picture of its own", () => {
  const things = [
    ...keysOf("locations.toml").map((key) => `location/${key}`),
    ...keysOf("boards.toml").map((key) => `board/${key}`),
    "reward/deck",
    ...Object.keys(cards["rewards"] as Table).map((key) => `reward/${key}`),
    ...Object.keys(cards["market"] as Table).map((key) => `market/${key}`),
  ];
  test.each(things)("%s", (thing) => {
    expect(EMBLEMS).toHaveProperty([thing]);
    expect(things.filter((other) => sceneOf(other) === sceneOf(thing))).toEqual([thing]);
  });
});

test("chronicles and crests of a campaign have pictures of their own", () => {
  const pictures = ["chronicle/chr_arch_debts", "chronicle/chr_pal_walls", "crest/lion"].map(
    sceneOf,
  );
  expect(new Set([...pictures, sceneOf("unknown")]).size).toBe(4);
});

test("at the size of a token a card shows its largest figure", () => {
  for (const card of printed) expect(figureOf(`card/${card}`)).toMatch(/^gi:[a-z0-9-]+$/);
});

test("everything that is gained, paid or demanded has a picture of its own", () => {
  for (const good of [...GOODS, "virtue", "tax", "debt", "building_card"])
    expect(figureOf(`good/${good}`), good).toBe(iconOf(good));
});

import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { opponents } from "../setup.ts";
import { SETS, TEN } from "./sets.ts";
import { setup } from "./setup.ts";

const TABLE = readFileSync("../src/throneroom/games/dominion/cards.toml", "utf-8");
const BOTS = ["big_money", "smithy", "witch", "militia", "chapel_witch", "village_smithy"];

test("the sets are the game's sets", () => {
  const section = TABLE.split("[sets]")[1]!.split("[start]")[0]!;
  const sets = [...section.matchAll(/^(\w+) = \[([^\]]*)\]/gm)].map(([, name, cards]) => [
    name,
    [...cards!.matchAll(/"(\w+)"/g)].map(([, card]) => card),
  ]);
  expect(SETS).toEqual(Object.fromEntries(sets));
});

test.each(Object.entries(SETS))("%s has ten cards", (_, cards) => {
  expect(new Set(cards).size).toBe(TEN);
});

test("strong opponents know what to do with the cards on the table", () => {
  const choose = (kingdom: unknown): string[] => opponents(setup, BOTS, "strong", { kingdom }, 3);
  expect(choose("first_game")).toEqual(["militia", "village_smithy", "smithy"]);
  expect(choose("size_distortion")).toEqual(["chapel_witch", "witch", "chapel_witch"]);
  expect(choose(["witch"])[0]).toBe("witch");
});

test("a game without a choice of its own has whatever bots there are", () => {
  expect(opponents({}, ["random"], "even", {}, 2)).toEqual(["random", "random"]);
});

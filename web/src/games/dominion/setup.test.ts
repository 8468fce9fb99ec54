import { expect, test } from "vitest";
import { opponents } from "../setup.ts";
import { setup } from "./setup.ts";

const BOTS = ["big_money", "smithy", "witch", "militia", "chapel_witch", "village_smithy"];

test("strong opponents know what to do with the cards on the table", () => {
  const choose = (kingdom: unknown): string[] => opponents(setup, BOTS, "strong", { kingdom }, 3);
  expect(choose("first_game")).toEqual(["militia", "village_smithy", "smithy"]);
  expect(choose("size_distortion")).toEqual(["chapel_witch", "witch", "chapel_witch"]);
  expect(choose(["witch"])[0]).toBe("witch");
});

test("a game without a choice of its own has whatever bots there are", () => {
  expect(opponents({}, ["random"], "even", {}, 2)).toEqual(["random", "random"]);
});

test("a kingdom of one's own says how many cards it still needs", () => {
  const missing = (kingdom: unknown) => setup.missing!("kingdom", kingdom);
  expect(missing(["witch", "moat"])).toEqual({ id: "kingdom-missing", args: { count: 8 } });
  expect(missing(Array.from("abcdefghij"))).toBeNull();
  expect(missing("first_game")).toBeNull();
});

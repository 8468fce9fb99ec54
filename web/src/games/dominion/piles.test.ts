import { expect, it } from "vitest";
import { told } from "../../table/fan.ts";
import { kingdomOf, sorted } from "./piles.ts";

it("lays the kingdom out from cheap to dear", () => {
  const supply = { copper: 46, gold: 30, mine: 10, moat: 10, cellar: 10 };
  expect(kingdomOf(supply)).toEqual(["moat", "cellar", "mine"]);
});

it("tells like cards apart", () => {
  expect(told(["copper", "estate", "copper"]).map(({ id }) => id)).toEqual([
    "copper.0",
    "estate.0",
    "copper.1",
  ]);
});

it("sorts a hand by kind, dear cards first", () => {
  expect(sorted(["estate", "copper", "curse", "gold", "moat", "copper"])).toEqual([
    "moat",
    "gold",
    "copper",
    "copper",
    "estate",
    "curse",
  ]);
});

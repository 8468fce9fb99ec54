import { expect, test } from "vitest";
import type { Choice } from "../../contract/shared.ts";
import { areFree, priceOf } from "./hiring.ts";

const prices = {
  hire: { silver: 2, tax: 2, virtue: 0, cards: 0, goods: [] },
  rows: [[4, 5]],
};
const second = { card: "x", row: 0, column: 1 };

test("apprentices to begin with cost nothing", () => {
  expect(areFree({ phase: "apprentices" })).toBe(true);
  expect(areFree({ phase: "turns" })).toBe(false);
});

test("a price is all that a hire would take, or what is left of it once it is being made", () => {
  const choice: Choice = { key: "x", text: { id: "x" }, target: "row/x", about: { passed: 1 } };
  expect(priceOf(prices, null, second)).toBe(5);
  expect(priceOf(prices, [choice], second)).toBe(1);
  expect(priceOf(prices, [], second)).toBe(1);
});

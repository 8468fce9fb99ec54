import { expect, test } from "vitest";
import { shift } from "./unfolded.ts";

const panel = { left: 10, right: 380, top: 400, bottom: 440 };
const question = { left: 10, right: 380, top: 448, bottom: 500 };
const card = { left: 200, right: 260, top: 380, bottom: 450 };

test("a panel lies where it opens if nothing is under it", () => {
  const beside = { ...card, left: 381, right: 400 };
  const below = { ...card, top: 440, bottom: 500 };
  expect(shift(panel, question, [], 50)).toBe(0);
  expect(shift(panel, question, [beside, below], 50)).toBe(0);
});

test("it goes above what it would cover, however much of that there is", () => {
  expect(shift(panel, question, [card], 50)).toBe(-66);
  expect(shift(panel, question, [card, { ...card, top: 300, bottom: 379 }], 50)).toBe(-146);
});

test("it stays where there is no room above", () => {
  expect(shift(panel, question, [card], 340)).toBe(0);
});

test("it opens below a question at the very top, if nothing is asked about there", () => {
  expect(shift(panel, question, [], 401)).toBe(106);
  expect(shift(panel, question, [{ ...card, top: 510, bottom: 520 }], 401)).toBe(0);
});

test("rectangles of the page are boxes, whose sides are inherited", () => {
  expect(shift(Object.create(panel) as typeof panel, question, [card], 50)).toBe(-66);
});

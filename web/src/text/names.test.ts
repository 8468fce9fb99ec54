import { expect, test } from "vitest";
import { toldApart } from "./names.ts";

test("those who share a name are told apart by a number", () => {
  expect(toldApart(["Knight", "Anna", "Knight"])).toEqual(["Knight 1", "Anna", "Knight 2"]);
});

test("a name that nobody shares stays as it is", () => {
  expect(toldApart(["Anna", "Knight", "Player 3"])).toEqual(["Anna", "Knight", "Player 3"]);
});

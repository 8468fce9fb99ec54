import { expect, test } from "vitest";
import { nameAt } from "./pointer.svelte.ts";

test("a place is called by its thing, a seat by its player", () => {
  const called = (key: string): string => `<${key}>`;
  expect(nameAt("town/quarry", ["Anna"], called)).toBe("<quarry>");
  expect(nameAt("group/quarry:2", ["Anna"], called)).toBe("<quarry>");
  expect(nameAt("seat/0", ["Anna"], called)).toBe("Anna");
});

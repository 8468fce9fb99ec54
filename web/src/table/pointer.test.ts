import { expect, test } from "vitest";
import { nameAt } from "./pointer.svelte.ts";

const byKey = (_: string, key: string): string => `<${key}>`;
const speechless = (): string => {
  throw new Error("there is no message");
};

test("a place is called by its thing, what belongs to a seat by its player", () => {
  expect(nameAt("town/quarry", ["Anna"], [byKey])).toBe("<quarry>");
  expect(nameAt("group/quarry:2", ["Anna"], [byKey])).toBe("<quarry>");
  expect(nameAt("seat/0", ["Anna"], [byKey])).toBe("Anna");
  expect(nameAt("deck/0", ["Anna"], [byKey])).toBe("Anna");
  expect(nameAt("deck/world", ["Anna"], [byKey])).toBe("<world>");
});

test("the first that has words for a place names it", () => {
  const whole = (place: string): string => `the ${place}`;
  expect(nameAt("region/r1", ["Anna"], [speechless, whole, byKey])).toBe("the region/r1");
});

test("what nobody has words for breaks no table", () => {
  expect(nameAt("bid/0", ["Anna"], [speechless])).toBe("");
});

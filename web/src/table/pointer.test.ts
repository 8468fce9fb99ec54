import { expect, test } from "vitest";
import { keyOf, nameAt } from "./pointer.svelte.ts";

const byKey = (place: string): string => `<${keyOf(place)}>`;
const speechless = (): null => null;

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

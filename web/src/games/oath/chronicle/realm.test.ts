import { expect, test } from "vitest";
import { roman } from "./realm.ts";

test.each([
  [1, "I"],
  [4, "IV"],
  [9, "IX"],
  [14, "XIV"],
  [48, "XLVIII"],
  [100, "C"],
])("game %i is written %s", (number, written) => expect(roman(number)).toBe(written));

import { expect, test } from "vitest";
import { ago } from "./time.ts";

test.each([
  [10, "now"],
  [60, "1 min. ago"],
  [3_599, "59 min. ago"],
  [7_300, "2 hr. ago"],
  [86_400, "yesterday"],
  [-5, "now"],
])("%d seconds are %s", (passed, words) => {
  expect(ago(1_000_000 - passed, 1_000_000, "en")).toBe(words);
});

test("Russian is Russian", () => {
  expect(ago(0, 86_400, "ru")).toBe("вчера");
});

import { expect, test } from "vitest";
import { bound, longestPart, parted, SHY } from "./parts.ts";

const shown = (name: string): string => parted(name, 11).replaceAll(SHY, "-");

test("long words are parted between syllables", () => {
  expect(shown("Реконструкция")).toBe("Реконст-рукция");
  expect(shown("Искатель приключений")).toBe("Искатель приключений");
  expect(shown("Council Room")).toBe("Council Room");
  expect(shown("Военачальница")).toBe("Воена-чальница");
});

test("a word without a seam stays whole", () => {
  expect(shown("Schtschrumpf")).toBe("Schtschrumpf");
});

test("the longest line is counted with its hyphen", () => {
  expect(longestPart(parted("Реконструкция", 11))).toBe(8);
  expect(longestPart("Искатель приключений")).toBe(11);
});

test("a number stays with the short word before it", () => {
  expect(bound("Купить Серебро за 3 и закончить ход")).toBe(
    "Купить Серебро за\u00a03 и закончить ход",
  );
  expect(bound("Buy Gold for 6")).toBe("Buy Gold for\u00a06");
  expect(bound("Медь 2")).toBe("Медь 2");
});

import { expect, test } from "vitest";
import { longestPart, parted, SHY } from "./parts.ts";

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

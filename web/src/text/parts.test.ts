import { expect, test } from "vitest";
import { asSentence, bound, longestPart, parted, SHY } from "./parts.ts";

const shown = (name: string): string => parted(name, 11).replaceAll(SHY, "-");

test("long words are parted between syllables", () => {
  expect(shown("Реконструкция")).toBe("Реконст-рукция");
  expect(shown("Искатель приключений")).toBe("Искатель приключений");
  expect(shown("Council Room")).toBe("Council Room");
  expect(shown("Военачальница")).toBe("Воена-чальница");
  expect(parted("Bureaucrat", 9).replace(SHY, "-")).toBe("Bureau-crat");
  expect(parted("Moneylender", 9).replace(SHY, "-")).toBe("Money-lender");
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
    "Купить Серебро за\u00a03 и\u00a0закончить ход",
  );
  expect(bound("Buy Gold for 6")).toBe("Buy Gold for\u00a06");
  expect(bound("Медь 2")).toBe("Медь 2");
});

const lines = (text: string): string[] => asSentence(text).split(" ");

test("a sentence ends no line inside a count, before a dash or after a word of one letter", () => {
  expect(lines("Вы получите 3 монеты, а в колоде — 12 карт.")).toEqual(
    ["Вы", "получите", "3~монеты,", "а~в~колоде~—", "12~карт."].map((part) =>
      part.replaceAll("~", "\u00a0"),
    ),
  );
  expect(lines("Погреба: сбросьте сколько угодно карт и возьмите столько же.")).toContain(
    "столько\u00a0же.",
  );
  expect(lines("Maria takes a field with Halberdiers (2 + 3), 5 coins.")).toContain(
    "(2\u00a0+\u00a03),",
  );
  expect(lines("The goal: 10 × 2 players × 11 in the Guildhall.")).toContain(
    "10\u00a0×\u00a02\u00a0players\u00a0×\u00a011\u00a0in",
  );
  expect(lines("Он ставит рабочего на клетку 3. В запасе осталось: 0.")).toContain(
    "осталось:\u00a00.",
  );
  expect(lines("Your chances are about 27 % of 200 games.")).toContain("27\u00a0%");
});

test("a label may be broken anywhere", () => {
  expect(lines("4 ПО за 3 благородные карты")).toHaveLength(6);
});

import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { contents, parse, spans } from "./markdown.ts";

const plain = (text: string) => [{ text, bold: false }];

test("headings have the id that is written there, or one of their own", () => {
  expect(parse("# Dominion {#dominion}\n\n### The buy phase")).toEqual([
    { kind: "heading", level: 1, id: "dominion", text: "Dominion" },
    { kind: "heading", level: 3, id: "the-buy-phase", text: "The buy phase" },
  ]);
});

test("a heading needs no empty line", () => {
  expect(parse("Before\n## Turn {#turn}\nAfter").map(({ kind }) => kind)).toEqual([
    "paragraph",
    "heading",
    "paragraph",
  ]);
});

test("lines of a paragraph belong together", () => {
  expect(parse("One line\nand another.")).toEqual([
    { kind: "paragraph", line: plain("One line and another.") },
  ]);
});

test("lists, with items over several lines", () => {
  expect(parse("- one\n  more of it\n- two\n\n1. first\n2. second")).toEqual([
    { kind: "list", ordered: false, items: [plain("one more of it"), plain("two")] },
    { kind: "list", ordered: true, items: [plain("first"), plain("second")] },
  ]);
});

test("tables have a head", () => {
  expect(parse("| Pile | Two |\n|---|--:|\n| Copper | 46 |")).toEqual([
    {
      kind: "table",
      head: [plain("Pile"), plain("Two")],
      rows: [[plain("Copper"), plain("46")]],
    },
  ]);
});

test.each([
  ["**all**", [{ text: "all", bold: true }]],
  ["a **b** c", [...plain("a "), { text: "b", bold: true }, ...plain(" c")]],
  ["2 ** 3", plain("2 ** 3")],
  ["<b>&amp;</b>", plain("<b>&amp;</b>")],
])("spans of %s", (text, expected) => {
  expect(spans(text)).toEqual(expected);
});

describe.each(["en", "ru"])("Dominion's rules in %s", (language) => {
  const source = readFileSync(`../src/throneroom/games/dominion/rules/${language}.md`, "utf-8");
  const blocks = parse(source);

  test("leave no mark behind", () => {
    const said = JSON.stringify(blocks);
    expect(said).not.toMatch(/\*\*|\{#|"text":"[|#]/);
  });

  test("have every id once", () => {
    const ids = blocks.flatMap((block) => (block.kind === "heading" ? [block.id] : []));
    expect(new Set(ids).size).toBe(ids.length);
    expect(ids).toContain("cards");
  });

  test("have a table of contents", () => {
    expect(contents(blocks)[0]).toMatchObject({ id: "aim", level: 2 });
  });
});

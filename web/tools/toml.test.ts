import { expect, test } from "vitest";
import { parse } from "./toml.ts";

test("tables, lists over several lines, inline tables and comments are read", () => {
  const text = `
# At the top
aspect = 0.69
[sides.desert]   # a side
start_mark = true
joints = [
    ["left", "E"], # the first
    [-1, +2.5],
]
exits = { N = "d1", "S" = "d#6" }
[sides.desert.regions.d1]
text = "a \\"b\\""
`;
  expect(parse(text)).toEqual({
    aspect: 0.69,
    sides: {
      desert: {
        start_mark: true,
        joints: [
          ["left", "E"],
          [-1, 2.5],
        ],
        exits: { N: "d1", S: "d#6" },
        regions: { d1: { text: 'a "b"' } },
      },
    },
  });
});

test("what can't be read is named with its line", () => {
  expect(() => parse("a = 1\nb = [1, 2\n")).toThrow("line 3: ']' was expected");
  expect(() => parse("a = what")).toThrow("line 1: a value was expected");
});

test("an array of tables grows with each of its heads", () => {
  expect(parse("[[a.rows]]\nx = 1\n[[a.rows]]\nx = 2\n[b]\ny = 3")).toEqual({
    a: { rows: [{ x: 1 }, { x: 2 }] },
    b: { y: 3 },
  });
});

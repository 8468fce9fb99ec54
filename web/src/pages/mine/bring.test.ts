import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { read } from "./bring.ts";

const RECORD = readFileSync("../tests/records/dominion_first_game_2.jsonl", "utf-8");

test("lines of JSON are a record", () => {
  expect(read(`\n${RECORD}\n`)).toEqual({ kind: "record", record: `${RECORD.trim()}\n` });
});

test("a record may have no answers yet", () => {
  expect(read('{"throneroom":1,"game":"dominion"}').kind).toBe("record");
});

test("an object with a state is a position", () => {
  const position = { game: "dominion", options: {}, state: {} };
  expect(read(JSON.stringify(position, null, 2))).toEqual({ kind: "position", position });
});

test.each(["", "hello", "[1]", "null", '{"game":"chess"}', '"x"'])("%j is neither", (text) => {
  expect(read(text)).toEqual({ kind: "unknown" });
});

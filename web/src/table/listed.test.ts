import { expect, test } from "vitest";
import type { Question } from "../contract/shared.ts";
import { Voice } from "../text/voice.ts";
import { listed } from "./listed.ts";

const LEVELS: Record<string, number> = { "field:1": 9, "field:4": 2, "field:7": 9 };
const game = {
  label: (_: Question, { key }: { key: string }) =>
    LEVELS[key] ? `Field ${LEVELS[key]}` : key.split("#")[0]!,
  where: (key: string) => (LEVELS[key] ? `place ${key.split(":")[1]}` : null),
};
const asked = (...keys: string[]): Question =>
  ({ choices: keys.map((key) => ({ key })) }) as unknown as Question;
const lines = (...keys: string[]): string[] =>
  listed(asked(...keys), game, {}, new Voice("en", []));

test("answers that would read alike are told apart by their place, others are not", () => {
  expect(lines("field:1", "field:4", "field:7")).toEqual([
    "Field 9 (place 1)",
    "Field 2",
    "Field 9 (place 7)",
  ]);
});

test("like things without a place of their own stay alike", () => {
  expect(lines("copper", "copper#2")).toEqual(["copper", "copper"]);
});

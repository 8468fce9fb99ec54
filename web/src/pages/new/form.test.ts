import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { defaults, fields, numbers, type FormField } from "./form.ts";

const DOMINION = JSON.parse(readFileSync("schema/dominion.json", "utf-8")) as {
  $defs: Record<string, unknown>;
};
const options = { $ref: "#/$defs/DominionOptions", $defs: DOMINION.$defs };

const only = (schema: unknown): FormField =>
  fields({ type: "object", properties: { it: schema } })[0]!;

describe("Dominion's options", () => {
  const form = fields(options);

  test("come in the order of the schema", () => {
    expect(form.map(({ name, kind }) => [name, kind])).toEqual([
      ["players", "choice"],
      ["kingdom", "own"],
      ["first", "choice"],
      ["auto_treasures", "switch"],
      ["choose_discard_top", "switch"],
      ["count_discards", "switch"],
      ["count_decks", "switch"],
    ]);
  });

  test("begin with what the game holds for usual", () => {
    expect(defaults(form)).toMatchObject({ players: 2, kingdom: "first_game", first: null });
  });

  test("say how many can play", () => {
    expect(numbers(form[0])).toEqual([2, 3, 4]);
  });

  test("may leave the first player to chance", () => {
    expect(form[2]).toMatchObject({ nullable: true, choices: [0, 1, 2, 3] });
  });
});

test("what one game hands to the next is no field", () => {
  const properties = { won: { type: "integer", hidden: true }, hand: { type: "integer" } };
  expect(fields({ type: "object", properties }).map(({ name }) => name)).toEqual(["hand"]);
});

test("a list of words is a choice", () => {
  expect(only({ enum: ["short", "long"], default: "long" })).toMatchObject({
    kind: "choice",
    choices: ["short", "long"],
    initial: "long",
  });
});

test("a wide range is a number", () => {
  expect(only({ type: "integer", minimum: 1, maximum: 100 })).toMatchObject({
    kind: "number",
    min: 1,
    max: 100,
  });
});

test("definitions are followed", () => {
  const schema = {
    $ref: "#/$defs/Options",
    $defs: {
      Options: { type: "object", properties: { oath: { $ref: "#/$defs/Oath", default: "a" } } },
      Oath: { enum: ["a", "b"] },
    },
  };
  expect(fields(schema)[0]).toMatchObject({ kind: "choice", choices: ["a", "b"], initial: "a" });
});

test("a word is a text, and what nothing fits is the game's own", () => {
  expect(only({ type: "string" }).kind).toBe("text");
  expect(only({ type: "array", items: { type: "string" } }).kind).toBe("own");
});

test("a game for nobody in particular is for one", () => {
  expect(numbers(undefined)).toEqual([1]);
});

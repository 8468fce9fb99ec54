import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { allows, defaults, fields, matters, numbers, type FormField } from "./form.ts";

const optionsOf = (slug: string, name: string): unknown => {
  const { $defs } = JSON.parse(readFileSync(`schema/${slug}.json`, "utf-8")) as { $defs: unknown };
  return { $ref: `#/$defs/${name}`, $defs };
};
const options = optionsOf("dominion", "DominionOptions");

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

describe("options that go together", () => {
  const legends = fields(optionsOf("legends", "LegendsOptions"));
  const named = (name: string): FormField => legends.find((field) => field.name === name)!;

  test("no swamp without exploration tokens", () => {
    const swamp = named("swamp");
    expect(allows(swamp, true, { players: 3, exploration: false })).toBe(false);
    expect(allows(swamp, true, { players: 3, exploration: true })).toBe(true);
    expect(allows(swamp, false, { players: 3, exploration: false })).toBe(true);
  });

  test("only seats that there are", () => {
    expect(allows(named("builder"), 2, { players: 2 })).toBe(false);
    expect(allows(named("builder"), null, { players: 2 })).toBe(true);
    expect(allows(named("by_age"), [0, 2, 1], { players: 2 })).toBe(false);
    expect(allows(named("by_age"), [1, 0], { players: 2 })).toBe(true);
  });

  test("the quick game is for four", () => {
    const [, quick] = fields(optionsOf("fallen_lands", "FallenLandsOptions"));
    expect(allows(quick!, true, { players: 5 })).toBe(false);
    expect(allows(quick!, true, { players: 4 })).toBe(true);
  });

  test("what makes no difference is not asked for", () => {
    expect(matters(named("builder"), { players: 3, board: "random" })).toBe(false);
    expect(matters(named("builder"), { players: 3, board: "player" })).toBe(true);
    expect(matters(named("builder"), { players: 2, board: "random" })).toBe(true);
    expect(matters(named("by_age"), { ties: "die" })).toBe(false);
    expect(matters(named("events"), {})).toBe(true);
  });
});

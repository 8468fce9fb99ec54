import { readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { contract, target } from "./types.ts";

const made = await contract();
const declared = (text: string): string[] =>
  [...text.matchAll(/^export (?:interface|type) (\w+)/gm)].map(([, name]) => name!);
/** The declarations of a file, whole. */
const declarations = (text: string): string[] =>
  [...text.matchAll(/^export interface [^]*?^}$/gm)].map(([all]) => all);

test.each(Object.keys(made))("the types in %s are current", (name) => {
  expect(readFileSync(target(name), "utf-8")).toBe(made[name]);
});

test("no other types are there", () => {
  expect(readdirSync(target(".")).sort()).toEqual(Object.keys(made).sort());
});

test("what all share is written once", () => {
  const shared = declared(made["shared.ts"]!);
  expect(shared).toEqual(
    expect.arrayContaining(["Message", "Question", "Choice", "Waiting", "Outcome", "Score"]),
  );
  for (const [name, text] of Object.entries(made)) {
    if (name !== "shared.ts")
      for (const type of declared(text)) expect(shared, `${name}: ${type}`).not.toContain(type);
  }
});

test.each(["architects", "paladins", "viscounts"])("what %s shares is written once", (game) => {
  const own = made[`${game}.ts`]!;
  const scenario = made[`${game}_coop.ts`]!;
  const family = declared(made["west_kingdom.ts"]!);
  expect(family).toEqual(expect.arrayContaining(["CampaignView", "TurnBegan", "Gained"]));
  for (const type of [...declared(own), ...declared(scenario)]) expect(family).not.toContain(type);
  expect(declarations(own).length).toBeGreaterThan(20);
  for (const declaration of declarations(scenario)) expect(own).not.toContain(declaration);
});

// Every text of Paladins' table exists in both languages.
import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { readLocale } from "../../text/files.ts";
import { Voice } from "../../text/voice.ts";
import { ACTIONS, CARDS, OUTSIDERS, sortOf, SPOTS, TOWNSFOLK } from "./cards/facts.ts";

const HOUSE = "../src/throneroom";
const FILES = globSync("src/games/paladins/**/*.{ts,svelte}").filter(
  (file) => !file.endsWith(".test.ts"),
);

/** Messages that are named in full: `voice().text("label-king")`. */
const named = FILES.flatMap((file) =>
  [...readFileSync(file, "utf-8").matchAll(/\.text\(\s*([^`]*?)[,)]/gs)].flatMap(([, said]) =>
    [...said!.matchAll(/"([a-z][a-z_]*(?:-[a-z_]+)+(?:\.\w+)?)"/g)].map(([, id]) => id!),
  ),
);

/** Messages named by a stem and a key of the tables. */
const made = [
  ...Object.keys(ACTIONS).flatMap((action) => [`action-${action}`, `action-${action}.text`]),
  ...Object.keys(CARDS).flatMap((card) => [`card-${card}`, `card-${card}.text`]),
  ...["A", "B", "C", "D"].map((mark) => `sure-${mark}`),
  ...[...Object.values(ACTIONS), ...Object.values(SPOTS)].flatMap(({ unsure = {} }) =>
    Object.keys(unsure).map((value) => `unsure-${value}`),
  ),
  ...["unsure-points", "unsure-suspicion"],
  ...Object.keys(CARDS).flatMap((card) => [`sort-${sortOf(card)!}`, `sort-${sortOf(card)!}.all`]),
  ...Object.values(TOWNSFOLK).map(({ ability }) => `moment-${ability.on}`),
  ...Object.values(OUTSIDERS).map(({ points }) => `counts-${points.of}`),
  ...["action", "location", "spot", "attribute", "worker", "card", "score"].map(
    (sort) => `sort-${sort}`,
  ),
  ...["about", "townsfolk", "paladins", "tavern", "actions", "attributes", "map", "taxes"].flatMap(
    (note) => [`note-${note}`, `note-${note}.text`],
  ),
];

test("the sources are read", () => {
  expect(named).toContain("label-king");
  expect(new Set(named).size).toBeGreaterThan(60);
});

test.each(["en", "ru"] as const)("everything can be said in %s", (language) => {
  const voice = new Voice(language, [
    ...readLocale("src/locales", language),
    ...readLocale(`${HOUSE}/locales`, language),
    ...readLocale(`${HOUSE}/games/west_kingdom/paladins/locales`, language),
  ]);
  expect([...new Set([...named, ...made])].filter((id) => !voice.has(id))).toEqual([]);
});

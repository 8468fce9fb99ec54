// Whatever the table of Oath says is there in both languages.
import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { readLocale } from "../../text/files.ts";
import { Voice } from "../../text/voice.ts";
import { CARDS, SITES, SUITS } from "./cards/facts.ts";

const HOUSE = "../src/throneroom";
const FILES = globSync("src/games/oath/**/*.{ts,svelte}").filter(
  (file) => !file.endsWith(".test.ts"),
);

/** Messages that are named in full: `voice().text("banks")`, `open ? "map-close" : "map-open"`. */
const named = FILES.flatMap((file) =>
  [...readFileSync(file, "utf-8").matchAll(/\.text\(\s*([^`]*?)[,)]/gs)].flatMap(([, said]) =>
    [...said!.matchAll(/"([a-z][a-z_]*(?:-[a-z_]+)*(?:\.\w+)?)"/g)].map(([, id]) => id!),
  ),
);

/** Messages that are made of a stem and a key. */
const made = [
  ...Object.keys(CARDS).flatMap((card) => [`card-${card}`]),
  ...Object.keys(SITES).flatMap((site) => [`card-${site}`, `card-${site}.text`]),
  ...SUITS.map((suit) => `suit-${suit}`),
  ...Object.values(CARDS).flatMap(({ sort, powers }) => [
    `sort-${sort}`,
    ...powers.map(({ kind }) => `power-${kind}`),
    ...powers.flatMap(({ actions = [] }) => actions.map((action) => `act-${action}`)),
  ]),
  ...["realm", "oath", "supply", "council", "banks", "ways", "plans"].flatMap((note) => [
    `note-${note}`,
    `note-${note}.text`,
  ]),
];

/** Questions that ask for several things at once; with too few of them the seal is closed, and says
 * what it will do. */
const several = [
  ...["discard_order", "losses", "skull_losses", "sacrifice_from", "placement_from"],
  ...["replace_short", "power_warbands", "power_sites"],
].map((kind) => `result-${kind}`);

test("the sources are read", () => {
  expect(named).toContain("banks");
  expect(named).toContain("map-close");
  expect(new Set(named).size).toBeGreaterThan(60);
});

test.each(["en", "ru"] as const)("in %s", (language) => {
  const voice = new Voice(language, [
    ...readLocale(`${HOUSE}/locales`, language),
    ...readLocale(`${HOUSE}/games/oath/locales`, language),
  ]);
  const missing = [...new Set([...named, ...made, ...several])].filter((id) => !voice.has(id));
  expect(missing).toEqual([]);
});

// Every text of Viscounts' table exists in both languages.
import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { readLocale } from "../../text/files.ts";
import { Voice } from "../../text/voice.ts";
import { ACTIONS, CARDS, SECTIONS, SEGMENTS, sortOf, SORTS, TOWNSFOLK } from "./cards/facts.ts";

const HOUSE = "../src/throneroom";
const FILES = globSync("src/games/viscounts/**/*.{ts,svelte}").filter(
  (file) => !file.endsWith(".test.ts"),
);

/** Messages that are named in full: `voice().text("label-hand")`. */
const named = FILES.flatMap((file) =>
  [...readFileSync(file, "utf-8").matchAll(/\.text\(\s*([^`]*?)[,)]/gs)].flatMap(([, said]) =>
    [...said!.matchAll(/"([a-z][a-z_]*(?:-[a-z_]+)+(?:\.\w+)?)"/g)].map(([, id]) => id!),
  ),
);

/** Messages named by a stem and a key of the tables. */
const made = [
  ...Object.keys(ACTIONS).flatMap((action) =>
    ["", ".text", ".short"].map((part) => `action-${action}${part}`),
  ),
  ...Object.keys(CARDS).map((card) => `card-${card}`),
  ...Object.keys(CARDS)
    .filter((card) => !["rival", "scheme", "building"].includes(sortOf(card)!))
    .map((card) => `card-${card}.text`),
  ...Object.values(CARDS).flatMap(({ sure }) => (sure ? [`sure-${sure}`] : [])),
  ...SORTS.flatMap((sort) => [`sort-${sort}`, `sort-${sort}.all`]),
  ...["space", "spot", "link", "segment", "section", "action", "good", "end"].map(
    (sort) => `sort-${sort}`,
  ),
  ...SECTIONS.map((section) => `section-${section}`),
  ...SEGMENTS.map((segment) => `segment-${segment}`),
  ...["board", "lands", "castle", "opponent"].map((page) => `page-${page}`),
  ...["immediate", "drop_off"]
    .concat(Object.values(TOWNSFOLK).flatMap(({ on }) => on ?? []))
    .map((when) => `moment-${when}`),
  ...["some", "none", "any"].map((whose) => `about-others-${whose}`),
  ...["silver", "ink", "stone", "gold", "acquired", "approved", "unpaid", "paid", "virtue"]
    .concat("corruption", "tier_1", "tier_2", "tier_3")
    .map((what) => `told-${what}`),
  ...[
    "about",
    "pairs",
    "cards",
    "strengths",
    "move",
    "lands",
    "castle",
    "markers",
    "recruit",
  ].flatMap((note) => [`note-${note}`, `note-${note}.text`]),
];

test("the sources are read", () => {
  expect(named).toContain("label-hand");
  expect(new Set(named).size).toBeGreaterThan(60);
});

test.each(["en", "ru"] as const)("everything can be said in %s", (language) => {
  const voice = new Voice(language, [
    ...readLocale("src/locales", language),
    ...readLocale(`${HOUSE}/locales`, language),
    ...readLocale(`${HOUSE}/games/west_kingdom/viscounts/locales`, language),
  ]);
  expect([...new Set([...named, ...made])].filter((id) => !voice.has(id))).toEqual([]);
});

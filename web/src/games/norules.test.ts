// No rule and no table in the client: what is printed comes from the games' own tables, everything
// else from the server. This finds what comes back.
import { globSync, readFileSync } from "node:fs";
import { describe, expect, it, test } from "vitest";
import { parse, type Table } from "../../tools/toml.ts";

/** What a part of a table names; a list names nothing. */
const named = (part: unknown): string[] =>
  Array.isArray(part) ? [] : Object.keys((part ?? {}) as Table);

/** By game: what its tables name. */
const NAMED: Record<string, Set<string>> = {};
for (const file of globSync("../src/throneroom/games/*/*.toml")) {
  const table = parse(readFileSync(file, "utf-8"));
  const known = (NAMED[file.split("/").at(-2)!] ??= new Set());
  for (const part of ["cards", "leaders", "tokens", "sides"])
    for (const key of named(table[part])) known.add(key);
  for (const side of Object.values((table["sides"] ?? {}) as Record<string, Table>))
    for (const region of Object.keys(side["regions"] as Table)) known.add(region);
}

// Oath has a table for each kind of cards; in some of them the cards stand in a part of their own.
for (const file of globSync("../src/throneroom/games/*/cards/tables/*.toml")) {
  const table = parse(readFileSync(file, "utf-8"));
  const known = (NAMED[file.split("/").at(-4)!] ??= new Set());
  const cards = /\/(?:denizens_\w+|relics|edifices)\.toml$/.test(file) ? table : {};
  for (const part of [cards, table["sites"], table["visions"], table["oaths"]])
    for (const key of named(part)) known.add(key);
}

// The West Kingdom has a folder of tables for each of its games; what they share names no card.
NAMED["west_kingdom"] = new Set();
for (const file of globSync("../src/throneroom/games/west_kingdom/*/components/*.toml")) {
  const known = (NAMED[file.split("/").at(-3)!] ??= new Set());
  const text = readFileSync(file, "utf-8");
  if (
    /\/(?:apprentices|boards|buildings|heroes|king|locations|manuscripts|outsiders|paladins|player_cards|spots|tavern|townsfolk|walls)\.toml$/.test(
      file,
    )
  )
    for (const [, key] of text.matchAll(/^\[(\w+)\]$/gm)) known.add(key!);
  for (const [, key] of text.matchAll(/^(market_\d+) =/gm)) known.add(key!);
}

// So have the scenarios of the Tomesaga.
for (const file of globSync("../src/throneroom/games/west_kingdom/tomesaga/*/components/*.toml")) {
  const known = (NAMED[file.split("/").at(-3)!] ??= new Set());
  if (/\/(?:schemes|demands|orders|threats|townsfolk|reminders)\.toml$/.test(file))
    for (const [, key] of readFileSync(file, "utf-8").matchAll(/^\[(\w+)\]$/gm)) known.add(key!);
}

/** What phases are called. */
const PHASES = new Set(
  globSync("../src/throneroom/games/**/locales/en/*.ftl").flatMap((file) =>
    [...readFileSync(file, "utf-8").matchAll(/^phase-(\w+) =/gm)].map(([, name]) => name!),
  ),
);

/** Numbers that the games print or count. */
const QUANTITY =
  "coins|cost|costs|price|money|attack|support|boost|level|points|vp|buys|reward|sea_cost|strength";

/** Names that functions of rules had here, and would have again. */
const RULES =
  /\bfunction (?:foresee|mapPoints|points|worth|control\w*|leader|score|scores|scoring\w*|printed|pileSize\w*|isWhole|ownedBy|routes|changesOf|verdicts|boardSize|together(?=\(cards)|whyNot|treasuresIn|elixir\w*)\b/;

interface Sign {
  name: string;
  found: (code: string, keys: ReadonlySet<string>) => string[];
}

const all = (code: string, pattern: RegExp): string[] =>
  [...code.matchAll(new RegExp(pattern, "g"))].map(([found]) => found.replace(/\s+/g, " "));

const SIGNS: Sign[] = [
  {
    name: "a number beside the name of a card, or of what is printed on it",
    found: (code, keys) =>
      all(code, new RegExp(`\\b(?:\\w+_)?(?:${QUANTITY}|printed)\\??: -?\\d+\\b`)).concat(
        all(code, /\bcount: \d\d+\b/),
        all(code, /\b(\w+): -?\d+\b/).filter((found) => keys.has(found.split(":")[0]!)),
        all(code, /\b\w+: \w+\((?:\{[^}]*\}, )?-?\d+, [^)]*\)/).filter((found) =>
          keys.has(found.split(":")[0]!),
        ),
      ),
  },
  {
    name: "the name of a card, a leader or a token in code",
    found: (code, keys) =>
      all(code, /["'`](\w+)["'`]/).filter((found) => keys.has(found.slice(1, -1))),
  },
  {
    name: "a list of cards or regions",
    found: (code, keys) =>
      all(code, /\[\s*(?:"\w+",?\s*){3,}\]/).filter((found) =>
        [...found.matchAll(/"(\w+)"/g)].every(([, key]) => keys.has(key!)),
      ),
  },
  {
    name: "a sum of quantities of the game",
    found: (code) =>
      all(code, new RegExp(`\\b(?:${QUANTITY})\\b!?(?: \\?\\? \\d+\\))? [-+*/]=? [\\w(]`)).concat(
        all(code, new RegExp(`[\\w)] [-+*/]=? (?:\\w+[.!]+)*(?:${QUANTITY})\\b(?![("])`)),
      ),
  },
  {
    name: "a comparison of quantities of the game",
    found: (code) =>
      all(code, new RegExp(`\\b(?:${QUANTITY})\\b[!)]* [<>]=? [\\w(-]+`)).concat(
        all(code, new RegExp(`[\\w)\\]] [<>]=? (?:\\w+[.!]+)*(?:${QUANTITY})\\b(?![("])`)),
      ),
  },
  { name: "a rule by its name", found: (code) => all(code, RULES) },
  {
    name: "options that go together",
    found: (code) =>
      all(code, /\bvalues\["\w+"\] [!=]== (?:"|true|false|\d)/).concat(
        all(code, /\bvalues\.\w+ [!=]== (?:"|true|false|\d)/),
        all(code, /\ballows\b/),
        all(code, /\bplayers [!=<>]=?=? \d/),
      ),
  },
  {
    name: "the order of phases",
    found: (code) =>
      all(code, /\bfunction phases\b/).concat(
        all(code, /= \[\s*(?:"\w+",?\s*){2,}\]/).filter((found) =>
          [...found.matchAll(/"(\w+)"/g)].every(([, name]) => PHASES.has(name!)),
        ),
      ),
  },
];

/** What looks like a sign of a rule and is none. */
const ALLOWED: Readonly<Record<string, readonly string[]>> = {
  // A type of cards is called like the card.
  "dominion/cards/Value.svelte": ['"curse"'],
  "dominion/cards/facts.ts": ['"curse"'],
  "dominion/piles.ts": ['"curse"', "cost - C"],
  // The order in which cards are listed.
  "dominion/order.ts": ["cost - C"],
  // A bot, and a kind of question, are called like the card.
  "dominion/setup.ts": ['"thief"'],
  "dominion/InPlay.svelte": ['"spy"'],
  "fallen_lands/question.ts": ['"claim"', '"flood"'],
  // What happened is seen as the card that did it.
  "fallen_lands/happened.ts": ['"claim"', '"flood"'],
  "fallen_lands/Face.svelte": ['"flood"'],
  "fallen_lands/Reading.svelte": ['"flood"'],
  // A board to look at before there is a game.
  "fallen_lands/board.ts": ["support: 0"],
  "legends/LayoutPicture.svelte": [
    ...['"horseshoe"', '"desert"', '"ice_islands"', '"red_forest"', '"meadows"', '"volcano"'],
  ],
  // A kind of tokens is called like the token.
  "legends/cards/facts.ts": ['"citadel"'],
  // The sign before a number that the server tells.
  "legends/question.ts": ["points > 0"],
  // Kinds of questions are called like a place and a card.
  "architects/index.ts": ['"guildhall"'],
  "architects/question.ts": ['"guildhall"', '"keep"'],
  // Taxes lie on their own place, and what a place costs the reader is read there.
  "architects/Plot.svelte": ['"tax_stand"'],
  "architects/Reading.svelte": ['"town_centre"', '"guardhouse"', '"tax_stand"'],
  // A step that looks at the map is called like the relic.
  "oath/epilogue/steps.ts": ['"map"'],
  // A bot is called like the card.
  "viscounts/setup.ts": ['"mason"'],
  // Two gates are drawn as one.
  "legends/LayTokens.svelte": ['"magic_gate"'],
};

/** Code without comments and styles. */
const bare = (text: string): string =>
  text
    .replace(/<style>[\s\S]*<\/style>/g, "")
    .replace(/<!--[\s\S]*?-->/g, "")
    .replace(/\/\*[\s\S]*?\*\//g, "")
    .replace(/(^|\s)\/\/.*$/gm, "");

const FILES = globSync("src/games/*/**/*.{ts,svelte}").filter(
  (file) => !file.endsWith(".test.ts") && !file.includes("/cards/scenes"),
);

const signsIn = (code: string, keys: ReadonlySet<string>): string[] =>
  SIGNS.flatMap(({ name, found }) => found(bare(code), keys).map((sign) => `${name}: ${sign}`));

test("the tables are read", () => {
  expect(NAMED["dominion"]).toContain("moat");
  expect(NAMED["legends"]).toContain("band_of_rogues");
  expect(NAMED["legends"]).toContain("d5");
  expect(NAMED["fallen_lands"]).toContain("magic_builder");
  for (const key of ["keep", "brass_horse", "great_spire", "plains", "faith", "devotion"])
    expect(NAMED["oath"]).toContain(key);
  for (const key of ["miner_1", "observatory", "judith", "quarry", "market_10"])
    expect(NAMED["architects"]).toContain(key);
  for (const key of ["scheme_1", "event_levy", "demand_clay"])
    expect(NAMED["architects_coop"]).toContain(key);
  for (const key of ["threat_hunt", "start_mason", "coop_order_faith_strength"])
    expect(NAMED["paladins_coop"]).toContain(key);
  for (const key of ["abbot_1", "roland", "archer_green", "order_convert", "wall_vp2", "loc_4_10"])
    expect(NAMED["paladins"]).toContain(key);
  for (const key of ["reminder_black", "reminder_blue"])
    expect(NAMED["viscounts_coop"]).toContain(key);
  for (const key of ["bishop", "therese", "grey_3a", "player_8"])
    expect(NAMED["viscounts"]).toContain(key);
  expect(FILES.length).toBeGreaterThan(60);
});

test.each(FILES)("%s knows no rule", (file) => {
  const allowed = ALLOWED[file.replace("src/games/", "")] ?? [];
  const slug = file.split("/")[2]!;
  const found = signsIn(readFileSync(file, "utf-8"), NAMED[slug]!);
  expect(found.filter((sign) => !allowed.some((text) => sign.endsWith(`: ${text}`)))).toEqual([]);
});

describe("what was here before is found", () => {
  it.each([
    ["printed values", 'smithy: { cost: 4, types: ["action"], plus: { cards: 3 } },'],
    ["printed values by a function", 'spearmen: troop({ warrior: 1 }, 1, 1, 14, ["count"]),'],
    ["what a game begins with", "const START = { copper: 7, estate: 3 };"],
    ["the sizes of piles", 'case "gold":\n return 30;'],
    ["recommended sets", 'const SET = ["cellar", "market", "militia", "mine"];'],
    ["what lies in every supply", 'const BASIC = ["copper", "silver", "gold", "estate"];'],
    ["coins that are left", "const left = coins - cost;"],
    ["the worth of a hand", "hand.reduce((sum, card) => sum + worth(card), 0) + coins * 1"],
    ["the strength of an attack", "const strength = attack + support;"],
    ["who can pay for a card", "const bought = view.coins >= card.cost;"],
    ["who can pay a price", "const hires = player.money >= 5;"],
    ["what a field takes", "fields.filter(({ level }) => reach >= level)"],
    ["a Magic Builder", 'cards.includes("magic_builder") ? [] : cards'],
    ["thieves on the way", 'const ROGUES = "band_of_rogues";'],
    ["a leader's ability", 'const knight = led === "white_knight";'],
    ["control", "function control(view: LegendsView) {}"],
    ["points on the map", "function mapPoints(view: LegendsView) {}"],
    ["ways", "export function routes(view: LegendsView) {}"],
    ["points of an ability", "return vp * ofFamily(cards, family);"],
    ["what the swamp needs", 'return value !== true || values["exploration"] === true;'],
    ["what is asked for two", "{#if players === 2}"],
    ["what goes together", "allows: (option, value, { players }) => true,"],
    ["the phases of a turn", 'const PHASES = ["action", "buy", "clean_up"];'],
    ["steps one after another", "function phases(view: LegendsView, voice: Voice): Phase[] {}"],
  ])("%s", (_, code) => {
    const keys = new Set(Object.values(NAMED).flatMap((some) => [...some]));
    expect(signsIn(code, keys)).not.toEqual([]);
  });
});

import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { GAMES } from "./list.ts";

interface Schema {
  $defs: Record<string, { properties?: { players?: { minimum: number; maximum: number } } }>;
}

/** The number of players that its options allow. */
function players(slug: string): number[] {
  const { $defs } = JSON.parse(readFileSync(`schema/${slug}.json`, "utf-8")) as Schema;
  const [, options] = Object.entries($defs).find(([name]) => name.endsWith("Options"))!;
  const { minimum, maximum } = options.properties!.players!;
  return [minimum, maximum];
}

test.each(GAMES.map(({ slug }) => slug))("the hall says how many can play %s", (slug) => {
  expect(GAMES.find((game) => game.slug === slug)!.players).toEqual(players(slug));
});

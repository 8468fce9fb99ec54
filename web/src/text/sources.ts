// The locations of the Fluent files. A game's own files are loaded with its first table.
import type { Language } from "./voice.ts";

type Load = () => Promise<string>;

const GENERAL = import.meta.glob<string>("../../../src/throneroom/locales/*/*.ftl", {
  query: "?raw",
  import: "default",
});
const CLIENT = import.meta.glob<string>("../locales/*/*.ftl", { query: "?raw", import: "default" });
const GAMES = import.meta.glob<string>("../../../src/throneroom/games/**/locales/*/*.ftl", {
  query: "?raw",
  import: "default",
});

function inside(files: Record<string, Load>, folder: string): Promise<string>[] {
  const found = Object.keys(files).filter((name) => name.includes(folder));
  if (found.length === 0) throw new Error(`There is nothing in ${folder}`);
  return found.sort().map((name) => files[name]!());
}

/** The folders that the games of a family share, by the family's folder. */
const SHARED: Record<string, string[]> = { "/west_kingdom/": ["/west_kingdom/campaign"] };

function sharedBy(game: string): string[] {
  const own = Object.keys(GAMES).find((name) => name.includes(`/${game}/locales/`)) ?? "";
  return Object.entries(SHARED).flatMap(([family, folders]) =>
    own.includes(family) ? folders : [],
  );
}

/** Scenarios, and the places where their words are looked up after their own: the game that they
 * change, and the words that all scenarios against the Overlord share. */
const CHANGES: Readonly<Record<string, readonly string[]>> = {
  architects_coop: ["architects", "tomesaga"],
  paladins_coop: ["paladins", "tomesaga"],
  viscounts_coop: ["viscounts", "tomesaga"],
};

const vocabulary = (game: string): string[] => [game, ...(CHANGES[game] ?? [])];

/** The sources of the product's words, and of a game's words if a game is given. */
export async function sources(language: Language, game?: string): Promise<string[]> {
  const folder = `/locales/${language}/`;
  const wanted = [...inside(GENERAL, folder), ...inside(CLIENT, folder)];
  for (const one of game === undefined ? [] : vocabulary(game))
    wanted.push(...inside(GAMES, `/${one}${folder}`));
  for (const shared of game === undefined ? [] : sharedBy(game))
    wanted.push(...inside(GAMES, `${shared}${folder}`));
  return Promise.all(wanted);
}

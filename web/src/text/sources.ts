// Where the Fluent files lie. A game's own come with its first table.
import type { Language } from "./voice.ts";

type Load = () => Promise<string>;

const GENERAL = import.meta.glob<string>("../../../src/throneroom/locales/*.ftl", {
  query: "?raw",
  import: "default",
});
const CLIENT = import.meta.glob<string>("../locales/*.ftl", { query: "?raw", import: "default" });
const GAMES = import.meta.glob<string>("../../../src/throneroom/games/*/locales/*.ftl", {
  query: "?raw",
  import: "default",
});

function find(files: Record<string, Load>, end: string): Promise<string> {
  const path = Object.keys(files).find((name) => name.endsWith(end));
  if (path === undefined) throw new Error(`There is no ${end}`);
  return files[path]!();
}

/** The sources of the product's words, and of a game's where one is given. */
export async function sources(language: Language, game?: string): Promise<string[]> {
  const file = `/${language}.ftl`;
  const wanted = [find(GENERAL, file), find(CLIENT, file)];
  if (game !== undefined) wanted.push(find(GAMES, `/games/${game}/locales${file}`));
  return Promise.all(wanted);
}

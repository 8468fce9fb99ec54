// A game's rules for players, and its list of cards, if it has one.
import type { Component } from "svelte";
import { GAMES } from "../games/list.ts";
import type { Language, Voice } from "../text/voice.ts";
import { parse, type Block } from "./markdown.ts";

const TEXTS = import.meta.glob<string>("../../../src/throneroom/games/**/rules/*.md", {
  query: "?raw",
  import: "default",
});
const GLOSSARIES = import.meta.glob<{ default: Component<{ voice: Voice }> }>(
  "../games/*/Glossary.svelte",
);

const written = new Set(Object.keys(TEXTS).map((path) => /([^/]+)\/rules\//.exec(path)![1]!));
/** The games whose rules can be read here; some rules are written before their game. */
export const READABLE = GAMES.map(({ slug }) => slug).filter((slug) => written.has(slug));

export interface Rules {
  blocks: Block[];
  /** The list of cards at the end, under the heading "cards". */
  Glossary: Component<{ voice: Voice }> | null;
}

/** The rules of a game; null if it has none. */
export async function loadRules(game: string, language: Language): Promise<Rules | null> {
  const found = Object.keys(TEXTS).find((path) => path.endsWith(`/${game}/rules/${language}.md`));
  const text = found && TEXTS[found];
  if (!text) return null;
  const glossary = GLOSSARIES[`../games/${game}/Glossary.svelte`];
  const [source, made] = await Promise.all([text(), glossary?.()]);
  return { blocks: parse(source), Glossary: made?.default ?? null };
}

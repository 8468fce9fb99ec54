// A picture for every card.
import * as basics from "./scenes/basics.ts";
import * as court from "./scenes/court.ts";
import * as strife from "./scenes/strife.ts";
import * as trades from "./scenes/trades.ts";

export const SCENES: Readonly<Record<string, () => string>> = {
  ...basics,
  ...court,
  ...strife,
  ...trades,
};

const drawn = new Map<string, string>();

/** The SVG of a card's scene; each is drawn once. */
export function sceneOf(card: string): string {
  const found = drawn.get(card);
  if (found !== undefined) return found;
  const made = SCENES[card]!();
  drawn.set(card, made);
  return made;
}

import type { Voice } from "../../text/voice.ts";
import type { Level, OptionValues, Setup } from "../setup.ts";
import { BOTS, KINGDOM_PILES, SETS } from "./cards/facts.ts";
import { title } from "./title.ts";

const KINGDOMS = [...Object.keys(SETS), "random"];

// Measured, see docs/thinking.md. The random player is not an opponent, and is only in the list.
const EASY = ["page", "plain_money"];
const EVEN = ["big_money", "thief"];

function kingdomCards(kingdom: unknown): readonly string[] {
  if (Array.isArray(kingdom)) return kingdom as string[];
  return SETS[String(kingdom ?? "first_game")] ?? [];
}

function strong(options: OptionValues): string[] {
  const cards = kingdomCards(options["kingdom"]);
  const fit = Object.entries(BOTS).filter(([, needed]) =>
    needed.every((card) => cards.includes(card)),
  );
  // The ten cards are not known yet, so any bot may fit.
  return (fit.length > 0 ? fit : Object.entries(BOTS)).map(([bot]) => bot);
}

function opponents(level: Level, options: OptionValues): string[] {
  if (level === "easy") return EASY;
  return level === "even" ? EVEN : strong(options);
}

function level(bot: string): Level {
  if (EASY.includes(bot)) return "easy";
  return EVEN.includes(bot) ? "even" : "strong";
}

function sayKingdom(voice: Voice, value: unknown): string {
  return voice.text(Array.isArray(value) ? "set-own" : `set-${String(value)}`);
}

export const setup: Setup = {
  title,
  quick: {
    option: "kingdom",
    choices: KINGDOMS,
    text: (voice, choice) => voice.text(`set-${choice}`),
  },
  opponents,
  level,
  pickers: { kingdom: () => import("./KingdomPicker.svelte") },
  preview: () => import("./KingdomPreview.svelte"),
  missing(option, value) {
    if (option !== "kingdom" || !Array.isArray(value) || value.length === KINGDOM_PILES)
      return null;
    return { id: "kingdom-missing", args: { count: KINGDOM_PILES - value.length } };
  },
  say: (voice, option, value) => (option === "kingdom" ? sayKingdom(voice, value) : null),
};

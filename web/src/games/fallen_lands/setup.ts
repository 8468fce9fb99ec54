import { BOARDS } from "./cards/facts.ts";
import type { Level, OptionValues, Setup } from "../setup.ts";

// Measured, see docs/thinking.md. The others are for those who want them: random is no opponent.
const BY_LEVEL: Record<Level, string[]> = {
  easy: ["page"],
  even: ["greedy"],
  strong: ["planner"],
};
const LEVEL_OF: Record<string, Level> = { random: "easy", page: "easy", greedy: "even" };

export const setup: Setup = {
  opponents: (level) => BY_LEVEL[level],
  level: (bot) => LEVEL_OF[bot] ?? "strong",
  pickers: { quick: () => import("./BoardPicker.svelte") },
  allows: (option: string, value: unknown, { players }: OptionValues) => {
    if (option === "quick")
      return BOARDS.some(
        (board) => board.quick === value && board.players.includes(Number(players)),
      );
    return option !== "first" || value === null || Number(value) < Number(players);
  },
  say: (voice, option, value) =>
    option === "first" && value !== null ? voice.player(Number(value)) : null,
};

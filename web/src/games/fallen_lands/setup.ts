import { BOARDS } from "./cards/facts.ts";
import type { Level, OptionValues, Setup } from "../setup.ts";

const BY_LEVEL: Record<Level, string[]> = {
  easy: ["random"],
  even: ["greedy"],
  strong: ["planner", "greedy"],
};

export const setup: Setup = {
  opponents: (level) => BY_LEVEL[level],
  level: (bot) => (bot === "random" ? "easy" : bot === "greedy" ? "even" : "strong"),
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

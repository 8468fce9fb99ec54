import type { Level, Setup } from "../setup.ts";
import { title } from "./title.ts";

// Measured, see docs/thinking.md. The others can only be picked by name: random is not an opponent.
const BY_LEVEL: Record<Level, string[]> = {
  easy: ["page"],
  even: ["greedy"],
  strong: ["planner"],
};
const LEVEL_OF: Record<string, Level> = {
  page: "easy",
  greedy: "even",
  builder: "even",
};

export const setup: Setup = {
  title,
  opponents: (level) => BY_LEVEL[level],
  level: (bot) => LEVEL_OF[bot] ?? "strong",
  pickers: { quick: () => import("./BoardPicker.svelte") },
};

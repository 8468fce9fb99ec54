import type { Level, Setup } from "../setup.ts";

const BY_LEVEL: Record<Level, string[]> = {
  easy: ["random"],
  even: ["greedy"],
  strong: ["emperor"],
};

export const setup: Setup = {
  opponents: (level) => BY_LEVEL[level],
  level: (bot) => (bot === "random" ? "easy" : bot === "greedy" ? "even" : "strong"),
};

import type { Level, Setup } from "../setup.ts";
import { title } from "./title.ts";

// Measured, see docs/thinking.md. The others can only be picked by name: random is not an opponent.
const BY_LEVEL: Record<Level, string[]> = {
  easy: ["page"],
  even: ["greedy"],
  strong: ["emperor"],
};
const LEVEL_OF: Record<string, Level> = {
  page: "easy",
  greedy: "even",
  warlord: "even",
};

export const setup: Setup = {
  title,
  opponents: (level) => BY_LEVEL[level],
  level: (bot) => LEVEL_OF[bot] ?? "strong",
  panel: {
    options: [
      ...["board", "builder", "layout", "neutrals", "ties", "by_age"],
      ...["exploration", "swamp", "citadels", "leaders", "events", "long_game"],
    ],
    load: () => import("./SetupPanel.svelte"),
  },
};

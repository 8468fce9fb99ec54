import type { Level, Setup } from "../setup.ts";
import { title } from "./title.ts";

// The scripted players differ in character more than in strength; searching players look further
// ahead.
const BY_LEVEL: Record<Level, string[]> = {
  easy: ["page"],
  even: ["castellan", "scribe", "mason"],
  strong: ["knight"],
};
const LEVEL_OF: Record<string, Level> = {
  page: "easy",
  castellan: "even",
  scribe: "even",
  mason: "even",
};

export const setup: Setup = {
  title,
  opponents: (level) => BY_LEVEL[level],
  level: (bot) => LEVEL_OF[bot] ?? "strong",
  panel: {
    options: ["side", "extra_heroes", "rival", "difficulty"],
    load: () => import("./SetupPanel.svelte"),
  },
};

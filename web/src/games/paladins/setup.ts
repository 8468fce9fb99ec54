import type { Level, Setup } from "../setup.ts";
import { title } from "./title.ts";

// The scripted players differ in character more than in strength; searching players look further
// ahead.
const BY_LEVEL: Record<Level, string[]> = {
  easy: ["page"],
  even: ["abbess", "marshal", "chancellor"],
  strong: ["squire"],
};
const LEVEL_OF: Record<string, Level> = {
  page: "easy",
  abbess: "even",
  marshal: "even",
  chancellor: "even",
};

export const setup: Setup = {
  title,
  opponents: (level) => BY_LEVEL[level],
  level: (bot) => LEVEL_OF[bot] ?? "strong",
  panel: {
    options: ["extra_townsfolk"],
    load: () => import("./SetupPanel.svelte"),
  },
};

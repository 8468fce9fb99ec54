import type { Level, Setup } from "../setup.ts";
import { title } from "./title.ts";

// The scripted players differ in character more than in strength; those who search look further.
const BY_LEVEL: Record<Level, string[]> = {
  easy: ["page"],
  even: ["steward", "usurper", "visionary", "courtier"],
  strong: ["knight"],
};
const LEVEL_OF: Record<string, Level> = {
  page: "easy",
  courtier: "even",
  steward: "even",
  usurper: "even",
  visionary: "even",
};

export const setup: Setup = {
  title,
  saga: ["chronicled"],
  panel: {
    options: ["chancellor", "chronicled"],
    load: () => import("./SetupPanel.svelte"),
  },
  opponents: (level) => BY_LEVEL[level],
  level: (bot) => LEVEL_OF[bot] ?? "strong",
};

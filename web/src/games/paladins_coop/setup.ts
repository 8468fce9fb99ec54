import type { Level, Setup } from "../setup.ts";
import { title } from "../west_kingdom/overlord/title.ts";

// Friends at the table: all of them help.
const BY_LEVEL: Record<Level, string[]> = {
  easy: ["page"],
  even: ["warden", "almoner", "castellan"],
  strong: ["squire"],
};
const LEVEL_OF: Record<string, Level> = {
  random: "easy",
  page: "easy",
  warden: "even",
  almoner: "even",
  castellan: "even",
};

export const setup: Setup = {
  title,
  quick: {
    option: "difficulty",
    choices: ["normal", "hard", "nightmare"],
    text: (voice, choice) => voice.text(`setting-difficulty-${choice}`),
  },
  team: true,
  opponents: (level) => BY_LEVEL[level],
  level: (bot) => LEVEL_OF[bot] ?? "strong",
  panel: {
    options: ["difficulty", "starters", "extra_townsfolk"],
    load: () => import("./SetupPanel.svelte"),
  },
};

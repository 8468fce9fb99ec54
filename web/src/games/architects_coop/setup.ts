import type { Level, Setup } from "../setup.ts";
import { title } from "../west_kingdom/overlord/title.ts";

// Friends at the table: all of them help.
const BY_LEVEL: Record<Level, string[]> = {
  easy: ["page"],
  even: ["builder", "steward"],
  strong: ["squire"],
};
const LEVEL_OF: Record<string, Level> = {
  random: "easy",
  page: "easy",
  builder: "even",
  steward: "even",
};

export const setup: Setup = {
  title,
  quick: {
    option: "difficulty",
    choices: ["normal", "hard"],
    text: (voice, choice) => voice.text(`setting-difficulty-${choice}`),
  },
  team: true,
  opponents: (level) => BY_LEVEL[level],
  level: (bot) => LEVEL_OF[bot] ?? "strong",
  panel: {
    options: [
      ...["difficulty", "events", "characters", "extra_boards", "promo_cards"],
      ...["apprentice_refresh", "conspirator_per_capture", "small_taxes_stay"],
    ],
    load: () => import("./SetupPanel.svelte"),
  },
};

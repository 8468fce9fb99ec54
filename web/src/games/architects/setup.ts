import type { Level, Setup } from "../setup.ts";
import { title } from "./title.ts";

// Measured, see docs/thinking.md. The scripted players are equally strong; searching players beat
// them.
const BY_LEVEL: Record<Level, string[]> = {
  easy: ["page"],
  even: ["builder", "rogue", "jailer"],
  strong: ["squire"],
};
const LEVEL_OF: Record<string, Level> = {
  page: "easy",
  builder: "even",
  rogue: "even",
  jailer: "even",
};

export const setup: Setup = {
  title,
  quick: {
    option: "setup",
    choices: ["standard", "variable"],
    text: (voice, choice) => voice.text(`setting-setup-${choice}`),
  },
  opponents: (level) => BY_LEVEL[level],
  level: (bot) => LEVEL_OF[bot] ?? "strong",
  panel: {
    options: [
      ...["setup", "characters", "extra_boards", "starting_apprentice", "promo_cards"],
      ...["apprentice_refresh", "conspirator_per_capture", "fortress_any_locations"],
    ],
    load: () => import("./SetupPanel.svelte"),
  },
};

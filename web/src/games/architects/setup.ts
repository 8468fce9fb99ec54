import type { Level, Setup } from "../setup.ts";
import { title } from "./title.ts";

// The searching player is not measured yet: the scripted ones play what their names say.
const BY_LEVEL: Record<Level, string[]> = {
  easy: ["jailer"],
  even: ["rogue", "builder"],
  strong: ["builder"],
};
const LEVEL_OF: Record<string, Level> = {
  random: "easy",
  jailer: "easy",
  rogue: "even",
  builder: "strong",
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
};

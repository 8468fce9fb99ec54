import type { Level, OptionValues, Setup } from "../setup.ts";

// Measured, see docs/thinking.md. The others are for those who want them: random is no opponent.
const BY_LEVEL: Record<Level, string[]> = {
  easy: ["page"],
  even: ["greedy"],
  strong: ["emperor"],
};
const LEVEL_OF: Record<string, Level> = { random: "easy", page: "easy", greedy: "even" };

/** Whether a value goes together with the others. */
export function allows(option: string, value: unknown, values: OptionValues): boolean {
  const players = Number(values["players"]);
  switch (option) {
    case "builder":
      return value === null || Number(value) < players;
    case "by_age":
      return value === null || (value as number[]).length === players;
    case "swamp":
      return value !== true || values["exploration"] === true;
    default:
      return true;
  }
}

export const setup: Setup = {
  opponents: (level) => BY_LEVEL[level],
  level: (bot) => LEVEL_OF[bot] ?? "strong",
  panel: {
    options: [
      ...["board", "builder", "layout", "neutrals", "ties", "by_age"],
      ...["exploration", "swamp", "citadels", "leaders", "events", "long_game"],
    ],
    load: () => import("./SetupPanel.svelte"),
  },
  allows,
  say: (voice, option, value) => {
    if (value === null) return null;
    if (option === "builder") return voice.player(Number(value));
    if (option === "by_age")
      return (value as number[]).map((seat) => voice.player(seat)).join(", ");
    return null;
  },
};

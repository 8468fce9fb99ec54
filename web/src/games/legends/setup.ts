import type { Level, OptionValues, Setup } from "../setup.ts";

const BY_LEVEL: Record<Level, string[]> = {
  easy: ["random"],
  even: ["greedy"],
  strong: ["emperor"],
};

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
  level: (bot) => (bot === "random" ? "easy" : bot === "greedy" ? "even" : "strong"),
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

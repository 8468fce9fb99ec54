// The setup of a table of friends against the Overlord.
import type { Level, Setup } from "../../setup.ts";
import { title } from "./title.ts";

interface Friends {
  /** The helping bots by strength; those not named look ahead. */
  easy: readonly string[];
  even: readonly string[];
  strong: readonly string[];
}

export function teamSetup(
  friends: Friends,
  difficulties: string[],
  panel: NonNullable<Setup["panel"]>,
): Setup {
  const level = (bot: string): Level => {
    if (friends.easy.includes(bot)) return "easy";
    return friends.even.includes(bot) ? "even" : "strong";
  };
  return {
    title,
    quick: {
      option: "difficulty",
      choices: difficulties,
      text: (voice, choice) => voice.text(`setting-difficulty-${choice}`),
    },
    team: true,
    opponents: (wanted) => [...friends[wanted]],
    level,
    panel,
  };
}

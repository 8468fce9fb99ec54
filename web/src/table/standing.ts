// Questions that can be answered beforehand.
import type { Voice } from "../text/voice.ts";

/** Answers that leave a reaction unasked: for this turn, where it would change nothing, for good. */
export const SILENT = ["turn", "vain", "never"] as const;

/** What is asked, in words: a rule of the game, or a card. */
export function reactionName(reaction: string, voice: Voice): string {
  const own = `standing-${reaction}`;
  return voice.has(own) ? voice.text(own) : voice.text("standing-card", { card: reaction });
}

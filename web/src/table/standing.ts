// Standing answers: questions that can be answered in advance.
import type { Voice } from "../text/voice.ts";

/** Answers with which a reaction is not asked: for this turn, where it would change nothing, or for
 * good. */
export const SILENT = ["turn", "vain", "never"] as const;

/** The name of a reaction: a rule of the game, or a card. */
export function reactionName(reaction: string, voice: Voice): string {
  const own = `standing-${reaction}`;
  return voice.has(own) ? voice.text(own) : voice.text("standing-card", { card: reaction });
}

// The reason why something can't be chosen, as a sentence.
import type { Voice } from "../text/voice.ts";
import type { Refusal } from "./choosing.svelte.ts";

/** The game's reason, or a general one if it has none; empty if nobody has asked. */
export function whyNot(refusal: Refusal | null, voice: Voice, general: string): string {
  if (!refusal) return "";
  return refusal.reason ? voice.say({ args: {}, ...refusal.reason }) : general;
}

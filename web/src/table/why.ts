// Why something can't be chosen, in a sentence.
import type { Voice } from "../text/voice.ts";
import type { Refusal } from "./choosing.svelte.ts";

/** The game's reason, or a general one where it has none; nothing where nobody has asked. */
export function whyNot(refusal: Refusal | null, voice: Voice, general: string): string {
  if (!refusal) return "";
  return refusal.reason ? voice.say({ args: {}, ...refusal.reason }) : general;
}

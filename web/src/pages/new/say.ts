// What a chosen value is called.
import type { Setup } from "../../games/setup.ts";
import type { Voice } from "../../text/voice.ts";
import { t } from "../../words.svelte.ts";

export function sayValue(setup: Setup, voice: Voice, option: string, value: unknown): string {
  const own = setup.say?.(voice, option, value);
  if (own != null) return own;
  if (value === null) return t("option-none");
  if (typeof value === "boolean") return voice.text(value ? "option-yes" : "option-no");
  const id = `setting-${option}-${String(value)}`;
  return voice.has(id) ? voice.text(id) : String(value);
}

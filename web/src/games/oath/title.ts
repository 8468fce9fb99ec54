// What a table is played with, in a few words.
import type { Voice } from "../../text/voice.ts";
import type { OptionValues } from "../setup.ts";

/** The chronicle that is played on; a game of its own has no name. */
export function title(options: Readonly<OptionValues>, voice: Voice): string {
  const { realm, number } = options as { realm?: string; number?: number };
  if (!realm) return voice.text("title-first");
  return voice.text("title-chronicle", { name: realm, number: number ?? 1 });
}

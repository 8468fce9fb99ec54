// What a table is played with, in a few words.
import type { Voice } from "../../text/voice.ts";
import type { OptionValues } from "../setup.ts";

interface Chronicle {
  name?: string;
  number?: number;
}

/** The chronicle that is played on; a first game has no name yet. */
export function title(options: Readonly<OptionValues>, voice: Voice): string {
  const chronicle = options["chronicle"] as Chronicle | null | undefined;
  if (!chronicle?.name) return voice.text("title-first");
  return voice.text("title-chronicle", { name: chronicle.name, number: chronicle.number ?? 1 });
}

// The setup of a table, in a few words.
import type { Voice } from "../../../text/voice.ts";
import type { OptionValues } from "../../setup.ts";

export function title(options: Readonly<OptionValues>, voice: Voice): string {
  const difficulty = options["difficulty"];
  return typeof difficulty === "string" ? voice.text(`setting-difficulty-${difficulty}`) : "";
}

// The short description of a table's options.
import type { Voice } from "../../text/voice.ts";
import type { OptionValues } from "../setup.ts";

export function title(options: Readonly<OptionValues>, voice: Voice): string {
  return [
    options["quick"] ? voice.text("setting-quick") : "",
    options["advanced"] ? voice.text("label-advanced-short") : "",
  ]
    .filter(Boolean)
    .join(", ");
}

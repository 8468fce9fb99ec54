// What a table is played with, in a few words.
import type { Voice } from "../../text/voice.ts";
import type { OptionValues } from "../setup.ts";

export function title(options: Readonly<OptionValues>, voice: Voice): string {
  const setup = options["setup"];
  return [
    typeof setup === "string" ? voice.text(`setting-setup-${setup}`) : "",
    options["promo_cards"] ? voice.text("setting-promo_cards") : "",
  ]
    .filter(Boolean)
    .join(", ");
}

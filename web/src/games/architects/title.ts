// The short description of a table's options.
import type { Voice } from "../../text/voice.ts";
import type { OptionValues } from "../setup.ts";
import { campaignTitle } from "../west_kingdom/campaign/title.ts";

export function title(options: Readonly<OptionValues>, voice: Voice): string {
  const campaign = campaignTitle("architects", options, voice);
  if (campaign) return campaign;
  const setup = options["setup"];
  return [
    typeof setup === "string" ? voice.text(`setting-setup-${setup}`) : "",
    options["promo_cards"] ? voice.text("setting-promo_cards") : "",
  ]
    .filter(Boolean)
    .join(", ");
}

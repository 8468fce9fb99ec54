// The short description of a table's options.
import type { Voice } from "../../text/voice.ts";
import type { OptionValues } from "../setup.ts";
import { campaignTitle } from "../west_kingdom/campaign/title.ts";

export function title(options: Readonly<OptionValues>, voice: Voice): string {
  const campaign = campaignTitle("viscounts", options, voice);
  if (campaign) return campaign;
  if (Number(options["players"] ?? 0) === 1)
    return voice.text(`setting-rival-${String(options["rival"])}`);
  const side = String(options["side"] ?? "by_players");
  return [
    side === "by_players"
      ? ""
      : voice.text("label-side", { side: voice.text(`setting-side-${side}`) }),
    options["extra_heroes"] ? voice.text("label-saga") : "",
  ]
    .filter(Boolean)
    .join(", ");
}

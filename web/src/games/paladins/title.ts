// The short description of a table's options.
import type { Voice } from "../../text/voice.ts";
import type { OptionValues } from "../setup.ts";
import { campaignTitle } from "../west_kingdom/campaign/title.ts";

export const title = (options: Readonly<OptionValues>, voice: Voice): string =>
  campaignTitle("paladins", options, voice) ||
  (options["extra_townsfolk"] ? voice.text("setting-extra_townsfolk") : "");

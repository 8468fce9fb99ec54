// What a table is played with, in a few words.
import type { Voice } from "../../text/voice.ts";
import type { OptionValues } from "../setup.ts";

export const title = (options: Readonly<OptionValues>, voice: Voice): string =>
  options["extra_townsfolk"] ? voice.text("setting-extra_townsfolk") : "";

// The game of a campaign that a table plays, in a few words.
import type { Voice } from "../../../text/voice.ts";
import type { OptionValues } from "../../setup.ts";

const GAMES = ["architects", "paladins", "viscounts"] as const;

/** The title; empty for a table that belongs to no campaign. */
export const campaignTitle = (
  game: (typeof GAMES)[number],
  options: Readonly<OptionValues>,
  voice: Voice,
): string =>
  options["campaign"] ? voice.text("campaign-title", { n: GAMES.indexOf(game) + 1 }) : "";

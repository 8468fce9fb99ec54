// The events of the chronicle board in the log of each of the three games.
import type { GameModule, LogStyle } from "../../game.ts";

const CAMPAIGN_LOG: Readonly<Record<string, LogStyle>> = {
  marker_passed: { icon: "gi:footprint" },
  goals_turned_up: { icon: "gi:scroll-quill" },
  caught_up: { icon: "gi:two-coins" },
  advantage_used: { icon: "gi:scroll-quill" },
  chronicle_taken: { icon: "gi:scroll-quill" },
  crest_chronicle_taken: { icon: "gi:ribbon-shield" },
  victory_handed: { icon: "gi:laurels" },
  token_taken: { icon: "gi:ribbon-shield" },
};

/** The log of a game that may be part of a campaign. */
export const withCampaign =
  (log: GameModule["log"]): GameModule["log"] =>
  (event, ...before) =>
    CAMPAIGN_LOG[event.event] ?? log(event, ...before);

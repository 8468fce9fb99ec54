// The origin of the team's target: the points for each player and each of the Overlord's workers.
import type { ArchitectsCoopView } from "../../contract/architects_coop.ts";
import type { Voice } from "../../text/voice.ts";

export const product = ({ overlord, players }: ArchitectsCoopView, voice: Voice): string =>
  voice.text("label-team_sum", {
    each: overlord.per_worker,
    players: players.length,
    workers: overlord.in_guildhall,
  });

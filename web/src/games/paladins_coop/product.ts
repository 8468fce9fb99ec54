// The origin of the team's target: the points for each player.
import type { PaladinsCoopView } from "../../contract/paladins_coop.ts";
import type { Voice } from "../../text/voice.ts";

export const product = ({ overlord, players }: PaladinsCoopView, voice: Voice): string =>
  voice.text("label-team_sum", { each: overlord.per_player, players: players.length });

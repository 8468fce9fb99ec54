// Viscounts against the Overlord at the table.
import type { ViscountsCoopView } from "../../contract/viscounts_coop.ts";
import type { GameModule } from "../game.ts";
import { viscounts } from "../viscounts/index.ts";
import { againstOverlord } from "../west_kingdom/overlord/module.ts";
import Board from "./Board.svelte";
import Face from "./Face.svelte";
import { flights, logStyle, strikes } from "./happened.ts";
import Piece from "./Piece.svelte";
import Player from "./Player.svelte";
import * as question from "./question.ts";
import Reading from "./Reading.svelte";
import { nameOf, thingOf } from "./things.ts";

const base = viscounts as unknown as GameModule<ViscountsCoopView>;

export const viscountsCoop = againstOverlord<ViscountsCoopView>(base, question, {
  slug: "viscounts_coop",
  Board,
  Face,
  Reading,
  Piece,
  Player,
  setsUp: ["reminder_taken", "reminder_on_top", "overlord_came", "worker_revealed"],
  standIn: "castellan",
  his: ({ overlord }, voice) => [
    { icon: "gi:meeple", count: overlord.supply, text: voice.text("overlord-free") },
    {
      icon: "gi:castle",
      count: overlord.castle.reduce((sum, { tier1, tier2 }) => sum + tier1 + tier2, 0),
      text: voice.text("label-castle"),
    },
  ],
  lostBy: ({ overlord }) => (overlord.won_by ? `overlord-lost_${overlord.won_by}` : ""),
  name: nameOf,
  thingOf,
  notes: [
    { id: "goal", kinds: ["play"], at: ".part.goal" },
    { id: "overlord", kinds: ["play"], at: ".part.next" },
    { id: "advance", kinds: ["move"], at: ".part.danger" },
    { id: "reminders", kinds: ["action"], at: ".part.reminders" },
  ],
  log: logStyle,
  flights,
  strikes,
  telling: ["overlord_removed", "outpost_placed"],
});

// Paladins against the Overlord at the table.
import type { PaladinsCoopView } from "../../contract/paladins_coop.ts";
import type { GameModule } from "../game.ts";
import { paladins } from "../paladins/index.ts";
import { nameOf, thingOf } from "../paladins/things.ts";
import { againstOverlord } from "../west_kingdom/overlord/module.ts";
import Board from "./Board.svelte";
import Face from "./Face.svelte";
import { flights, logStyle, strikes } from "./happened.ts";
import Piece from "./Piece.svelte";
import Player from "./Player.svelte";
import { product } from "./product.ts";
import * as question from "./question.ts";
import Reading from "./Reading.svelte";
import { shownView } from "./shown.ts";
import { TOLD } from "./steps.ts";

const base = paladins as unknown as GameModule<PaladinsCoopView>;

export const paladinsCoop = againstOverlord<PaladinsCoopView>(base, question, {
  slug: "paladins_coop",
  Board,
  Face,
  Reading,
  Piece,
  Player,
  setsUp: ["starter_taken"],
  lordActs: TOLD.begins,
  standIn: "warden",
  product,
  plaque: (view, seat, voice) => base.plaque!(shownView(view, voice), seat, voice),
  his: ({ overlord }, voice) => [
    { icon: "gi:meeple", count: overlord.free, text: voice.text("overlord-free") },
    { icon: "gi:crowned-skull", count: overlord.left, text: voice.text("label-threats") },
  ],
  name: nameOf,
  thingOf,
  notes: [
    { id: "goal", kinds: ["turn"], at: ".goal" },
    { id: "threats", kinds: ["turn"], at: ".thing.threat" },
    { id: "honour", kinds: ["turn"], at: ".track.honour" },
  ],
  log: logStyle,
  flights,
  strikes,
  telling: ["order_fulfilled"],
});

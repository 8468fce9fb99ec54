// Architects against the Overlord at the table.
import type { ArchitectsCoopView } from "../../contract/architects_coop.ts";
import { architects } from "../architects/index.ts";
import type { GameModule } from "../game.ts";
import { againstOverlord, goalNow } from "../west_kingdom/overlord/module.ts";
import Board from "./Board.svelte";
import Face from "./Face.svelte";
import { flights, logStyle, strikes } from "./happened.ts";
import Piece from "./Piece.svelte";
import * as question from "./question.ts";
import Reading from "./Reading.svelte";
import { product } from "./product.ts";
import { nameOf, thingOf } from "./things.ts";

const base = architects as unknown as GameModule<ArchitectsCoopView>;

export const architectsCoop = againstOverlord<ArchitectsCoopView>(base, question, {
  slug: "architects_coop",
  motif: { width: 36, path: "M0 0H36V4H35V9H19V4H18V0ZM0 4H17V9H1V4Z" },
  Board,
  Face,
  Reading,
  Piece,
  setsUp: ["side_chosen", "put_back"],
  standIn: "builder",
  moment: goalNow,
  product,
  his: ({ overlord }, voice) => [
    { icon: "gi:meeple", count: overlord.free, text: voice.text("overlord-free") },
    {
      icon: "gi:handcuffs",
      count: overlord.captured.reduce((sum, one) => sum + one, 0),
      text: voice.text("overlord-holds"),
    },
  ],
  name: nameOf,
  thingOf,
  notes: [
    { id: "goal", kinds: ["place"], at: ".goal" },
    { id: "demands", kinds: ["place"], at: ".demands" },
    { id: "overlord", kinds: ["place"], at: ".events" },
  ],
  log: logStyle,
  flights,
  strikes,
  telling: ["offered", "arrested"],
});

// Architects against the Overlord at the table.
import type { ArchitectsCoopView } from "../../contract/architects_coop.ts";
import type { Voice } from "../../text/voice.ts";
import { architects } from "../architects/index.ts";
import type { GameModule } from "../game.ts";
import { inFamily } from "../west_kingdom/module.ts";
import Board from "./Board.svelte";
import Face from "./Face.svelte";
import { flights, logStyle, strikes } from "./happened.ts";
import Piece from "./Piece.svelte";
import * as question from "./question.ts";
import Reading from "./Reading.svelte";
import { nameOf, thingOf } from "./things.ts";
import { title } from "../west_kingdom/overlord/title.ts";

const base = architects as unknown as GameModule<ArchitectsCoopView>;

/** What is about the Overlord, after what Architects teaches. */
const NOTES = [
  { id: "goal", kinds: ["place"], at: ".goal" },
  { id: "demands", kinds: ["place"], at: ".demands" },
  { id: "overlord", kinds: ["place"], at: ".events" },
];

export const architectsCoop = inFamily<ArchitectsCoopView>(question, {
  slug: "architects_coop",
  motif: { width: 36, path: "M0 0H36V4H35V9H19V4H18V0ZM0 4H17V9H1V4Z" },
  Board,
  Picture: base.Picture,
  Face,
  Reading,
  Piece,
  ...(base.Player ? { Player: base.Player } : {}),
  setsUp: [...base.setsUp, "side_chosen", "put_back"],
  standIn: "builder",
  title,
  moment: (view: ArchitectsCoopView, voice: Voice) =>
    voice.text("overlord-moment", { total: view.overlord.total, target: view.overlord.target }),
  standing: base.standing,
  ...(base.plaque ? { plaque: base.plaque } : {}),
  house: ({ overlord }: ArchitectsCoopView, voice: Voice) => ({
    name: voice.text("overlord-name"),
    role: voice.text(`setting-difficulty-${overlord.difficulty}`),
    acts: overlord.is_on_turn,
    standing: [
      { icon: "gi:meeple", count: overlord.free, text: voice.text("overlord-free"), quiet: true },
      {
        icon: "gi:handcuffs",
        count: overlord.captured.reduce((sum, one) => sum + one, 0),
        text: voice.text("overlord-holds"),
        quiet: true,
      },
    ],
  }),
  name: nameOf,
  thingOf,
  notes: [...base.notes.filter(({ id }) => id !== "about"), ...NOTES],
  log: logStyle,
  flights,
  strikes,
  telling: [...(base.telling ?? []), "offered", "arrested"],
  together: ({ view: { overlord } }, won, voice) =>
    voice.text(won ? "overlord-won" : "overlord-lost", {
      total: overlord.total,
      target: overlord.target,
    }),
  scored: base.scored,
});

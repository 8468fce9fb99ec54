// Paladins against the Overlord at the table.
import type { PaladinsCoopView } from "../../contract/paladins_coop.ts";
import type { Voice } from "../../text/voice.ts";
import type { GameModule } from "../game.ts";
import { paladins } from "../paladins/index.ts";
import { nameOf, thingOf } from "../paladins/things.ts";
import { inFamily } from "../west_kingdom/module.ts";
import { minus } from "../west_kingdom/overlord/minus.ts";
import { title } from "../west_kingdom/overlord/title.ts";
import Board from "./Board.svelte";
import Face from "./Face.svelte";
import { flights, logStyle, strikes } from "./happened.ts";
import Piece from "./Piece.svelte";
import Player from "./Player.svelte";
import * as question from "./question.ts";
import Reading from "./Reading.svelte";
import { shownView } from "./shown.ts";

const base = paladins as unknown as GameModule<PaladinsCoopView>;

/** What is about the Overlord, after what Paladins teaches. */
const NOTES = [
  { id: "goal", kinds: ["turn"], at: ".goal" },
  { id: "threats", kinds: ["turn"], at: ".thing.threat" },
  { id: "honour", kinds: ["turn"], at: ".track.honour" },
];

export const paladinsCoop = inFamily<PaladinsCoopView>(question, {
  slug: "paladins_coop",
  motif: base.motif,
  Board,
  Picture: base.Picture,
  Face,
  Reading,
  Piece,
  Player,
  setsUp: [...base.setsUp, "starter_taken"],
  standIn: "warden",
  title,
  moment: (view: PaladinsCoopView, voice: Voice) =>
    [
      base.moment?.(view, voice) ?? "",
      voice.text("overlord-moment", {
        total: minus(view.overlord.total),
        target: view.overlord.target,
      }),
    ]
      .filter(Boolean)
      .join(" · "),
  standing: base.standing,
  plaque: (view, seat, voice) => base.plaque!(shownView(view, voice), seat, voice),
  house: ({ overlord }: PaladinsCoopView, voice: Voice) => ({
    name: voice.text("overlord-name"),
    role: voice.text(`setting-difficulty-${overlord.difficulty}`),
    acts: overlord.is_on_turn,
    standing: [
      { icon: "gi:meeple", count: overlord.free, text: voice.text("overlord-free"), quiet: true },
      {
        icon: "gi:crowned-skull",
        count: overlord.left,
        text: voice.text("label-threats"),
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
  telling: [...(base.telling ?? []), "order_fulfilled"],
  together: ({ view: { overlord } }, won, voice) =>
    voice.text(won ? "overlord-won" : "overlord-lost", {
      total: minus(overlord.total),
      target: overlord.target,
    }),
  scored: base.scored,
});

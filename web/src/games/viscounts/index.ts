// Viscounts of the West Kingdom at the table.
import type { ViscountsView } from "../../contract/viscounts.ts";
import type { PlaqueLines } from "../../table/furniture/pieces.ts";
import type { Voice } from "../../text/voice.ts";
import type { Standing } from "../game.ts";
import { inFamily, standings } from "../west_kingdom/module.ts";
import Board from "./Board.svelte";
import Face from "./Face.svelte";
import { flights, logStyle, strikes } from "./happened.ts";
import Picture from "./Picture.svelte";
import Piece from "./Piece.svelte";
import Player from "./Player.svelte";
import * as question from "./question.ts";
import Reading from "./Reading.svelte";
import { nameOf, thingOf } from "./things.ts";
import { title } from "./title.ts";
import { iconOf, token } from "./tokens.ts";

/** "round 4", and the last round once it is known. */
function moment({ round, last_round }: ViscountsView, voice: Voice): string {
  if (!round) return "";
  return last_round
    ? voice.text("label-last_round", { n: round, last: last_round })
    : voice.text("label-round", { n: round });
}

function standing(view: ViscountsView, seat: number, voice: Voice): Standing[] {
  const player = view.players[seat]!;
  return standings(player.score.total, voice, [
    { icon: iconOf("silver"), count: player.silver, text: voice.text("good-silver") },
    { icon: iconOf("ink"), count: player.ink, text: voice.text("good-ink"), less: true },
    { icon: iconOf("stone"), count: player.stone, text: voice.text("good-stone"), less: true },
    { icon: iconOf("gold"), count: player.gold, text: voice.text("good-gold"), less: true },
  ]);
}

/** The leader of the castle, the icons that count, the markers. */
function plaque(view: ViscountsView, seat: number, voice: Voice): PlaqueLines {
  const player = view.players[seat]!;
  const { corruption, virtue } = player;
  return {
    ...(view.leader === seat ? { role: voice.text("count-leader") } : {}),
    marks: Object.entries(player.icons)
      .filter(([, count]) => count)
      .map(([icon, count]) => ({ token: token(icon, voice), count })),
    track: {
      steps: view.track.map((_, i) => {
        if (corruption === i + 1) return { ink: "#8A1F2A", round: virtue === i + 1 };
        return virtue === i + 1 ? { ink: "#D9A520", round: true } : {};
      }),
      text: voice.text("label-track", { corruption, virtue }),
    },
  };
}

export const viscounts = inFamily<ViscountsView>(question, {
  slug: "viscounts",
  motif: { width: 28, path: "M0 0H28V2A14 7 0 0 1 0 2Z" },
  Board,
  Picture,
  Face,
  Reading,
  Piece,
  Player,
  unread: ["exchange"],
  setsUp: ["first_player", "pairs_shown", "pair_taken", "rival_came", "schemes_added"],
  standIn: "castellan",
  title,
  moment,
  standing,
  plaque,
  name: nameOf,
  thingOf,
  notes: [
    { id: "about", kinds: ["pair", "play"], at: ".prompt" },
    { id: "pairs", kinds: ["pair"], at: ".pairs" },
    { id: "cards", kinds: ["play"], at: ".slots" },
    { id: "strengths", kinds: ["play"], at: ".strengths" },
    { id: "move", kinds: ["move"], at: ".wheel" },
    { id: "lands", kinds: ["move", "action"], at: ".lands" },
    { id: "castle", kinds: ["action"], at: ".castle" },
    { id: "markers", kinds: ["action", "recruit"], at: ".markers" },
    { id: "recruit", kinds: ["recruit"], at: ".prompt" },
  ],
  telling: ["built", "transcribed", "workers_placed", "rose", "exchanged", "flipped"],
  log: logStyle,
  flights,
  strikes,
  rival: ({ rival }, voice) =>
    rival ? { name: voice.text(`card-${rival.board}`), score: rival.score } : null,
  scored: (what, voice) => ({
    thing: `score/${what}`,
    text: voice.text(`count-${what}`),
    each: "",
  }),
});

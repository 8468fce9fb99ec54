// Architects of the West Kingdom at the table.
import type { ArchitectsView } from "../../contract/architects.ts";
import type { PlaqueLines } from "../../table/furniture/pieces.ts";
import type { Voice } from "../../text/voice.ts";
import type { Standing } from "../game.ts";
import { GOODS, token } from "../west_kingdom/goods.ts";
import { inFamily, standings } from "../west_kingdom/module.ts";
import Board from "./Board.svelte";
import Face from "./Face.svelte";
import { filled } from "./hall.ts";
import { flights, logStyle, strikes } from "./happened.ts";
import Picture from "./Picture.svelte";
import Piece from "./Piece.svelte";
import Player from "./Player.svelte";
import * as question from "./question.ts";
import Reading from "./Reading.svelte";
import { nameOf, thingOf } from "./things.ts";
import { title } from "./title.ts";

/** "Guildhall 9 of 20", or the number of turns left. */
const moment = ({ guildhall, turns_left }: ArchitectsView, voice: Voice): string =>
  !turns_left
    ? voice.text("label-moment", filled(guildhall))
    : voice.text("label-last_turns", { count: turns_left });

function standing(view: ArchitectsView, seat: number, voice: Voice): Standing[] {
  const player = view.players[seat]!;
  const [apprentices, buildings] = [player.apprentices.length, player.buildings.length];
  const less = true;
  return standings(player.score.total, voice, [
    { icon: "gi:laurels", count: player.virtue, text: voice.text("label-virtue") },
    { icon: "gi:meeple", count: player.free, text: voice.text("label-free_workers") },
    { icon: "gi:gear-hammer", count: apprentices, text: voice.text("label-apprentices"), less },
    { icon: "gi:family-house", count: buildings, text: voice.text("label-buildings"), less },
    { icon: "gi:papers", count: player.hand_size, text: voice.text("label-hand"), less },
  ]);
}

/** Goods, debts and the player's captives. */
function plaque(view: ArchitectsView, seat: number, voice: Voice): PlaqueLines {
  const player = view.players[seat]!;
  const captives = player.captured.reduce((sum, count) => sum + count, 0);
  const marks = [
    ...GOODS.flatMap((good) =>
      player[good] ? [{ token: token(good, voice), count: player[good] }] : [],
    ),
    ...(player.unpaid ? [{ token: token("debt", voice), count: player.unpaid }] : []),
    ...(captives
      ? [
          {
            token: {
              icon: "gi:handcuffs" as const,
              name: voice.text("label-captured"),
              ink: "#4A4038",
            },
            count: captives,
          },
        ]
      : []),
  ];
  return { marks, ...(player.board ? { role: voice.text(`board-${player.board}`) } : {}) };
}

export const architects = inFamily<ArchitectsView>(question, {
  slug: "architects",
  motif: { width: 36, path: "M0 0H36V4H35V9H19V4H18V0ZM0 4H17V9H1V4Z" },
  Board,
  Picture,
  Face,
  Reading,
  Piece,
  Player,
  setsUp: ["board_taken", "first_player", "rows_dealt", "building_kept", "draft_ended"],
  standIn: "builder",
  title,
  moment,
  standing,
  plaque,
  name: nameOf,
  thingOf,
  notes: [
    { id: "about", kinds: ["draft", "place"], at: ".prompt" },
    { id: "town", kinds: ["place"], at: ".town" },
    { id: "capture", kinds: ["place"], at: '[data-target="town/town_centre"]' },
    { id: "apprentices", kinds: ["place", "hire"], at: ".rows" },
    { id: "market", kinds: ["place"], at: ".market" },
    { id: "virtue", kinds: ["place"], at: ".virtue" },
    { id: "guildhall", kinds: ["place", "guildhall"], at: ".guild" },
  ],
  log: logStyle,
  flights,
  strikes,
  telling: ["built", "advanced", "captured", "imprisoned"],
  scored: (what, voice) => {
    const own = voice.has(`score-${what}`);
    return {
      thing: own ? `score/${what}` : thingOf(what),
      text: voice.text(own ? `score-${what}` : `card-${what}`),
      each: "",
    };
  },
});

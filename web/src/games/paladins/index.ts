// Paladins of the West Kingdom at the table.
import type { PaladinsView } from "../../contract/paladins.ts";
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
import { where } from "./where.ts";

/** "round 4 of 7". */
const moment = ({ round, rounds }: PaladinsView, voice: Voice): string =>
  round ? voice.text("label-round", { n: round, rounds }) : "";

const workersOf = (pool: Readonly<Record<string, number>>): number =>
  Object.values(pool).reduce((sum, count) => sum + count, 0);

function standing(view: PaladinsView, seat: number, voice: Voice): Standing[] {
  const player = view.players[seat]!;
  const [workers, suspicion] = [workersOf(player.pool), player.suspicion.length];
  return standings(player.score.total, voice, [
    { icon: "gi:meeple", count: workers, text: voice.text("label-workers") },
    { icon: iconOf("silver"), count: player.silver, text: voice.text("good-silver") },
    { icon: iconOf("provision"), count: player.provisions, text: voice.text("good-provision") },
    {
      icon: iconOf("suspicion"),
      count: suspicion,
      text: voice.text("label-suspicion"),
      less: true,
    },
  ]);
}

/** The paladin of the round, the attributes with his bonuses, debts. */
function plaque(view: PaladinsView, seat: number, voice: Voice): PlaqueLines {
  const player = view.players[seat]!;
  const marks = [
    ...player.attributes.map(({ attribute, value, bonus }) => ({
      token: token(attribute, voice),
      count: value + bonus,
    })),
    ...(player.unpaid
      ? [
          {
            token: { ...token("gain_debt", voice), name: voice.text("label-debts") },
            count: player.unpaid,
          },
        ]
      : []),
  ];
  return {
    marks,
    ...(player.paladin ? { role: voice.text(`card-${player.paladin}`) } : {}),
    ...(player.passed ? { state: "passed" as const } : {}),
  };
}

export const paladins = inFamily<PaladinsView>(question, {
  slug: "paladins",
  motif: { width: 28, path: "M0 0H28V2L21 9L14 2L7 9L0 2Z" },
  Board,
  Picture,
  Face,
  Reading,
  Piece,
  Player,
  unread: ["good"],
  setsUp: ["first_player", "rows_dealt", "began"],
  standIn: "marshal",
  title,
  moment,
  standing,
  plaque,
  where,
  name: nameOf,
  thingOf,
  notes: [
    { id: "about", kinds: ["first_townsfolk", "paladin", "turn"], at: ".prompt" },
    { id: "townsfolk", kinds: ["first_townsfolk", "turn"], at: ".townsfolk" },
    { id: "paladins", kinds: ["paladin"], at: ".lineup" },
    { id: "tavern", kinds: ["tavern"], at: ".spread" },
    { id: "actions", kinds: ["turn"], at: ".actions" },
    { id: "attributes", kinds: ["turn"], at: ".tracks" },
    { id: "map", kinds: ["turn", "commission", "garrison"], at: ".map" },
    { id: "taxes", kinds: ["turn"], at: ".taxes" },
  ],
  log: logStyle,
  flights,
  strikes,
  scored: (what, voice) => ({
    thing: `score/${what}`,
    text: voice.text(`count-${what}`),
    each: "",
  }),
});

// Paladins of the West Kingdom at the table.
import symbols from "virtual:icons/paladins";
import { bring } from "../../art/symbols.ts";
import type { PaladinsView } from "../../contract/paladins.ts";
import type { PlaqueLines } from "../../table/furniture/pieces.ts";
import { screen } from "../../table/layout.svelte.ts";
import type { Voice } from "../../text/voice.ts";
import type { GameModule, Standing } from "../game.ts";
import { named, openView } from "../open.ts";
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

bring(symbols);

/** "round 4 of 7". */
const moment = ({ round, rounds }: PaladinsView, voice: Voice): string =>
  round ? voice.text("label-round", { n: round, rounds }) : "";

const workersOf = (pool: Readonly<Record<string, number>>): number =>
  Object.values(pool).reduce((sum, count) => sum + count, 0);

const minus = (count: number): string => (count < 0 ? `−${Math.abs(count)}` : String(count));

function standing(view: PaladinsView, seat: number, voice: Voice): Standing[] {
  const player = view.players[seat]!;
  const quiet = true;
  const small = screen.layout !== "wide";
  const all: (Standing & { less?: boolean })[] = [
    {
      icon: "gi:trophy-cup",
      count: minus(player.score.total),
      text: voice.text("word-points", { count: player.score.total }),
      loud: true,
    },
    {
      icon: "gi:meeple",
      count: workersOf(player.pool),
      text: voice.text("label-workers"),
      quiet,
    },
    { icon: iconOf("silver"), count: player.silver, text: voice.text("good-silver"), quiet },
    {
      icon: iconOf("provision"),
      count: player.provisions,
      text: voice.text("good-provision"),
      quiet,
    },
    {
      icon: iconOf("suspicion"),
      count: player.suspicion.length,
      text: voice.text("label-suspicion"),
      quiet,
      less: small,
    },
  ];
  // A chip has room for what decides most.
  return all.filter(({ less }) => !less);
}

/** The paladin of the round, attributes as they count, debts. */
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

export const paladins: GameModule<PaladinsView> = {
  slug: "paladins",
  motif: { width: 28, path: "M0 0H28V2L21 9L14 2L7 9L0 2Z" },
  Board,
  Picture,
  Face,
  Reading,
  Piece,
  Player,
  open: openView,
  held: (view, seat, voice) => named(view.players[seat]?.hand ?? [], voice),
  counts: "round",
  setsUp: ["first_player", "rows_dealt", "began"],
  standIn: "marshal",
  title,
  turn: (view) => view.round,
  moment,
  current: (view) => view.current,
  standing,
  plaque,
  name: nameOf,
  asks: question.asks,
  thingOf,
  main: question.main,
  label: question.label,
  hint: question.hint,
  preview: question.preview,
  result: question.result,
  weighs: question.weighs,
  back: question.back,
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
  scores: (view) => view.players.map(({ score }) => score),
  chartTitle: (voice) => voice.text("chart-points"),
  scored: (what, voice) => ({
    thing: `score/${what}`,
    text: voice.text(`count-${what}`),
    each: "",
  }),
};

// Conquest of the Fallen Lands at the table.
import type { FallenLandsView } from "../../contract/fallen_lands.ts";
import type { Voice } from "../../text/voice.ts";
import type { GameModule, Standing } from "../game.ts";
import { called, placed, where } from "./board.ts";
import Board from "./Board.svelte";
import { sorted } from "./cards/facts.ts";
import Face from "./Face.svelte";
import { flights, logStyle, strikes } from "./happened.ts";
import Picture from "./Picture.svelte";
import { named as cardsNamed, openView } from "../open.ts";
import Piece from "./Piece.svelte";
import * as question from "./question.ts";
import Reading from "./Reading.svelte";
import { named } from "./things.ts";
import { title } from "./title.ts";

function standing(view: FallenLandsView, seat: number, voice: Voice): Standing[] {
  const { money, followers, hand_size, fields } = view.players[seat]!;
  return [
    {
      icon: "gi:two-coins",
      count: money,
      text: voice.text("word-coins", { count: money }),
      quiet: true,
    },
    {
      icon: "gi:person",
      count: followers,
      text: voice.text("word-followers", { count: followers }),
      quiet: true,
    },
    {
      icon: "gi:poker-hand",
      count: hand_size,
      text: voice.text("word-cards", { count: hand_size }),
      quiet: true,
    },
    {
      icon: "gi:flag-objective",
      count: fields,
      text: voice.text("word-fields", { count: fields }),
    },
  ];
}

function name(thing: string, voice: Voice): string {
  const { sort, key } = named(thing);
  return sort === "field" ? voice.text("label-some-field") : voice.text(`${sort}-${key}`);
}

const SIGNS: Record<string, string> = {
  start: "sign/coins",
  treasure: "sign/conquests",
  lent: "sign/lent",
  borrowed: "sign/borrowed",
  hired: "follower/warrior",
};

function scored(what: string, voice: Voice): { thing: string; text: string; each: string } {
  return {
    thing: SIGNS[what] ?? "sign/coins",
    text: voice.text(`score-${what}`),
    each: what === "hired" ? voice.text("score-hired_each") : "",
  };
}

export const fallenLands: GameModule<FallenLandsView> = {
  slug: "fallen_lands",
  motif: { width: 16, path: "M0 0H16L8 9Z" },
  Board,
  Picture,
  Face,
  Reading,
  Piece,
  open: openView,
  held: (view, seat, voice) => cardsNamed(sorted(view.players[seat]!.hand ?? []), voice),
  counts: "round",
  setsUp: ["gathered"],
  standIn: "greedy",
  title,
  turn: (view) => view.round,
  current: (view) => view.current,
  standing,
  name,
  asks: question.asks,
  thingOf: (key) => `card/${key}`,
  main: question.main,
  label: question.label,
  called,
  placed,
  where,
  seals: question.seals,
  hint: question.hint,
  follows: question.follows,
  preview: question.preview,
  result: question.result,
  weighs: question.weighs,
  back: question.back,
  ways: question.ways,
  unready: question.unready,
  notes: [
    { id: "followers", kinds: ["follower"], at: '.kind:has([data-target^="stock/"])' },
    { id: "cards", kinds: ["action"], at: '[data-target^="hand/"]', when: question.hasCards },
    { id: "land", kinds: ["action"], at: '[data-target^="field/"]' },
    { id: "attack", kinds: ["conquer"], at: '.lit[data-target^="field/"]' },
    { id: "loans", kinds: ["conquer"], at: "[data-loan]", when: question.lends },
    { id: "exchange", kinds: ["exchange"], at: ".prompt" },
  ],
  log: logStyle,
  flights,
  strikes,
  chartTitle: (voice) => voice.text("chart-money"),
  scored,
};

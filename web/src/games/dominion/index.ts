// Dominion at the table.
import type { DominionView } from "../../contract/dominion.ts";
import type { Voice } from "../../text/voice.ts";
import type { GameModule, Standing } from "../game.ts";
import Board from "./Board.svelte";
import { CARDS } from "./cards/facts.ts";
import Face from "./Face.svelte";
import { flights, logStyle, strikes } from "./happened.ts";
import Picture from "./Picture.svelte";
import { named, openView } from "../open.ts";
import Piece from "./Piece.svelte";
import { sorted } from "./piles.ts";
import * as question from "./question.ts";
import Reading from "./Reading.svelte";
import { title } from "./title.ts";

/** Things of Dominion are cards: "card/moat". */
export const cardOf = (thing: string): string => thing.slice("card/".length);

function standing(view: DominionView, seat: number, voice: Voice): Standing[] {
  const { hand_size, deck_size, discard_size } = view.players[seat]!;
  const shown: Standing[] = [
    { icon: "gi:poker-hand", count: hand_size, text: voice.text("count-hand") },
  ];
  if (deck_size !== null) {
    shown.push({ icon: "gi:card-draw", count: deck_size, text: voice.text("count-deck") });
  }
  if (discard_size !== null) {
    const text = voice.text("count-discard");
    shown.push({ icon: "gi:card-discard", count: discard_size, text, quiet: true });
  }
  return shown;
}

function scored(what: string, voice: Voice): { thing: string; text: string; each: string } {
  const points = CARDS[what]?.points ?? 0;
  const each = voice.has(`score-${what}_each`)
    ? voice.text(`score-${what}_each`)
    : voice.text("score-each", { points });
  return { thing: `card/${what}`, text: voice.text(`card-${what}.plural`), each };
}

export const dominion: GameModule<DominionView> = {
  slug: "dominion",
  motif: { width: 28, path: "M0 0H28V2H21V9H7V2H0Z" },
  Board,
  Picture,
  Face,
  Reading,
  Piece,
  open: openView,
  held: (view, seat, voice) => named(sorted(view.players[seat]!.hand ?? []), voice),
  counts: "turn",
  setsUp: [],
  standIn: "big_money",
  title,
  turn: (view) => (view.players[view.current]?.turns ?? 0) + (view.over ? 0 : 1),
  current: (view) => view.current,
  standing,
  name: (thing, voice) => voice.text(`card-${cardOf(thing)}`),
  asks: question.asks,
  thingOf: (key) => `card/${key}`,
  main: question.main,
  label: question.label,
  hint: question.hint,
  preview: question.preview,
  result: question.result,
  notes: [
    { id: "hand", kinds: ["buy"], at: '[data-target^="hand/"]' },
    { id: "supply", kinds: ["buy"], at: '[data-target^="supply/"]' },
    { id: "question", kinds: ["buy"], at: ".prompt" },
    { id: "action", kinds: ["action"], at: '.lit[data-target^="hand/"]' },
  ],
  telling: ["bought", "gained"],
  log: logStyle,
  flights,
  strikes,
  chartTitle: (voice) => voice.text("end-chart"),
  scored,
};

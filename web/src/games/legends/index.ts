// Eight-Minute Empire: Legends at the table.
import type { LegendsView } from "../../contract/legends.ts";
import type { Voice } from "../../text/voice.ts";
import type { GameModule, Standing } from "../game.ts";
import Board from "./Board.svelte";
import Face from "./Face.svelte";
import { flights, logStyle, strikes } from "./happened.ts";
import { openView } from "../open.ts";
import Owned from "./Owned.svelte";
import Picture from "./Picture.svelte";
import Piece from "./Piece.svelte";
import * as question from "./question.ts";
import Reading from "./Reading.svelte";
import { thingOf } from "./things.ts";
import { title } from "./title.ts";

/** "Round 5 of 8", and the number of the game in a series. */
function moment(view: LegendsView, voice: Voice): string {
  const { game, games, round, rounds } = view;
  return [
    games > 1 ? voice.text("label-game", { game, games }) : "",
    view.phase === "turns" ? voice.text("label-round", { round, rounds }) : "",
  ]
    .filter(Boolean)
    .join(" · ");
}

function standing(view: LegendsView, seat: number, voice: Voice): Standing[] {
  const { coins, cards, reserve, score } = view.players[seat]!;
  return [
    {
      icon: "gi:laurels",
      count: score.total,
      text: voice.text("word-points", { count: score.total }),
      loud: true,
    },
    {
      icon: "gi:two-coins",
      count: coins,
      text: voice.text("word-coins", { count: coins }),
      quiet: true,
    },
    {
      icon: "gi:card-pick",
      count: `${cards.length}/${view.rounds}`,
      text: voice.text("word-cards", { count: cards.length }),
      quiet: true,
    },
    {
      icon: "gi:meeple",
      count: reserve,
      text: voice.text("word-reserve", { count: reserve }),
    },
  ];
}

function name(thing: string, voice: Voice): string {
  return voice.text(thing.replace("/", "-"));
}

const SIGNS: Record<string, string> = {
  regions: "sign/regions",
  islands: "sign/islands",
  elixirs: "sign/elixirs",
  citadels: "token/citadel",
};

/** The coins of a bid lie in a row, and are all alike. */
const placed = (place: string, _: LegendsView, voice: Voice): string | null =>
  place.startsWith("bid/")
    ? voice.text("option-bid", { n: Number(place.slice("bid/".length)) })
    : null;

function scored(what: string, voice: Voice): { thing: string; text: string; each: string } {
  const own = voice.has(`score-${what}`);
  const sort = ["leader", "token"].find((sort) => voice.has(`${sort}-${what}`)) ?? "card";
  return {
    thing: SIGNS[what] ?? `${sort}/${what}`,
    text: voice.text(own ? `score-${what}` : `card-${what}`),
    each: "",
  };
}

export const legends: GameModule<LegendsView> = {
  slug: "legends",
  motif: { width: 28, path: "M0 0H28V2q-7 12-14 0T0 2Z" },
  Board,
  Picture,
  Face,
  Reading,
  Piece,
  Player: Owned,
  open: openView,
  held: () => "",
  counts: "round",
  unread: ["side", "slot"],
  setsUp: [
    "game_began",
    "leader_dealt",
    "tile_laid",
    "start_chosen",
    "token_laid",
    "token_taken_up",
    "row_dealt",
    "armies_placed",
    "outpost_chosen",
    "neutral_placed",
    "bids_opened",
    "bid_shown",
    "tie_rolled",
    "auction_won",
    "first_named",
  ],
  standIn: "greedy",
  title,
  turn: (view) => view.round,
  moment,
  current: (view) => view.current,
  standing,
  name,
  asks: question.asks,
  thingOf,
  main: question.main,
  label: question.label,
  placed,
  hint: question.hint,
  leaves: question.leaves,
  counter: question.counter,
  preview: question.preview,
  result: question.result,
  weighs: question.weighs,
  seals: question.seals,
  notes: [
    { id: "auction", kinds: ["bid"], at: '[data-target^="bid/"]' },
    { id: "row", kinds: ["take"], at: '[data-target^="market/"]' },
    { id: "map", kinds: ["take"], at: '[data-target^="region/"]' },
    { id: "recruit", kinds: ["recruit"], at: '.lit[data-target^="region/"]' },
    { id: "march", kinds: ["march"], at: '.lit[data-target^="region/"]' },
    { id: "end", kinds: ["end_turn"], at: ".prompt" },
  ],
  log: logStyle,
  flights,
  strikes,
  scores: (view) => view.players.map(({ score }) => score),
  chartTitle: (voice) => voice.text("chart-points"),
  scored,
};

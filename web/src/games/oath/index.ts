// Oath at the table.
import type { PlaqueLines } from "../../table/furniture/pieces.ts";
import type { Voice } from "../../text/voice.ts";
import type { GameModule, Standing } from "../game.ts";
import { openView } from "../open.ts";
import Board from "./Board.svelte";
import Epilogue from "./epilogue/Epilogue.svelte";
import { isWritten } from "./epilogue/steps.ts";
import Face from "./Face.svelte";
import { flights, logStyle, strikes } from "./happened.ts";
import { backToken, bannerToken, cardToken, ICONS } from "./pieces.ts";
import Picture from "./Picture.svelte";
import Piece from "./Piece.svelte";
import Player from "./Player.svelte";
import * as question from "./question.ts";
import Reading from "./Reading.svelte";
import { armsOf } from "./arms.ts";
import { story, waits } from "./story.ts";
import { bannersOf, campaignOf, kindOf } from "./table.ts";
import { nameOf, thingOf } from "./things.ts";
import { title } from "./title.ts";
import type { OathView } from "../../contract/oath.ts";

function standing(view: OathView, seat: number, voice: Voice): Standing[] {
  const player = view.players[seat]!;
  const goods = (["supply", "favor", "secrets", "warbands"] as const).map((what) => ({
    icon: ICONS[what],
    count: player[what],
    text: voice.text(`good-${what}`),
    quiet: true,
  }));
  return goods;
}

/** The plaque: role, council, relics, banners, and the acts against the player. */
function plaque(view: OathView, seat: number, voice: Voice): PlaqueLines {
  const player = view.players[seat]!;
  const act = campaignOf(view);
  const defends = act && [act.campaign.defender, ...act.campaign.allies].includes(seat);
  const marks = [
    ...player.advisers.map((card) => ({ token: cardToken(card, voice) })),
    ...player.hidden.map((card) => ({ token: backToken(kindOf(card), voice) })),
    ...player.relics.map((card) => ({ token: cardToken(card, voice) })),
    ...bannersOf(view)
      .filter(({ holder }) => holder === seat)
      .map(({ key, tokens }) => ({ token: bannerToken(key, voice), count: tokens })),
    ...(player.vision ? [{ token: cardToken(player.vision, voice) }] : []),
  ];
  const badge = badgeOf(view, seat, voice);
  return {
    role: voice.text(`role-${player.role}`),
    marks,
    ...(defends ? { state: "attacked" as const } : {}),
    ...(badge ? { badge } : {}),
  };
}

function badgeOf(view: OathView, seat: number, voice: Voice): PlaqueLines["badge"] | null {
  if (campaignOf(view)?.by === seat) return { text: voice.text("word-attacks"), tone: "attacks" };
  if (view.title === seat)
    return {
      text: voice.text(view.usurper ? "title-usurper" : "title-oathkeeper"),
      tone: "quiet",
    };
  if (view.players[seat]!.ways.some(({ way, ready }) => way === "successor" && ready))
    return { text: voice.text("successor"), tone: "quiet" };
  return null;
}

export const oath: GameModule<OathView> = {
  slug: "oath",
  motif: { width: 42, path: "M0 0H42V1q-10.5 9-21 0t-21 0Z" },
  Board,
  Picture,
  Face,
  Reading,
  Piece,
  Player,
  open: openView,
  held: () => "",
  counts: "round",
  unread: ["act", "colour", "face", "win"],
  setsUp: ["board_taken", "pawn_placed", "adviser_kept"],
  standIn: "random",
  title,
  turn: (view) => view.round,
  moment: (view, voice) => voice.text("strip-round", { round: view.round, rounds: view.rounds }),
  current: (view) => view.active,
  standing,
  arms: armsOf,
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
  waits,
  notes: [
    { id: "realm", kinds: ["board", "pawn", "act"], at: ".realm" },
    { id: "oath", kinds: ["act"], at: ".strip .oath" },
    { id: "supply", kinds: ["act"], at: ".own .cells" },
    { id: "council", kinds: ["keep_adviser", "act"], at: ".own" },
    { id: "banks", kinds: ["act"], at: ".circle" },
    // On a phone a tap on the oath opens it.
    { id: "ways", kinds: ["act"], at: ".ways-box, .strip button.oath" },
    { id: "plans", kinds: ["plan"], at: ".plans" },
  ],
  log: logStyle,
  flights,
  strikes,
  story,
  epilogue: {
    Page: Epilogue,
    tells: ({ events }) => isWritten(events),
    again: (voice) => voice.text("epilogue-again"),
  },
  scored: (what, voice) => ({ thing: thingOf(what), text: nameOf(thingOf(what), voice), each: "" }),
};

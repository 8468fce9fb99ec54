// The parts that the tables of the West Kingdom share, for the furniture.
import type { Score } from "../../contract/shared.ts";
import { screen } from "../../table/layout.svelte.ts";
import type { Voice } from "../../text/voice.ts";
import type { GameModule, Standing } from "../game.ts";
import { named, openView } from "../open.ts";
import { withCampaign } from "./campaign/happened.ts";

/** The fields that every view of the family has. */
export interface FamilyView {
  seat: number | null;
  round: number;
  current: number;
  players: readonly { hand?: readonly string[] | null; score: Score }[];
}

/** A game's texts about its questions. */
export type Asking<V> = Pick<
  GameModule<V>,
  "asks" | "main" | "label" | "hint" | "preview" | "result" | "weighs" | "seals" | "back"
>;

type Shared = "open" | "held" | "counts" | "turn" | "current" | "scores" | "chartTitle";

/** The parts that a game of the family defines itself. */
export type Own<V> = Omit<GameModule<V>, Shared | keyof Asking<V>>;

/** A game of the family: its own parts, what it says of its questions, and what all of them share. */
export const inFamily = <V extends FamilyView>(
  { asks, main, label, hint, preview, result, weighs, seals, back }: Asking<V>,
  own: Own<V>,
): GameModule<V> => ({
  open: openView,
  held: (view, seat, voice) => named(view.players[seat]?.hand ?? [], voice),
  counts: "round",
  turn: (view) => view.round,
  current: (view) => view.current,
  scores: (view) => view.players.map(({ score }) => score),
  chartTitle: (voice) => voice.text("chart-points"),
  ...{ asks, main, label, hint, preview, result },
  ...(weighs && { weighs }),
  ...(seals && { seals }),
  ...(back && { back }),
  ...own,
  log: withCampaign(own.log),
});

/** A number of a plaque; a chip has no room for all of them. */
export type PlaqueNumber = Standing & { less?: boolean };

/** The points, then the numbers that there is room for. */
export function standings(
  points: number,
  voice: Voice,
  numbers: readonly PlaqueNumber[],
): Standing[] {
  const total: Standing = {
    icon: "gi:trophy-cup",
    count: String(points).replace("-", "−"),
    text: voice.text("word-points", { count: points }),
    loud: true,
  };
  const shown = numbers.filter(({ less }) => !less || screen.layout === "wide");
  return [total, ...shown.map((number) => ({ ...number, quiet: true }))];
}

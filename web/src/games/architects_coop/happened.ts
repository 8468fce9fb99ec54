// Events of the game against the Overlord: their style in the log, and the pieces that fly.
import type { GameEvent } from "../../net/live.svelte.ts";
import * as architects from "../architects/happened.ts";
import type { Flight, LogStyle } from "../game.ts";

const LOG: Readonly<Record<string, LogStyle>> = {
  side_chosen: { icon: "gi:person" },
  put_back: { icon: "gi:papers" },
  offered: { icon: "gi:present", inset: true },
  handed: { icon: "gi:present", inset: true },
  card_handed: { icon: "gi:present", inset: true },
  demand_met: { icon: "gi:check-mark" },
  released_others: { icon: "gi:breaking-chain", inset: true },
  scheme_revealed: { icon: "gi:crowned-skull" },
  schemes_shuffled: { icon: "gi:papers" },
  no_worker_left: { icon: "gi:meeple", inset: true },
  market_full: { icon: "gi:robber-mask", inset: true },
  workers_called_back: { icon: "gi:meeple", inset: true },
  arrested: { icon: "gi:handcuffs", inset: true },
  strip_idle: { icon: "gi:handcuffs", inset: true },
  target_chosen: { icon: "gi:pointing", inset: true },
  worker_killed: { icon: "gi:death-skull", inset: true },
  nobody_killed: { icon: "gi:death-skull", inset: true },
  silver_lost: { icon: "gi:two-coins", inset: true },
  taxes_checked: { icon: "gi:chest", inset: true },
  demand_revealed: { icon: "gi:crowned-skull" },
  event_revealed: { icon: "gi:crowned-skull" },
  future_discarded: { icon: "gi:card-discard", inset: true },
  future_on_top: { icon: "gi:card-draw", inset: true },
  out_of_events: { icon: "gi:hourglass" },
};

export const logStyle = (event: GameEvent): LogStyle | null =>
  LOG[event.event] ?? architects.logStyle(event);

/** Whether an event takes workers, silver or virtue from a seat. */
export const strikes = (event: GameEvent, seat: number): boolean =>
  architects.strikes(event, seat) ||
  (["worker_killed", "silver_lost"].includes(event.event) && event["seat"] === seat);

export function flights(event: GameEvent): Flight[] {
  const seat = event["seat"] as number;
  const home = (whose: number): string[] => [`own/${whose}`, `seat/${whose}`];
  switch (event.event) {
    case "offered":
      return [
        {
          thing: `good/${String(event["item"])}`,
          from: home(seat),
          to: [`demand/${String(event["demand"])}`],
        },
      ];
    case "handed":
      return [
        {
          thing: `good/${String(event["item"])}`,
          from: home(seat),
          to: home(event["receiver"] as number),
        },
      ];
    case "card_handed":
      return [{ thing: null, from: home(seat), to: home(event["receiver"] as number) }];
    default:
      return architects.flights(event);
  }
}

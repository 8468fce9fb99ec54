// Events of the game against the Overlord: their style in the log, and the pieces that fly.
import type { GameEvent } from "../../net/live.svelte.ts";
import type { Flight, LogStyle } from "../game.ts";
import * as viscounts from "../viscounts/happened.ts";

const LOG: Readonly<Record<string, LogStyle>> = {
  reminder_taken: { icon: "gi:card-pickup" },
  reminder_on_top: { icon: "gi:card-exchange" },
  overlord_came: { icon: "gi:crowned-skull" },
  worker_revealed: { icon: "gi:meeple", inset: true },
  overlord_removed: { icon: "gi:crossed-swords", inset: true },
  outpost_placed: { icon: "gi:meeple", inset: true },
  intruder_bumped: { icon: "gi:backstab", inset: true },
  overlord_moved: { icon: "gi:footsteps" },
  overlord_placed: { icon: "gi:meeple", inset: true },
  sent_home: { icon: "gi:walk", inset: true },
  banished: { icon: "gi:card-burn" },
  advance_ordered: { icon: "gi:crowned-skull" },
  advanced: { icon: "gi:walk", inset: true },
  repelled: { icon: "gi:crossed-swords", inset: true },
  castle_entered: { icon: "gi:castle", inset: true },
  castle_cleared: { icon: "gi:castle" },
  thinned: { icon: "gi:hourglass", inset: true },
  overlord_won: { icon: "gi:crowned-skull" },
};

export const logStyle = (event: GameEvent): LogStyle | null =>
  LOG[event.event] ?? viscounts.logStyle(event);

/** Whether the Overlord sends a seat's workers home. */
export const strikes = (event: GameEvent, seat: number): boolean =>
  viscounts.strikes(event, seat) ||
  (event.event === "sent_home" && event["seat"] === seat) ||
  (event.event === "castle_cleared" && (event["seats"] as number[]).includes(seat));

const LORD = "worker/lord";

export function flights(event: GameEvent): Flight[] {
  const space = `space/${String(event["space"])}`;
  const origin = `space/${String(event["origin"])}`;
  const section = `section/${String(event["section"])}`;
  const home = (seat: unknown): string[] => [`own/${String(seat)}`, `seat/${String(seat)}`];
  const one = (thing: string, from: string[], to: string[]): Flight[] => [{ thing, from, to }];
  switch (event.event) {
    case "overlord_placed":
      return one(LORD, ["house", "supply"], [space]);
    case "overlord_removed":
      return one(LORD, [space], ["house", "supply"]);
    case "intruder_bumped":
      return one(LORD, [section], ["house", "supply"]);
    case "advanced":
      return one(LORD, [origin], [space]);
    case "castle_entered":
      return one(LORD, [space], [section]);
    case "outpost_placed":
      return one(`worker/${String(event["seat"])}`, home(event["seat"]), [space]);
    case "sent_home":
      return one(`worker/${String(event["seat"])}`, [space], home(event["seat"]));
    case "castle_cleared":
      return (event["seats"] as number[]).flatMap((seat) =>
        one(`worker/${seat}`, [section], home(seat)),
      );
    default:
      return viscounts.flights(event);
  }
}

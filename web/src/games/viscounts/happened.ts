// Events of Viscounts: their style in the log, and the pieces that fly.
import type { GameEvent } from "../../net/live.svelte.ts";
import type { Flight, LogStyle } from "../game.ts";
import { ACTIONS } from "./cards/facts.ts";
import { iconOf } from "./tokens.ts";

const LOG: Readonly<Record<string, LogStyle>> = {
  first_player: { icon: "gi:pointing" },
  pair_taken: { icon: "gi:person" },
  rival_came: { icon: "gi:cowled" },
  schemes_added: { icon: "gi:hourglass" },
  dropped_off: { icon: "gi:card-discard" },
  played: { icon: "gi:card-pickup" },
  scheme_revealed: { icon: "gi:spider-web" },
  moved: { icon: "gi:footsteps" },
  passed: { icon: "gi:cross-mark" },
  dismissed: { icon: "gi:card-discard", inset: true },
  exchanged: { icon: "gi:swap-bag", inset: true },
  built: { icon: "gi:stone-tower", inset: true },
  linked: { icon: "gi:linked-rings", inset: true },
  workers_placed: { icon: "gi:meeple", inset: true },
  transcribed: { icon: "gi:open-book", inset: true },
  bonus_taken: { icon: "gi:gothic-cross", inset: true },
  rose: { icon: "gi:castle", inset: true },
  worker_moved: { icon: "gi:walk", inset: true },
  bumped: { icon: "gi:backstab", inset: true },
  leader_changed: { icon: "gi:imperial-crown", inset: true },
  gained: { icon: "gi:swap-bag", inset: true },
  virtue_gained: { icon: "gi:feather", inset: true },
  corruption_gained: { icon: "gi:snake", inset: true },
  debts_gained: { icon: "gi:tied-scroll", inset: true },
  deeds_gained: { icon: "gi:scroll-quill", inset: true },
  flipped: { icon: "gi:scroll-unfurled", inset: true },
  end_card_revealed: { icon: "gi:hourglass" },
  hired: { icon: "gi:hand-ok" },
  discarded: { icon: "gi:card-discard", inset: true },
  destroyed: { icon: "gi:card-burn", inset: true },
  rearranged: { icon: "gi:card-exchange", inset: true },
  shuffled: { icon: "gi:card-random", inset: true },
  drew: { icon: "gi:card-pickup", inset: true },
  future_came: { icon: "gi:hourglass", inset: true },
  collided: { icon: "gi:scales" },
  ended: { icon: "gi:hourglass" },
};

/** The log puts the head of a turn above it. */
export const logStyle = (event: GameEvent): LogStyle | null =>
  event.event === "acted"
    ? { icon: iconOf(ACTIONS[String(event["action"])]!.icon) }
    : (LOG[event.event] ?? null);

/** Whether others push a seat's worker out of the castle. */
export const strikes = (event: GameEvent, seat: number): boolean =>
  event.event === "bumped" && event["owner"] === seat && event["seat"] !== seat;

export function flights(event: GameEvent): Flight[] {
  const seat = event["seat"] as number;
  const home = [`own/${seat}`, `seat/${seat}`];
  const one = (thing: string, from: string[], to: string[]): Flight[] => [{ thing, from, to }];
  const card = String(event["card"]);
  const section = `section/${String(event["section"])}`;
  switch (event.event) {
    case "played":
      return one(`card/${card}`, [`hand/${card}`, ...home], [`board/${card}`, ...home]);
    case "dropped_off":
      return one(`card/${card}`, [`board/${card}`, ...home], home);
    case "moved":
      return one(`pawn/${seat}`, home, [`space/${String(event["space"])}`]);
    case "built":
      return one(`building/${String(event["building"])}:${seat}`, home, [
        `spot/${String(event["spot"])}`,
      ]);
    case "workers_placed":
      return one(`worker/${seat}`, home, [section]);
    case "bumped":
      return one(
        `worker/${String(event["owner"])}`,
        [section],
        [`own/${String(event["owner"])}`, `seat/${String(event["owner"])}`],
      );
    case "transcribed":
      return one(`card/${card}`, [`manuscript/${card}`, "supply"], home);
    case "hired":
      return one(`card/${card}`, [`townsfolk/${card}`, "supply"], home);
    case "gained":
      return [...new Set(event["goods"] as string[])].map((good) => ({
        thing: `good/${good}`,
        from: ["supply"],
        to: home,
      }));
    default:
      return [];
  }
}

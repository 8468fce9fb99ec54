// Events of the game against the Overlord: their style in the log, and the pieces that fly.
import type { GameEvent } from "../../net/live.svelte.ts";
import type { Flight, LogStyle } from "../game.ts";
import * as paladins from "../paladins/happened.ts";

export { strikes } from "../paladins/happened.ts";

const LOG: Readonly<Record<string, LogStyle>> = {
  starter_taken: { icon: "gi:person" },
  honour_gained: { icon: "gi:laurels", inset: true },
  honour_lost: { icon: "gi:laurels", inset: true },
  shared: { icon: "gi:present", inset: true },
  order_fulfilled: { icon: "gi:queen-crown" },
  threat_fought: { icon: "gi:crossed-swords", inset: true },
  threat_gone: { icon: "gi:check-mark", inset: true },
  threat_revealed: { icon: "gi:crowned-skull" },
  outsiders_turned: { icon: "gi:crowned-skull" },
  king_threat_revealed: { icon: "gi:crowned-skull" },
  overlord_began: { icon: "gi:crowned-skull" },
  outsiders_counted: { icon: "gi:crowned-skull" },
  threat_strikes: { icon: "gi:crowned-skull" },
  penalty_taken: { icon: "gi:crowned-skull", inset: true },
  penalty_ignored: { icon: "gi:crowned-skull", inset: true },
  threat_grew: { icon: "gi:meeple", inset: true },
  attribute_lowered: { icon: "gi:laurels", inset: true },
};

export const logStyle = (event: GameEvent): LogStyle | null =>
  LOG[event.event] ?? paladins.logStyle(event);

/** The flights of an order's worker and of the Overlord's workers. */
export function flights(event: GameEvent): Flight[] {
  const seat = event["seat"] as number;
  const home = [`own/${seat}`, `seat/${seat}`];
  const card = String(event["card"]);
  switch (event.event) {
    case "order_fulfilled":
      return (event["workers"] as string[]).map((worker) => ({
        thing: `worker/${worker}`,
        from: home,
        to: [`king/${card}`],
      }));
    case "threat_fought":
      return [{ thing: "worker/lord", from: [`threat/${card}`], to: ["supply"] }];
    case "starter_taken":
      return [{ thing: `card/${card}`, from: [`townsfolk/${card}`, "supply"], to: home }];
    case "honour_lost":
      return [{ thing: "good/honour", from: home, to: ["supply"] }];
    default:
      return paladins.flights(event);
  }
}

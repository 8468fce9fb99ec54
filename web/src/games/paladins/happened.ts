// Events of Paladins: their style in the log, and the pieces that fly.
import type { GameEvent } from "../../net/live.svelte.ts";
import type { Flight, LogStyle } from "../game.ts";
import { isWorker } from "./tokens.ts";

const LOG: Readonly<Record<string, LogStyle>> = {
  first_player: { icon: "gi:pointing" },
  began: { icon: "gi:person" },
  round_began: { icon: "gi:hourglass" },
  order_revealed: { icon: "gi:queen-crown" },
  favour_revealed: { icon: "gi:queen-crown" },
  paladin_chosen: { icon: "gi:visored-helm" },
  paladin_revealed: { icon: "gi:visored-helm" },
  tavern_taken: { icon: "gi:beer-stein" },
  passed: { icon: "gi:cross-mark" },
  acted: { icon: "gi:meeple" },
  favour_used: { icon: "gi:queen-crown" },
  picked: { icon: "gi:hand-ok", inset: true },
  workshop_placed: { icon: "gi:family-house", inset: true },
  piece_placed: { icon: "gi:tower-flag", inset: true },
  wall_built: { icon: "gi:brick-wall", inset: true },
  jar_placed: { icon: "gi:amphora", inset: true },
  attacked: { icon: "gi:crossed-swords", inset: true },
  converted: { icon: "gi:prayer", inset: true },
  hired: { icon: "gi:person", inset: true },
  dismissed: { icon: "gi:person", inset: true },
  cleared: { icon: "gi:prayer", inset: true },
  gained: { icon: "gi:swap-bag", inset: true },
  suspicion_drawn: { icon: "gi:eye-shield", inset: true },
  suspicion_discarded: { icon: "gi:broken-shield", inset: true },
  tax_taken: { icon: "gi:crown-coin", inset: true },
  debt_gained: { icon: "gi:tied-scroll", inset: true },
  debt_avoided: { icon: "gi:tied-scroll", inset: true },
  debt_paid: { icon: "gi:scroll-unfurled", inset: true },
  inquisition: { icon: "gi:gavel" },
  tax_refilled: { icon: "gi:crown-coin", inset: true },
  workers_kept: { icon: "gi:meeple", inset: true },
  card_left: { icon: "gi:card-discard" },
  ended: { icon: "gi:hourglass" },
};

/** The log leaves out cards that enter a row, and puts the head of a turn above it. */
export const logStyle = (event: GameEvent): LogStyle | null => LOG[event.event] ?? null;

/** Whether an inquisition charges a seat in another player's turn. */
export const strikes = (event: GameEvent, seat: number): boolean =>
  event.event === "inquisition" && (event["seats"] as number[]).includes(seat);

const ANY = 4;

export function flights(event: GameEvent): Flight[] {
  const seat = event["seat"] as number;
  const home = [`own/${seat}`, `seat/${seat}`];
  const one = (thing: string, from: string[], to: string[]): Flight[] => [{ thing, from, to }];
  const card = String(event["card"]);
  const workers = (to: string[]): Flight[] =>
    (event["workers"] as string[])
      .slice(0, ANY)
      .map((worker) => ({ thing: `worker/${worker}`, from: home, to }));
  switch (event.event) {
    case "acted":
      return workers([`board/${seat}/${String(event["action"])}`, `seat/${seat}`]);
    case "favour_used":
      return workers([`king/${card}`]);
    case "gained":
      return [...new Set(event["goods"] as string[])].map((good) => ({
        thing: `${isWorker(good) ? "worker" : "good"}/${good}`,
        from: ["supply"],
        to: home,
      }));
    case "tavern_taken":
      return one(`card/${card}`, [`tavern/${card}`, "supply"], home);
    case "piece_placed":
      return one(`${String(event["piece"])}/${seat}`, home, [`map/${String(event["location"])}`]);
    case "hired":
    case "dismissed":
      return one(`card/${card}`, [`townsfolk/${card}`], home);
    case "attacked":
    case "converted":
      return one(`card/${card}`, [`outsider/${card}`], home);
    case "tax_taken":
      return one("good/silver", ["taxes"], home);
    default:
      return [];
  }
}

// The events of Oath: their look in the log, and the flights of pieces.
import type { GameEvent } from "../../net/live.svelte.ts";
import type { Flight, LogStyle, Position } from "../game.ts";
import { spotOf } from "./table.ts";
import type { OathView } from "../../contract/oath.ts";

const LOG: Readonly<Record<string, LogStyle>> = {
  board_taken: { icon: "gi:person" },
  pawn_placed: { icon: "gi:footprint" },
  adviser_kept: { icon: "gi:card-pick", inset: true },
  act_began: { icon: "gi:hourglass" },
  power_used: { icon: "gi:scroll-unfurled" },
  drew: { icon: "gi:card-draw", inset: true },
  discarded: { icon: "gi:card-discard", inset: true },
  played: { icon: "gi:card-play" },
  played_facedown: { icon: "gi:card-pick" },
  peeked: { icon: "gi:eyeball", inset: true },
  shown: { icon: "gi:eyeball", inset: true },
  revealed: { icon: "gi:eyeball", inset: true },
  site_revealed: { icon: "gi:treasure-map", inset: true },
  travelled: { icon: "gi:footprint" },
  gained: { icon: "gi:two-coins", inset: true },
  gave: { icon: "gi:swap-bag", inset: true },
  burned: { icon: "gi:flame", inset: true },
  killed: { icon: "gi:death-skull", inset: true },
  placed: { icon: "gi:meeple", inset: true },
  withdrawn: { icon: "gi:meeple", inset: true },
  mustered: { icon: "gi:meeple-army" },
  traded: { icon: "gi:trade" },
  relic_taken: { icon: "gi:open-treasure-chest" },
  relic_gone: { icon: "gi:open-treasure-chest", inset: true },
  banner_taken: { icon: "gi:knight-banner" },
  banner_step: { icon: "gi:knight-banner", inset: true },
  mob_rose: { icon: "gi:uprising" },
  title_passed: { icon: "gi:imperial-crown" },
  title_turned: { icon: "gi:sharp-crown" },
  vision_drawn: { icon: "gi:all-seeing-eye" },
  role_changed: { icon: "gi:laurel-crown" },
  offered: { icon: "gi:shaking-hands" },
  countered: { icon: "gi:shaking-hands", inset: true },
  answered: { icon: "gi:chat-bubble", inset: true },
  campaign_declared: { icon: "gi:crossed-swords" },
  rolled: { icon: "gi:rolling-dices", inset: true },
  campaign_counted: { icon: "gi:broadsword" },
  end_die: { icon: "gi:rolling-dices" },
  rested: { icon: "gi:campfire" },
  won: { icon: "gi:trophy-cup" },
  oath_sworn: { icon: "gi:scroll-unfurled" },
  built: { icon: "gi:stone-tower" },
  repaired: { icon: "gi:stone-tower" },
  fell: { icon: "gi:ancient-ruins", inset: true },
  sites_lost: { icon: "gi:treasure-map", inset: true },
  map_renewed: { icon: "gi:treasure-map", inset: true },
  cards_added: { icon: "gi:card-draw", inset: true },
  archive_healed: { icon: "gi:card-draw", inset: true },
  cards_lost: { icon: "gi:card-discard", inset: true },
  relics_laid: { icon: "gi:open-treasure-chest", inset: true },
  chronicle_written: { icon: "gi:scroll-quill" },
};

const DEEDS: Readonly<Record<string, LogStyle["icon"]>> = {
  search: "gi:card-draw",
  muster: "gi:meeple-army",
  trade: "gi:trade",
  recover: "gi:open-treasure-chest",
  campaign: "gi:crossed-swords",
  travel: "gi:footprint",
};

/** The style of an event in the log. The heading already tells the turn, and the bar the phase. */
export function logStyle(event: GameEvent): LogStyle | null {
  if (event.event === "act_began") return { icon: DEEDS[event["act"] as string] ?? "gi:hourglass" };
  return LOG[event.event] ?? null;
}

const TAKES = new Set(["killed", "burned", "relic_taken", "banner_taken"]);

/** Whether another player's event takes, kills or burns something of a seat. */
export function strikes(event: GameEvent, seat: number): boolean {
  if (!TAKES.has(event.event)) return false;
  const victim = event.event.endsWith("_taken") ? event["source"] : event["seat"];
  return victim === seat;
}

const ANY = 3;

export function flights(event: GameEvent, { view }: Position<OathView>): Flight[] {
  const seat = event["seat"] as number;
  const board = (who: number): string[] => [`board/${who}`, `seat/${who}`];
  const site = (slot: number): string[] =>
    slot >= 0 && view.places[slot] ? [`site/${spotOf(view, slot)}`] : [];
  const many = (count: number, flight: Flight): Flight[] =>
    Array.from({ length: Math.min(ANY, Math.abs(count)) }, () => flight);

  switch (event.event) {
    case "travelled":
    case "pawn_placed":
      return [
        {
          thing: `pawn/${seat}`,
          from: event.event === "travelled" ? site(event["start"] as number) : board(seat),
          to: site((event["to"] ?? event["slot"]) as number),
        },
      ];
    case "drew": {
      const backs = event["backs"] as boolean[];
      const cards = event["cards"] as string[] | null;
      const source = event["source"] as string;
      return backs.map((vision, i) => ({
        thing: cards?.[i] ? `card/${cards[i]}` : `back/${vision ? "vision" : "denizen"}`,
        from: source === "deck" ? ["deck/world"] : [`pile/${source}`],
        to: [`hand/${seat}`, ...board(seat)],
      }));
    }
    case "discarded": {
      const cards = event["cards"] as string[] | null;
      return many(event["count"] as number, {
        thing: cards?.[0] ? `card/${cards[0]}` : "back/denizen",
        from: [...(cards?.[0] ? [`card/${cards[0]}`] : []), `hand/${seat}`, ...board(seat)],
        to: [`pile/${event["region"] as string}`],
      });
    }
    case "played": {
      const slot = event["slot"] as number;
      return [
        {
          thing: `card/${event["card"] as string}`,
          from: [`hand/${seat}`, ...board(seat)],
          to: slot >= 0 ? site(slot) : board(seat),
        },
      ];
    }
    case "played_facedown":
    case "adviser_kept":
      return [
        {
          thing: `back/${event["vision"] ? "vision" : "denizen"}`,
          from: [`hand/${seat}`, "deck/world"],
          to: [`hidden/${seat}`, ...board(seat)],
        },
      ];
    case "gained": {
      const what = event["what"] as string;
      const from = [`bank/${event["source"] as string}`, "deck/world"];
      if (what === "warbands")
        return many(event["count"] as number, {
          thing: `warbands/${seat}`,
          from: [`seat/${seat}`],
          to: board(seat),
        });
      return many(event["count"] as number, { thing: `${what}/0`, from, to: board(seat) });
    }
    case "gave":
      return many(event["count"] as number, {
        thing: `${event["what"] as string}/${seat}`,
        from: board(seat),
        to: board(event["to"] as number),
      });
    case "placed":
      return many(event["count"] as number, {
        thing: `warbands/${seat}`,
        from: board(seat),
        to: site(event["slot"] as number),
      });
    case "withdrawn":
      return many(event["count"] as number, {
        thing: `warbands/${seat}`,
        from: site(event["slot"] as number),
        to: board(seat),
      });
    case "killed": {
      const owner = event["owner"] as number;
      const from = (event["slot"] as number) >= 0 ? site(event["slot"] as number) : board(seat);
      return many(event["count"] as number, {
        thing: `warbands/${owner}`,
        from,
        to: [`seat/${owner}`],
      });
    }
    case "relic_taken": {
      const source = event["source"] as number;
      return [
        {
          thing: `card/${event["relic"] as string}`,
          from: source >= 0 ? board(source) : site(view.players[seat]?.pawn ?? -1),
          to: board(seat),
        },
      ];
    }
    default:
      return [];
  }
}

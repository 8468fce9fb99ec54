// Events of Dominion: their style in the log, and the pieces that travel on the table.
import type { GameEvent } from "../../net/live.svelte.ts";
import type { Flight, LogStyle, Position } from "../game.ts";
import type { DominionView } from "../../contract/dominion.ts";

const LOG: Record<string, LogStyle> = {
  played: { icon: "gi:quill-ink" },
  played_again: { icon: "gi:quill-ink", inset: true },
  played_treasures: { icon: "gi:two-coins" },
  bought: { icon: "gi:swap-bag" },
  gained: { icon: "gi:card-pickup", inset: true },
  drew: { icon: "gi:card-draw", inset: true },
  shuffled: { icon: "gi:card-random", inset: true },
  discarded: { icon: "gi:card-discard", inset: true },
  discarded_openly: { icon: "gi:card-discard", inset: true },
  deck_discarded: { icon: "gi:card-discard", inset: true },
  trashed: { icon: "gi:card-burn", inset: true },
  taken_from_trash: { icon: "gi:card-pickup", inset: true },
  revealed: { icon: "gi:eyeball", inset: true },
  revealed_hand: { icon: "gi:eyeball", inset: true },
  took_revealed: { icon: "gi:card-pickup", inset: true },
  set_aside: { icon: "gi:card-exchange", inset: true },
  put_on_deck: { icon: "gi:card-pick", inset: true },
  kept_on_deck: { icon: "gi:card-pick", inset: true },
  reacted: { icon: "gi:shield-reflect", inset: true },
  ended: { icon: "gi:hourglass" },
};

/** The new hand after clean-up is not reported. */
export function logStyle(
  event: GameEvent,
  before: GameEvent | undefined,
  earlier: GameEvent | undefined,
): LogStyle | null {
  const drawn = before?.event === "shuffled" ? earlier : before;
  if (event.event === "drew" && drawn?.event === "cleaned_up") return null;
  if (event.event === "cleaned_up" || event.event === "turn_began") return null;
  return LOG[event.event] ?? null;
}

/** The places of a player, the nearest first: one's own zones are on the table, others' on the
 * rail. */
const at = (zone: string, seat: number): string[] => [`${zone}/${seat}`, `seat/${seat}`];
const card = (key: string): string => `card/${key}`;

const STRIKES = new Set(["gained", "trashed", "discarded", "discarded_openly", "put_on_deck"]);

export const strikes = (event: GameEvent, seat: number): boolean =>
  event["seat"] === seat && STRIKES.has(event.event);

export function flights(event: GameEvent, position: Position<DominionView>): Flight[] {
  const seat = event["seat"] as number;
  const own = seat === position.seat;
  const hand = (key: string): string[] => (own ? [`hand/${key}`] : at("hand", seat));
  const one = event["card"] as string;
  const many = (event["cards"] as string[] | null) ?? [];
  const counted = (make: (key: string, nth: number) => Flight): Flight[] =>
    many.map((key, i) => make(key, many.slice(0, i).filter((other) => other === key).length));

  switch (event.event) {
    case "played":
      return [{ thing: card(one), from: hand(one), to: [`play/${one}`, "play"] }];
    case "played_treasures":
      return counted((key, nth) => ({
        thing: card(key),
        from: hand(key),
        to: [`play/${key}`, "play"],
        nth,
      }));
    case "bought":
      return [{ thing: card(one), from: [`supply/${one}`], to: at("discard", seat) }];
    case "gained": {
      const zone = event["to"] as string;
      return [{ thing: card(one), from: [`supply/${one}`], to: at(zone, seat) }];
    }
    case "drew":
      return Array.from({ length: event["count"] as number }, (_, i) => ({
        thing: many[i] ? card(many[i]) : null,
        from: at("deck", seat),
        to: at("hand", seat),
      }));
    case "shuffled":
      return [0, 1, 2].map(() => ({
        thing: null,
        from: at("discard", seat),
        to: at("deck", seat),
      }));
    case "discarded":
      return counted((key, nth) => ({
        thing: card(key),
        from: hand(key),
        to: at("discard", seat),
        nth,
      }));
    case "discarded_openly":
      return many.map((key) => ({
        thing: card(key),
        from: [`aside/${seat}/${key}`, ...at("deck", seat)],
        to: at("discard", seat),
      }));
    case "trashed":
      return counted((key, nth) => ({
        thing: card(key),
        from: [...(own ? [`hand/${key}`] : []), `aside/${seat}/${key}`, `seat/${seat}`],
        to: ["trash"],
        nth,
      }));
    case "taken_from_trash":
      return many.map((key) => ({ thing: card(key), from: ["trash"], to: at("discard", seat) }));
    case "revealed":
      return many.map((key) => ({ thing: card(key), from: at("deck", seat), to: ["aside"] }));
    case "put_on_deck":
      return [{ thing: card(one), from: hand(one), to: at("deck", seat) }];
    case "cleaned_up":
      return [{ thing: null, from: ["play"], to: at("discard", seat) }];
    default:
      return [];
  }
}

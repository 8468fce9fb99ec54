// The epilogue of the realm after its winner has chosen, step by step, made only from events, so
// that it can be replayed.
import type { IconName } from "../../../art/icon.ts";
import type { OathView } from "../../../contract/oath.ts";
import type { GameEvent } from "../../../net/live.svelte.ts";

export type Shows =
  | "oath"
  | "people"
  | "works"
  | "ruins"
  | "lost"
  | "map"
  | "cards"
  | "driven"
  | "relics"
  | "written";

export interface Step {
  shows: Shows;
  icon: IconName;
  events: readonly GameEvent[];
}

const TOLD: Readonly<Record<string, { shows: Shows; icon: IconName }>> = {
  oath_sworn: { shows: "oath", icon: "gi:scroll-unfurled" },
  role_changed: { shows: "people", icon: "gi:laurel-crown" },
  built: { shows: "works", icon: "gi:stone-tower" },
  repaired: { shows: "works", icon: "gi:stone-tower" },
  fell: { shows: "ruins", icon: "gi:ancient-ruins" },
  sites_lost: { shows: "lost", icon: "gi:hourglass" },
  map_renewed: { shows: "map", icon: "gi:treasure-map" },
  cards_added: { shows: "cards", icon: "gi:card-draw" },
  archive_healed: { shows: "cards", icon: "gi:card-draw" },
  cards_lost: { shows: "driven", icon: "gi:card-discard" },
  relics_laid: { shows: "relics", icon: "gi:open-treasure-chest" },
  chronicle_written: { shows: "written", icon: "gi:scroll-quill" },
};

/** Whether the winner has written a chronicle, which can be watched. */
export const isWritten = (events: readonly GameEvent[]): boolean =>
  events.at(-1)?.event === "chronicle_written";

export function steps(events: readonly GameEvent[]): Step[] {
  const found: { shows: Shows; icon: IconName; events: GameEvent[] }[] = [];
  for (const event of events.slice(events.findLastIndex((one) => one.event === "won") + 1)) {
    const told = TOLD[event.event];
    if (!told) continue;
    const last = found.at(-1);
    if (last?.shows === told.shows) last.events.push(event);
    else found.push({ ...told, events: [event] });
  }
  return found;
}

export interface Tile {
  region: string;
  /** The site; empty if it is facedown. */
  site: string;
  cards: readonly string[];
  relics: number;
  /** Whether it leaves the map. */
  gone: boolean;
}

const of = (told: readonly Step[], kind: string): GameEvent[] =>
  told.flatMap(({ events }) => events.filter(({ event }) => event === kind));

/** The map after the told steps: the old one until the new one is laid out. */
export function mapAfter(told: readonly Step[], all: readonly Step[], view: OathView): Tile[] {
  const leaving = of(all, "sites_lost")[0];
  // A client that came later got only the end: the new map is already there.
  if (!leaving || of(told, "map_renewed").length)
    return view.places.map(({ region, site, cards, relics }) => ({
      region,
      site: site ?? "",
      cards,
      relics: !leaving || of(told, "relics_laid").length ? relics.length : 0,
      gone: false,
    }));
  const was = leaving["was"] as string[];
  const lost = of(told, "sites_lost").length ? (leaving["sites"] as string[]) : null;
  const stand: Record<string, string[]> = {};
  for (const event of [...of(told, "built"), ...of(told, "fell")])
    stand[event["site"] as string] = [String(event["ruin"] ?? event["card"])];
  return view.places.map(({ region }, slot) => {
    const site = was[slot] ?? "";
    return {
      region,
      site,
      cards: stand[site] ?? [],
      relics: 0,
      gone: lost !== null && (!site || lost.includes(site)),
    };
  });
}

/** Cards that join the world deck, by suit. */
export function joined(told: readonly Step[]): { suit: string; count: number }[] {
  const healed = of(told, "archive_healed")[0];
  if (healed) return [{ suit: healed["suit"] as string, count: healed["count"] as number }];
  const suits = (of(told, "cards_added")[0]?.["suits"] ?? []) as string[];
  return suits.map((suit, i) => ({ suit, count: suits.length - i }));
}

/** The number in a step of a kind; null before that step was told. */
export const countOf = (told: readonly Step[], kind: string): number | null =>
  (of(told, kind)[0]?.["count"] as number | undefined) ?? null;

export const oathAfter = (told: readonly Step[]): string | null =>
  (of(told, "oath_sworn")[0]?.["oath"] as string | undefined) ?? null;

// Things of Viscounts: "card/abbot" for everything that is a card, a tile or a building, "space/3.5",
// "spot/lake_1", "link/lake_1_link", "segment/lake", "section/flip", "action/build", "good/ink", "end/poverty",
// "track/markers", "castle/castle", "score/ribbons".
import type { Voice } from "../../text/voice.ts";
import { named } from "../things.ts";
import { ACTIONS, CARDS, SECTIONS, SEGMENTS, SPOTS } from "./cards/facts.ts";

export { named };

const GOODS = new Set(["silver", "ink", "stone", "gold", "debt", "deed"]);

/** The thing that a key alone refers to. */
export function thingOf(key: string): string {
  const first = key.split("-")[0]!;
  if (key in CARDS) return `card/${key}`;
  if (first in CARDS) return `card/${first}`;
  if (key in ACTIONS) return `action/${key}`;
  if (SECTIONS.includes(key)) return `section/${key}`;
  if (SEGMENTS.includes(key)) return `segment/${key}`;
  if (SPOTS.has(key)) return `spot/${key}`;
  if (key.endsWith("_link")) return `link/${key}`;
  if (GOODS.has(key)) return `good/${key}`;
  if (key === "destroy" || key === "flip_any") return "action/trade";
  return /^\d/.test(key) ? `space/${key}` : `card/${key}`;
}

/** The land in which a spot or a link lies. */
export const landOf = (key: string): string =>
  SEGMENTS.find((one) => key.startsWith(`${one}_`)) ?? "";

export function nameOf(thing: string, voice: Voice): string {
  const { sort, key } = named(thing);
  if (sort === "space") return voice.text("label-space", { number: key });
  if (sort === "spot" || sort === "link")
    return voice.text(`label-${sort}`, { land: voice.text(`segment-${landOf(key)}`) });
  if (sort === "track") return voice.text("label-markers");
  if (sort === "castle") return voice.text("label-castle");
  const ids = { score: `count-${key}`, good: `effect-${key}` } as Readonly<Record<string, string>>;
  const id = ids[sort] ?? `${sort}-${key}`;
  return voice.has(id) ? voice.text(id) : voice.text("label-unknown");
}

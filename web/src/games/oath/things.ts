// Things of Oath: "card/keep" for denizens, edifices, relics, visions, banners and spaces of the
// Reliquary; "site/plains"; "suit/order" for a bank; "oath/devotion"; "deck/world"; "deed/search".
import type { Voice } from "../../text/voice.ts";
import { named } from "../things.ts";
import { CARDS, SITES } from "./cards/facts.ts";

export { named };

const isNamed = (key: string): boolean => key in CARDS || key in SITES;

/** What an option is about: "keep" for the use of its power, even of one of several ("use:keep_second"). */
export function subject(key: string): string {
  const parts = key
    .replace(/^use:/, "")
    .replace(/:minus$/, "")
    .replace(/#\d+$/, "")
    .split("_");
  for (let n = parts.length; n > 0; n--) {
    const name = parts.slice(0, n).join("_");
    if (isNamed(name)) return name;
  }
  return key;
}

/** What a key alone stands for. A place of the map that lies face down is nothing to be read yet. */
export function thingOf(key: string): string {
  const about = subject(key);
  if (about in SITES) return `site/${about}`;
  if (about in CARDS) return `card/${about}`;
  const [sort, rest] = key.split(":");
  if (sort === "bank" && rest) return `suit/${rest}`;
  return `deed/${key}`;
}

/** The message that names a thing. */
const NAMES: Readonly<Record<string, (key: string) => string>> = {
  card: (key) => `card-${key}`,
  site: (key) => `card-${key}`,
  suit: (key) => `suit-${key}`,
  oath: (key) => `oath-${key}`,
  deed: (key) => `act-${key}`,
  deck: (key) => (key === "world" ? "zone-deck" : "zone-relics"),
  pile: () => "zone-discard",
};

export function nameOf(thing: string, voice: Voice): string {
  const { sort, key } = named(thing);
  const id = NAMES[sort]?.(key) ?? "";
  return voice.text(voice.has(id) ? id : "site-unknown");
}

// A picture for every card, relic, edifice, vision and site.
import { figureIn, gallery, type Scenes } from "../../../art/drawn.ts";
import type { IconName } from "../../../art/icon.ts";
import { arcane } from "./scenes/arcane.ts";
import { beast } from "./scenes/beast.ts";
import { discord } from "./scenes/discord.ts";
import { edifices } from "./scenes/edifices.ts";
import { emblems } from "./scenes/emblems.ts";
import { hearth } from "./scenes/hearth.ts";
import { nomad } from "./scenes/nomad.ts";
import { order } from "./scenes/order.ts";
import { relics } from "./scenes/relics.ts";
import { sites } from "./scenes/sites.ts";
import { visions } from "./scenes/visions.ts";

/** Denizens, both sides of the edifices, visions and relics; no two of them share a key. */
export const CARD_SCENES: Scenes = {
  ...discord,
  ...arcane,
  ...order,
  ...hearth,
  ...beast,
  ...nomad,
  ...edifices,
  ...visions,
  ...relics,
};
export const SITE_SCENES: Scenes = sites;
/** Things that are not cards: banners, banks, spaces of the Reliquary, oaths, actions. */
export const EMBLEMS: Scenes = emblems;

const cards = gallery(CARD_SCENES);
const places = gallery(SITE_SCENES);
const others = gallery(EMBLEMS);

/** The figure of a print: its largest icon. A card at the size of a token shows it alone. */
export const figureOf = (card: string): IconName | null =>
  card in CARD_SCENES ? figureIn(cards(card)) : null;

/** The picture of a thing: "card/keep", "site/plains", "banner/darkest_secret". */
export function sceneOf(thing: string): string {
  const [sort, key = ""] = thing.split("/");
  if (sort === "card" && key in CARD_SCENES) return cards(key);
  if (sort === "site" && key in SITE_SCENES) return places(key);
  return others(thing in EMBLEMS ? thing : "unknown");
}

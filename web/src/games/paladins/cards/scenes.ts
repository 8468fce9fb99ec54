// A picture for every card, action, place and line of a score.
import { gallery } from "../../../art/drawn.ts";
import type { IconName } from "../../../art/icon.ts";
import { outsiders, paladins, townsfolk } from "./scenes/people.ts";
import { emblems, king, tavern, walls } from "./scenes/table.ts";

export { ACTION_ICONS } from "./scenes/table.ts";

type Scenes = Readonly<Record<string, () => string>>;

export const CARD_SCENES: Scenes = {
  ...townsfolk,
  ...paladins,
  ...outsiders,
  ...king,
  ...walls,
  ...tavern,
};
export const EMBLEMS: Scenes = emblems;

const cards = gallery(CARD_SCENES);
const others = gallery(EMBLEMS);

/** The picture of a thing: "card/roland", "action/garrison". */
export function sceneOf(thing: string): string {
  const [sort, key = ""] = thing.split("/");
  if (sort === "card" && key in CARD_SCENES) return cards(key);
  return others(thing in EMBLEMS ? thing : "unknown");
}

/** The figure of a print: its largest icon. At the size of a token a card shows it alone. */
export function figureOf(thing: string): IconName {
  const icons = [...sceneOf(thing).matchAll(/href="#g-([a-z0-9-]+)"[^>]*? width="([\d.]+)"/g)];
  const [first] = icons.sort((a, b) => Number(b[2]) - Number(a[2]));
  return first ? `gi:${first[1]!}` : "gi:visored-helm";
}

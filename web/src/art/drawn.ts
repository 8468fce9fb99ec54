// Drawings are made when they are first needed, and kept.
import type { IconName } from "./icon.ts";

const drawn = new WeakMap<object, string>();

/** The drawing of something, made once. */
export function once(what: object, draw: () => string): string {
  const found = drawn.get(what) ?? draw();
  drawn.set(what, found);
  return found;
}

/** The SVG of a scene, by its name. */
export const gallery =
  (scenes: Scenes) =>
  (name: string): string =>
    once(scenes[name]!, scenes[name]!);

export type Scenes = Readonly<Record<string, () => string>>;

/** The picture of a thing: of a card ("card/keep") by its key, of anything else ("location/quarry") as a whole. */
export function pictures(cards: Scenes, emblems: Scenes): (thing: string) => string {
  const [ofCard, ofOther] = [gallery(cards), gallery(emblems)];
  return (thing) => {
    const [sort, key = ""] = thing.split("/");
    if (sort === "card" && key in cards) return ofCard(key);
    return ofOther(thing in emblems ? thing : "unknown");
  };
}

/** The figure of a print, which is its largest icon. At the size of a token a card shows only
 * that. */
export function figureIn(svg: string): IconName | null {
  const icons = [...svg.matchAll(/href="#g-([a-z0-9-]+)"[^>]*? width="([\d.]+)"/g)];
  const [first] = icons.sort((a, b) => Number(b[2]) - Number(a[2]));
  return first ? `gi:${first[1]!}` : null;
}

// Drawings are made when they are first seen, and kept.

const drawn = new WeakMap<object, string>();

/** The drawing of something; it is drawn once. */
export function once(what: object, draw: () => string): string {
  const found = drawn.get(what) ?? draw();
  drawn.set(what, found);
  return found;
}

/** The SVG of a scene, by its name. */
export const gallery =
  (scenes: Readonly<Record<string, () => string>>) =>
  (name: string): string =>
    once(scenes[name]!, scenes[name]!);

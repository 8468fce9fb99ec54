// The layout of names.

/** A name with its number on one line: "Anna II" never ends a line with "Anna". */
export const unbroken = (name: string): string => name.replace(/ (?=[IVX]+$)/, "\u00a0");

const BROAD = /[mwжмшщыюф\p{Lu}]/u;

/** The width of the widest line of a name, in letters of a bold face: the name may break after a
 * space or a hyphen. */
export function breadth(name: string): number {
  const parts = name.split(/ |(?<=-)/);
  const letters = (part: string): number =>
    [...part].reduce((sum, letter) => sum + (BROAD.test(letter) ? 1.35 : 1), 0);
  return Math.max(...parts.map(letters));
}

const LONG = 10;

/** Short names for narrow places: the first word of a long name, if it is enough to tell the
 * players apart. */
export function shortCalled(names: readonly string[]): string[] {
  const first = (name: string): string => name.split(" ")[0] ?? name;
  const short = names.map((name) => (name.length > LONG ? first(name) : name));
  return names.map((name, i) =>
    short.filter((other) => other === short[i]).length > 1 ? name : short[i]!,
  );
}

// Data for the page of a realm.
import type { RealmPage, ReignPage } from "../../../contract/oath.ts";
import { sceneOf } from "../cards/scenes.ts";
import type { Suit } from "../cards/facts.ts";

/** Around the circle of the banks. */
export const SUITS: readonly Suit[] = ["discord", "arcane", "order", "hearth", "beast", "nomad"];

const ROMAN: readonly [number, string][] = [
  [1000, "M"],
  [900, "CM"],
  [500, "D"],
  [400, "CD"],
  [100, "C"],
  [90, "XC"],
  [50, "L"],
  [40, "XL"],
  [10, "X"],
  [9, "IX"],
  [5, "V"],
  [4, "IV"],
  [1, "I"],
];

export function roman(number: number): string {
  let [left, written] = [number, ""];
  for (const [value, letters] of ROMAN) {
    while (left >= value) [left, written] = [left - value, written + letters];
  }
  return written;
}

/** The picture of a game: the fulfilled Vision, or the kept oath. */
export const pictureOf = ({ vision, oath }: ReignPage): string =>
  sceneOf(vision ? `card/${vision}` : `oath/${oath}`);

/** The denizens of a suit, before the first game and after each. */
export const course = (page: RealmPage, suit: Suit): number[] => [
  page.suits[suit]!,
  ...page.reigns.map(({ suits }) => suits[suit]!),
];

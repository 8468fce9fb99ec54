// The words on a card's face.
import type { Voice } from "../../../text/voice.ts";
import { CARDS, type Ability, type Action } from "./facts.ts";

/** What a card does for its owner, ability by ability, and when. */
export function abilities(
  voice: Voice,
  card: string,
): { type: Ability["type"]; words: string; note: string }[] {
  const words = voice.text(`card-${card}.ability`).split(", ");
  return CARDS[card]!.abilities.map(({ type }, k) => ({
    type,
    words: words[k] ?? "",
    note: voice.text(`note-${type}`),
  }));
}

/** A city is founded and an army destroyed one at a time: a number would say nothing. */
export const counts = ({ type }: Action): boolean => type === "recruit" || type === "march";

/** How large a name may be so that it fits its band, in hundredths of the card's width. */
export const nameSize = (name: string): number => Math.min(9.8, 166 / name.length);

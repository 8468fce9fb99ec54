// The words on a card's face.
import type { Voice } from "../../../text/voice.ts";
import { CARDS, type Ability, type Action } from "./facts.ts";

/** The effects of a card for its owner, ability by ability, with their moments. */
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

/** Cities are founded and armies destroyed one at a time, so those actions need no number. */
export const counts = ({ type }: Action): boolean => type === "recruit" || type === "march";

/** The largest size at which a name fits its band, in hundredths of the card's width. */
export const nameSize = (name: string): number => Math.min(9.8, 166 / name.length);

// The face of a card, in words.
import type { Voice } from "../../../text/voice.ts";
import { CARDS, type Power } from "./facts.ts";

export interface Line {
  power: Power | null;
  text: string;
}

/** One line of the text for each power; further lines follow the last one. */
export function lines(card: string, voice: Voice): Line[] {
  const id = `card-${card}.text`;
  const texts = voice.has(id) ? voice.text(id).split("\n").filter(Boolean) : [];
  const powers = CARDS[card]?.powers ?? [];
  const count = Math.max(texts.length, powers.length);
  return Array.from({ length: count }, (_, i) => ({
    power: powers[i] ?? null,
    text: texts[i] ?? "",
  }));
}

export const rulings = (card: string, voice: Voice): string[] => {
  const id = `card-${card}.rulings`;
  return voice.has(id) ? voice.text(id).split("\n").filter(Boolean) : [];
};

/** The size of a name, in hundredths of the card's width. */
export function nameSize(name: string): number {
  const longest = Math.max(...name.split(" ").map((word) => word.length));
  if (name.length > 22 || longest > 14) return 8.4;
  return name.length > 15 || longest > 11 ? 10 : 11.6;
}

/** The size of the text, so that all of it fits. */
export function textSize(length: number): number {
  if (length > 300) return 5.2;
  if (length > 220) return 5.9;
  if (length > 150) return 6.7;
  return length > 90 ? 7.4 : 8.2;
}

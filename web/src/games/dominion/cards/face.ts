// The words on a card's face: its numbers, then its sentences.
import type { Voice } from "../../../text/voice.ts";
import type { IconName } from "../../../art/icon.ts";
import { CARDS, type CardType, type Plus } from "./facts.ts";

export const TYPE_ICONS: Readonly<Record<CardType, IconName>> = {
  action: "gi:quill-ink",
  attack: "gi:crossed-swords",
  reaction: "gi:shield-reflect",
  treasure: "gi:two-coins",
  victory: "gi:vertical-banner",
  curse: "gi:skull-crossed-bones",
};

export const PLUS_ICONS: Readonly<Record<Plus, IconName>> = {
  cards: "gi:card-draw",
  actions: "gi:quill-ink",
  buys: "gi:swap-bag",
  coins: "gi:two-coins",
};

export interface Face {
  bonuses: { kind: Plus; words: string }[];
  sentences: string[];
}

/** The short wording if the card has one: the whole text is in the reading view. */
export function faceOf(voice: Voice, card: string): Face {
  const id = voice.has(`card-${card}.face`) ? `card-${card}.face` : `card-${card}.text`;
  const lines = voice.text(id).split("\n");
  const kinds = Object.keys(CARDS[card]!.plus ?? {}) as Plus[];
  const words = lines.filter((line) => line.startsWith("+"));
  return {
    bonuses: words.map((words, k) => ({ kind: kinds[k]!, words })),
    sentences: lines.filter((line) => !line.startsWith("+")),
  };
}

/** The largest size at which a name fits, in hundredths of the card's width. */
export function nameSize(name: string): number {
  const words = name.length > 12 ? name.split(" ") : [name];
  const longest = Math.max(...words.map((word) => word.length));
  return Math.min(words.length > 1 ? 8.6 : 11.4, 128 / longest);
}

/** The heights of the scene, and the size of the sentences, in hundredths of the card's width. */
export function layout({ bonuses, sentences }: Face): { scene: number; text: number } {
  const letters = sentences.join(" ").length;
  // A letter is about half its size wide and 1.14 of it high; the last line is half empty.
  const fit = (room: number): number =>
    Math.sqrt((room * 86) / ((letters + 16) * 0.49 * 1.14)) || Infinity;
  const numbers = bonuses.length * 11.6 + (bonuses.length && letters ? 3 : 0);
  for (const scene of [64, 58, 52]) {
    const text = Math.min(8, fit(110 - scene - numbers));
    if (text > 7.4 || scene === 52) return { scene, text };
  }
  throw new Error("The last height is always taken.");
}

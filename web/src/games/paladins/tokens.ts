// Workers, goods, attributes and effects as tokens: the words of rewards in pictures.
import type { IconName } from "../../art/icon.ts";
import type { Token } from "../../table/furniture/pieces.ts";
import type { Voice } from "../../text/voice.ts";
import { counted } from "../west_kingdom/counted.ts";

interface Look {
  icon: IconName;
  ink: string;
  on?: string;
  edge?: string;
}

const WORKERS: Readonly<Record<string, Look>> = {
  labourer: { icon: "gi:person", ink: "#E6E1D3", on: "#5B564A", edge: "#8C8676" },
  scout: { icon: "gi:boots", ink: "#3F7D46", on: "#E8F5E4" },
  fighter: { icon: "gi:broadsword", ink: "#B23A32", on: "#FFE9E2" },
  cleric: { icon: "gi:gothic-cross", ink: "#26252C", on: "#E9E4D6", edge: "#A6A2B4" },
  merchant: { icon: "gi:swap-bag", ink: "#2C66A6", on: "#E6F0FA" },
  criminal: { icon: "gi:robber-mask", ink: "#6B3F8C", on: "#F2E6FA" },
  any: { icon: "gi:person", ink: "#8C7F74", on: "#F0E8DC" },
};

const ATTRIBUTES: Readonly<Record<string, Look>> = {
  faith: { icon: "gi:gothic-cross", ink: "#3A3742" },
  strength: { icon: "gi:broadsword", ink: "#9C2B26" },
  influence: { icon: "gi:imperial-crown", ink: "#2A5F96" },
  honour: { icon: "gi:laurels", ink: "#6E5312" },
};

const OTHERS: Readonly<Record<string, Look>> = {
  silver: { icon: "gi:two-coins", ink: "#5F707E" },
  provision: { icon: "gi:meat", ink: "#8A4B2A" },
  tax: { icon: "gi:crown-coin", ink: "#4A565F" },
  discard_suspicion: { icon: "gi:broken-shield", ink: "#5A3A66" },
  suspicion: { icon: "gi:eye-shield", ink: "#5A3A66" },
  gain_debt: { icon: "gi:tied-scroll", ink: "#6B2430" },
  pay_debt: { icon: "gi:scroll-unfurled", ink: "#7A5A1E" },
  pray: { icon: "gi:prayer", ink: "#3E4A66" },
  free_hire: { icon: "gi:hand-ok", ink: "#4C5A2E" },
  free_develop: { icon: "gi:family-house", ink: "#8A6A3A" },
};

const LOOKS: Readonly<Record<string, Look>> = { ...WORKERS, ...ATTRIBUTES, ...OTHERS };

export const isWorker = (word: string): boolean => word in WORKERS;
export const isAttribute = (word: string): boolean => word in ATTRIBUTES;
export const iconOf = (word: string): IconName => LOOKS[word]?.icon ?? "gi:visored-helm";

/** The colours of a worker, and of the sign on the chest. */
export const inksOf = (word: string): readonly [ink: string, on: string] => {
  const { ink, on } = LOOKS[word] ?? { ink: "#571521" };
  return [ink, on ?? "#FFF3DA"];
};

export function token(word: string, voice: Voice): Token {
  const look = LOOKS[word] ?? { icon: iconOf(word), ink: "#571521" };
  const sort = isWorker(word) ? "worker" : "good";
  return { ...look, name: voice.text(`${sort}-${word}`) };
}

const GOODS: Readonly<Record<string, string>> = {
  silver: "told-silver",
  provision: "told-provisions",
};

/** A reward in words: "2 silver, cleric". */
export const listed = (words: readonly string[], voice: Voice): string =>
  counted(words)
    .map(({ word, count }) => {
      if (word in GOODS) return voice.text(GOODS[word]!, { count });
      const name = voice.text(`good-${word}`);
      return count > 1 ? `${name} ×${count}` : name;
    })
    .join(", ");

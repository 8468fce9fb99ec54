// Goods, trades and cards of the West Kingdom as tokens: one look for all of its games.
import type { Amount, Cost, Token } from "../../table/furniture/pieces.ts";
import type { Voice } from "../../text/voice.ts";
import type { IconName } from "../../art/icon.ts";

interface Look {
  icon: IconName;
  ink: string;
  on?: string;
  edge?: string;
}

const LOOKS: Readonly<Record<string, Look>> = {
  clay: { icon: "gi:clay-brick", ink: "#B5623A" },
  wood: { icon: "gi:log", ink: "#6E4520" },
  stone: { icon: "gi:stone-block", ink: "#6C747B" },
  gold: { icon: "gi:gold-bar", ink: "#B98410" },
  marble: { icon: "gi:ionic-column", ink: "#F4F1E8", on: "#5A6670", edge: "#8B959C" },
  silver: { icon: "gi:two-coins", ink: "#6F808E" },
  tax: { icon: "gi:crown-coin", ink: "#55636E" },
  virtue: { icon: "gi:laurels", ink: "#5C6B2E" },
  building_card: { icon: "gi:papers", ink: "#2F5E7C" },
  debt: { icon: "gi:tied-scroll", ink: "#6B2430" },
  carpentry: { icon: "gi:hand-saw", ink: "#7A4E24" },
  tiling: { icon: "gi:trowel", ink: "#A4532F" },
  masonry: { icon: "gi:flat-hammer", ink: "#5F666C" },
};

/** The kinds of goods that players collect, in the order of the boards. */
export const GOODS = ["clay", "wood", "stone", "gold", "marble", "silver"] as const;
export type Good = (typeof GOODS)[number];

export const iconOf = (what: string): IconName => LOOKS[what]?.icon ?? "gi:swap-bag";

export function token(what: string, voice: Voice): Token {
  const { icon, ink, on, edge } = LOOKS[what] ?? { icon: iconOf(what), ink: "#6B5A48" };
  const skill = voice.has(`skill-${what}`);
  return {
    icon,
    ink,
    name: voice.text(skill ? `skill-${what}` : `good-${what}`),
    ...(on ? { on } : {}),
    ...(edge ? { edge } : {}),
  };
}

/** A number of goods that may be any of several kinds. */
export interface Need {
  any_of: readonly string[];
  amount: number;
  /** The number of them that the reader lacks. */
  missing?: number;
}

/** A price in coins: silver, and the part of it that goes to the taxes. */
export function coins(silver: number, tax: number, voice: Voice): Cost {
  return [
    ...(silver ? [{ token: token("silver", voice), count: silver }] : []),
    ...(tax ? [{ token: token("tax", voice), count: tax }] : []),
  ];
}

/** The goods with their counts, from a list with repetitions. */
export function heaped(goods: readonly string[], voice: Voice): Amount[] {
  const kinds = [...new Set(goods)];
  return kinds.map((what) => ({
    token: token(what, voice),
    count: goods.filter((one) => one === what).length,
  }));
}

// Icons, goods and effects as tokens: the gains of cards, spots and tracks in pictures.
import type { IconName } from "../../art/icon.ts";
import type { Token } from "../../table/furniture/pieces.ts";
import type { Voice } from "../../text/voice.ts";
import { counted, type Counted } from "../west_kingdom/counted.ts";

interface Look {
  icon: IconName;
  ink: string;
  on?: string;
  edge?: string;
  shape?: "disc";
}

/** The icons that stand for actions, and the one that stands for any. */
const ICONS: Readonly<Record<string, Look>> = {
  merchant: { icon: "gi:swap-bag", ink: "#B07A1C" },
  builder: { icon: "gi:flat-hammer", ink: "#7A4A2C" },
  noble: { icon: "gi:fleur-de-lys", ink: "#7A2C6B" },
  cleric: { icon: "gi:gothic-cross", ink: "#2F2B45", edge: "#8d86b4" },
  criminal: { icon: "gi:skull-crossed-bones", ink: "#8A1F2A" },
};

const EFFECTS: Readonly<Record<string, Look>> = {
  silver: { icon: "gi:two-coins", ink: "#5F707E", shape: "disc" },
  ink: { icon: "gi:quill-ink", ink: "#2B3A66", shape: "disc" },
  stone: { icon: "gi:stone-block", ink: "#6C747B", shape: "disc" },
  gold: { icon: "gi:gold-bar", ink: "#A87708", shape: "disc" },
  resource_any: { icon: "gi:wooden-crate", ink: "#6B5A2E", shape: "disc" },
  resource_choice: { icon: "gi:wooden-crate", ink: "#6B5A2E", shape: "disc" },
  debt: { icon: "gi:tied-scroll", ink: "#6B2430" },
  deed: { icon: "gi:scroll-quill", ink: "#2C5A46" },
  flip_debt: { icon: "gi:scroll-unfurled", ink: "#8A4A3A" },
  flip_deed: { icon: "gi:scroll-unfurled", ink: "#3F7A5E" },
  flip_any: { icon: "gi:scroll-unfurled", ink: "#7A5A1E" },
  virtue: { icon: "gi:feather", ink: "#F6E7B8", on: "#6B4300", edge: "#B98B1E" },
  corruption: { icon: "gi:snake", ink: "#6B1420" },
  corruption_per_criminal: { icon: "gi:snake-tongue", ink: "#6B1420" },
  rearrange: { icon: "gi:card-exchange", ink: "#3E4A7A" },
  discard: { icon: "gi:card-discard", ink: "#4A4072" },
  destroy: { icon: "gi:card-burn", ink: "#9C3A1E" },
  shuffle: { icon: "gi:card-random", ink: "#3E5A6A" },
  free_hire: { icon: "gi:hand-ok", ink: "#4C5A2E" },
  castle_move: { icon: "gi:walk", ink: "#5A4A3A" },
  place_workers: { icon: "gi:meeple", ink: "#7A2C6B" },
  free_manuscript: { icon: "gi:open-book", ink: "#2F2B45", edge: "#8d86b4" },
  free_building_workshop: { icon: "gi:anvil", ink: "#5B3A22" },
  free_building_trading_post: { icon: "gi:wooden-sign", ink: "#5B3A22" },
  free_building_guildhall: { icon: "gi:castle", ink: "#5B3A22" },
  dismiss: { icon: "gi:card-discard", ink: "#7A3A1E" },
  move: { icon: "gi:footsteps", ink: "#4A4072" },
  future_card: { icon: "gi:hourglass", ink: "#4A2A5A" },
  action_build: { icon: "gi:flat-hammer", ink: "#7A4A2C" },
  action_place_workers: { icon: "gi:meeple", ink: "#7A2C6B" },
  action_transcribe: { icon: "gi:open-book", ink: "#2F2B45", edge: "#8d86b4" },
  action_focus: { icon: "gi:eyeball", ink: "#4A2A5A" },
};

/** The quantities that some manuscripts count at the end. */
const COUNTED: Readonly<Record<string, Look>> = {
  leftover_resources: EFFECTS["resource_any"]!,
  leftover_silver: EFFECTS["silver"]!,
  flipped_debts: EFFECTS["flip_debt"]!,
  flipped_deeds: EFFECTS["flip_deed"]!,
  buildings: EFFECTS["free_building_guildhall"]!,
  manuscripts: EFFECTS["free_manuscript"]!,
  workers_in_castle: EFFECTS["place_workers"]!,
  points: { icon: "gi:laurels", ink: "#5C6B2E" },
};

const LOOKS: Readonly<Record<string, Look>> = { ...COUNTED, ...EFFECTS, ...ICONS };

/** "cleric_icons" are clerics. */
const plain = (word: string): string => word.replace(/_icons$/, "");

export const OR = "or";
export const isIcon = (word: string): boolean => plain(word) in ICONS;
export const iconOf = (word: string): IconName => LOOKS[plain(word)]?.icon ?? "gi:quill";
export const inkOf = (word: string): string => LOOKS[plain(word)]?.ink ?? "#4A4072";

function nameOf(word: string, voice: Voice): string {
  const sort = isIcon(word) ? "icon" : word in COUNTED ? "counted" : "effect";
  return voice.text(`${sort}-${plain(word)}`);
}

export const token = (word: string, voice: Voice): Token => ({
  ...(LOOKS[plain(word)] ?? { icon: iconOf(word), ink: inkOf(word) }),
  name: nameOf(word, voice),
});

/** The alternatives of an effect: for each, its words once with their number. */
export function ways(words: readonly string[]): Counted[][] {
  const found: string[][] = [[]];
  for (const word of words) {
    if (word === OR) found.push([]);
    else found.at(-1)!.push(word);
  }
  return found.map(counted);
}

/** An effect in words: "2 silver or virtue". */
export const listed = (words: readonly string[], voice: Voice): string =>
  ways(words)
    .map((way) =>
      way
        .map(({ word, count }) => nameOf(word, voice) + (count > 1 ? ` ×${count}` : ""))
        .join(", "),
    )
    .join(` ${voice.text("effect-or")} `);

/** The ribbons of manuscripts. */
export const RIBBONS: Readonly<Record<string, string>> = {
  grey: "#7E858C",
  black: "#2A2A33",
  yellow: "#C99A1C",
  blue: "#2C66A6",
};
export const ribbonInk = (ribbon: string): string => RIBBONS[ribbon] ?? "#9A8F7C";

/** The sign of a building, on boards and on the ring. */
const BUILDINGS: Readonly<Record<string, IconName>> = {
  workshop: "gi:anvil",
  trading_post: "gi:wooden-sign",
  guildhall: "gi:castle",
};
export const buildingIcon = (building: string): IconName => BUILDINGS[building] ?? "gi:house";

/** The five lands: their sign and their ground. */
const LANDS: Readonly<Record<string, { icon: IconName; ground: string }>> = {
  lake: { icon: "gi:waves", ground: "#5F93A8" },
  stream: { icon: "gi:river", ground: "#7C8A6A" },
  forest: { icon: "gi:forest", ground: "#4F7F5A" },
  bay: { icon: "gi:big-wave", ground: "#3F7F8E" },
  peaks: { icon: "gi:mountains", ground: "#8D97AE" },
};
export const land = (segment: string): { icon: IconName; ground: string } =>
  LANDS[segment] ?? { icon: "gi:village", ground: "#7C8A6A" };

/** The sign of the exchange of a space of the outer road. */
export const exchangeIcon = (exchange: string): IconName =>
  iconOf(exchange === "flip" ? "flip_any" : exchange);

// Signs of Oath: suits, goods, dice, backs.
import type { IconName } from "../../art/icon.ts";
import type { Token } from "../../table/furniture/pieces.ts";
import type { Voice } from "../../text/voice.ts";
import { CARDS, type Sort, type Suit } from "./cards/facts.ts";
import { figureOf } from "./cards/scenes.ts";

/** The kind of a card, as its back shows it. */
export type Kind = "denizen" | "vision" | "relic";

export interface Sign {
  icon: IconName;
  ink: string;
}

export const SUIT: Readonly<Record<Suit, Sign>> = {
  discord: { icon: "gi:crossed-sabres", ink: "#9C2F27" },
  arcane: { icon: "gi:crystal-ball", ink: "#54508A" },
  order: { icon: "gi:castle", ink: "#2C5A8C" },
  hearth: { icon: "gi:fireplace", ink: "#9E5614" },
  beast: { icon: "gi:paw", ink: "#4F6B2C" },
  nomad: { icon: "gi:horse-head", ink: "#2E7A78" },
};

const SORT: Readonly<Record<Sort, Sign>> = {
  denizen: { icon: "gi:throne-king", ink: "#3F2142" },
  edifice: { icon: "gi:greek-temple", ink: "#3F2142" },
  ruin: { icon: "gi:ancient-ruins", ink: "#5A544B" },
  relic: { icon: "gi:open-treasure-chest", ink: "#7A5A22" },
  vision: { icon: "gi:all-seeing-eye", ink: "#1E4A6E" },
};

/** The sign of a card: its suit, or its kind if it has none. */
export function signOf(card: string): Sign {
  const facts = CARDS[card];
  if (!facts) return SORT.denizen;
  if (facts.suit) return SUIT[facts.suit];
  const sign = SORT[facts.sort];
  return facts.sort === "relic" ? { ...sign, icon: figureOf(card) ?? sign.icon } : sign;
}

/** The ink of a card's band and ribbon. */
export const inkOf = (card: string): string =>
  CARDS[card]?.sort === "vision" ? "#6E4A86" : signOf(card).ink;

export const BACKS: Readonly<Record<Kind, Sign & { edge: string; on: string }>> = {
  denizen: { icon: "gi:throne-king", ink: "#3F2142", edge: "#C08F35", on: "#E3B95C" },
  vision: { icon: "gi:all-seeing-eye", ink: "#1E4A6E", edge: "#BFD9EA", on: "#DCEBF5" },
  relic: { icon: "gi:open-treasure-chest", ink: "#5A4326", edge: "#D9A441", on: "#E3B95C" },
};

export const ICONS = {
  supply: "gi:bread-slice",
  favor: "gi:two-coins",
  secrets: "gi:open-book",
  warbands: "gi:meeple",
  title: "gi:imperial-crown",
  vision: "gi:all-seeing-eye",
  relic: "gi:open-treasure-chest",
  lock: "gi:padlock",
  site: "gi:flag-objective",
} as const satisfies Record<string, IconName>;

const BANNERS: Readonly<Record<string, Sign & { on: string }>> = {
  peoples_favor: { icon: "gi:knight-banner", ink: "#8A5A14", on: "#FFF0CC" },
  darkest_secret: { icon: "gi:secret-book", ink: "#3A2B66", on: "#E6DDFB" },
};
export const bannerSign = (banner: string): Sign & { on: string } => BANNERS[banner]!;

/** The icon on the ribbon of a kind of power. */
export const POWER_ICONS: Readonly<Record<string, IconName>> = {
  action: "gi:hand",
  when_played: "gi:card-play",
  wake: "gi:sunrise",
  rest: "gi:campfire",
  modifier: "gi:cog",
  battle_plan: "gi:crossed-swords",
  persistent: "gi:infinity",
  continuous: "gi:infinity",
  trigger: "gi:lightning-trio",
  on_play: "gi:card-play",
  chronicle: "gi:quill-ink",
};

const SPACES: Readonly<Record<string, IconName>> = {
  brutal: "gi:bloody-sword",
  decadent: "gi:boots",
  careless: "gi:shiny-purse",
  greedy: "gi:grab",
};
export const spaceIcon = (space: string): IconName => SPACES[space] ?? ICONS.relic;

export const ATTACK_DIE = { icon: "gi:broadsword", ink: "#A5302A" } as const satisfies Sign;
export const DEFENSE_DIE = { icon: "gi:shield", ink: "#2E5F95" } as const satisfies Sign;

// ---- as tokens of the furniture

export const cardToken = (card: string, voice: Voice): Token => ({
  ...signOf(card),
  name: voice.text(`card-${card}`),
  shape: CARDS[card]?.sort === "relic" ? "square" : "disc",
  ...(CARDS[card]?.sort === "relic" ? { edge: "#E9C97F", on: "#FFEBC0" } : {}),
});

export const backToken = (kind: Kind, voice: Voice): Token => ({
  ...BACKS[kind],
  name: voice.text("back", { kind }),
  shape: "back",
});

export const bannerToken = (banner: string, voice: Voice): Token => ({
  ...bannerSign(banner),
  name: voice.text(`card-${banner}`),
  shape: "pennant",
});

export const suitToken = (suit: Suit, voice: Voice): Token => ({
  ...SUIT[suit],
  name: voice.text(`suit-${suit}`),
  shape: "disc",
});

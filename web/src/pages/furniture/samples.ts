// Sample contents for the pieces: things of the games whose tables use them.
import type { Token } from "../../table/furniture/pieces.ts";

/** Picks the text in the language of a half of the page. */
export type Pick = (en: string, ru: string) => string;

export const WOAD = 0;
export const VERMILION = 1;
export const VERDIGRIS = 2;
export const WELD = 3;
export const ORCHIL = 4;
export const BONE = 5;

type Named = Readonly<Record<string, Omit<Token, "name"> & { en: string; ru: string }>>;

const GOODS = {
  clay: { icon: "gi:clay-brick", ink: "#B5623A", en: "Clay", ru: "Глина" },
  wood: { icon: "gi:log", ink: "#6E4520", en: "Wood", ru: "Дерево" },
  stone: { icon: "gi:stone-block", ink: "#6C747B", en: "Stone", ru: "Камень" },
  gold: { icon: "gi:gold-bar", ink: "#8F6606", en: "Gold", ru: "Золото" },
  marble: {
    icon: "gi:ionic-column",
    ink: "#F4F1E8",
    on: "#5A6670",
    edge: "#8B959C",
    en: "Marble",
    ru: "Мрамор",
  },
  silver: { icon: "gi:two-coins", ink: "#5F7080", en: "Silver", ru: "Серебро" },
  debt: { icon: "gi:tied-scroll", ink: "#6B2430", en: "Debt", ru: "Долг" },
  coin: {
    icon: "gi:two-coins",
    ink: "radial-gradient(circle at 34% 28%, #fff, #B9C3CC 60%, #8291A0)",
    on: "#3A4650",
    shape: "disc",
    en: "Silver",
    ru: "Серебро",
  },
  relic: {
    icon: "gi:trojan-horse",
    ink: "#5A4326",
    on: "#F1CF7C",
    edge: "#D9A441",
    en: "Brass Horse",
    ru: "Латунный конь",
  },
  scepter: {
    icon: "gi:winged-scepter",
    ink: "#5A4326",
    on: "#F1CF7C",
    edge: "#D9A441",
    en: "Grand Scepter",
    ru: "Великий скипетр",
  },
  vision: {
    icon: "gi:all-seeing-eye",
    ink: "#1F4F7A",
    on: "#D9E8F5",
    edge: "#BFD9EA",
    shape: "back",
    en: "A vision, face down",
    ru: "Видение, закрыто",
  },
  favor: {
    icon: "gi:knight-banner",
    ink: "#7A5410",
    shape: "pennant",
    en: "People’s Favor",
    ru: "Народная любовь",
  },
} as const satisfies Named;

const SUITS = {
  discord: { icon: "gi:crossed-sabres", ink: "#9C2F27", en: "Discord", ru: "Раздор" },
  arcane: { icon: "gi:crystal-ball", ink: "#54508A", en: "Arcane", ru: "Магия" },
  order: { icon: "gi:castle", ink: "#2C5A8C", en: "Order", ru: "Порядок" },
  hearth: { icon: "gi:fireplace", ink: "#9E5614", en: "Hearth", ru: "Очаг" },
  beast: { icon: "gi:paw", ink: "#4F6B2C", en: "Beast", ru: "Звери" },
  nomad: { icon: "gi:horse-head", ink: "#2E7A78", en: "Nomad", ru: "Кочевье" },
} as const satisfies Named;

const WORKERS = {
  labourer: {
    icon: "gi:person",
    ink: "#E6E1D3",
    on: "#5B564A",
    edge: "#4A463D",
    en: "Labourer",
    ru: "Подсобник",
  },
  fighter: { icon: "gi:broadsword", ink: "#B23A32", en: "Fighter", ru: "Боец" },
  scout: { icon: "gi:boots", ink: "#3F7D46", en: "Scout", ru: "Разведчик" },
  cleric: { icon: "gi:gothic-cross", ink: "#26252C", en: "Cleric", ru: "Клирик" },
  merchant: { icon: "gi:swap-bag", ink: "#2C66A6", en: "Merchant", ru: "Торговец" },
  criminal: { icon: "gi:robber-mask", ink: "#6B3F8C", en: "Criminal", ru: "Преступник" },
  any: { icon: "gi:person", ink: "#8C7F74", en: "Anybody", ru: "Любой" },
} as const satisfies Named;

const TRADES = {
  criminal: {
    icon: "gi:skull-crossed-bones",
    ink: "#8A1F2A",
    en: "Criminal",
    ru: "Преступник",
  },
  merchant: { icon: "gi:swap-bag", ink: "#8A5D10", en: "Merchant", ru: "Торговец" },
  builder: { icon: "gi:flat-hammer", ink: "#7A4A2C", en: "Builder", ru: "Строитель" },
  workshop: { icon: "gi:family-house", ink: "#8A6A3A", en: "Workshop", ru: "Мастерская" },
  saw: { icon: "gi:hand-saw", ink: "#7A4A2C", en: "Carpentry", ru: "Плотничество" },
  trowel: { icon: "gi:trowel", ink: "#7A4A2C", en: "Tiling", ru: "Кладка" },
  hammer: { icon: "gi:flat-hammer", ink: "#7A4A2C", en: "Masonry", ru: "Каменщик" },
  sword: { icon: "gi:broadsword", ink: "#A5302A", en: "Attack", ru: "Атака" },
  shield: { icon: "gi:shield", ink: "#2E5F95", en: "Defence", ru: "Защита" },
} as const satisfies Named;

function spoken<N extends Named>(named: N, pick: Pick): Record<keyof N, Token> {
  return Object.fromEntries(
    Object.entries(named).map(([key, { en, ru, ...token }]) => [
      key,
      { ...token, name: pick(en, ru) },
    ]),
  ) as Record<keyof N, Token>;
}

export const goods = (pick: Pick): Record<keyof typeof GOODS, Token> => spoken(GOODS, pick);
export const workers = (pick: Pick): Record<keyof typeof WORKERS, Token> => spoken(WORKERS, pick);
export const trades = (pick: Pick): Record<keyof typeof TRADES, Token> => spoken(TRADES, pick);
export const suits = (pick: Pick): Record<keyof typeof SUITS, Token> => spoken(SUITS, pick);
/** Suits as discs, for a line of marks. */
export const discs = (pick: Pick): Record<keyof typeof SUITS, Token> => {
  const named = suits(pick);
  for (const suit of Object.values(named)) suit.shape = "disc";
  return named;
};

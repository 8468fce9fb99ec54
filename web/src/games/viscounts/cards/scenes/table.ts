// Manuscripts, player cards, buildings, the opponent; and things that are not cards: lands,
// sections, actions, scores.
import type { IconName } from "../../../../art/icon.ts";
import * as p from "../../../../art/print.ts";
import { buildingIcon, iconOf, land as landOf, ribbonInk } from "../../tokens.ts";
import {
  ACTIONS,
  BONUSES,
  BUILDINGS,
  MANUSCRIPTS,
  PLAYER_CARDS,
  RIVALS,
  SCHEMES,
  SECTIONS,
  SEGMENTS,
  SLOTS,
} from "../facts.ts";
import {
  BUILDER,
  CLERIC,
  GROUNDS,
  HERO,
  MERCHANT,
  NOBLE,
  PARCHMENT,
  SCHEME,
  STONE,
} from "./inks.ts";

const { big, it, land, near, sun } = p;

type Scenes = Readonly<Record<string, () => string>>;
interface Doing {
  do?: readonly Readonly<Record<string, unknown>>[];
  per?: string;
}

/** The first verb of an effect. */
const verbOf = ({ do: steps = [], per = "" }: Doing): string => {
  const [first] = steps;
  if (!first) return per;
  const [verb, what] = Object.entries(first)[0]!;
  return verb === "free_building" ? `${verb}_${String(what)}` : verb;
};

/** A letter on an unrolled sheet, in the ink of its ribbon. */
const sheet = (key: string, facts: Doing & { ribbon?: string; cost: number }): (() => string) => {
  const ink: p.Inks = { ...PARCHMENT, hot: ribbonInk(facts.ribbon ?? "") as `#${string}` };
  const pips: p.Part[] = Array.from({ length: facts.cost }, (_, i) =>
    p.dot(16 + i * 15, 16, 5, "hot"),
  );
  const twin = key.endsWith("b") ? 1 : key.endsWith("c") ? 2 : 0;
  const parts = [p.vow(iconOf(verbOf(facts))), ...pips, p.dot(184, 16 + twin * 16, 5, "dark")];
  return () => p.print(ink, parts);
};

export const manuscripts: Scenes = Object.fromEntries(
  Object.entries(MANUSCRIPTS).map(([key, facts]) => {
    const printed = key.split("printed_manuscript_")[1];
    if (!printed) return [key, sheet(key, facts as Doing & { ribbon?: string; cost: number })];
    const parts = [p.morning(), land("mid"), big("gi:open-book", "dark", 92), near("low")];
    return [key, () => p.print(GROUNDS[printed]!, parts)];
  }),
);

/** The sign of a player card: an animal, so that they can be told apart. */
const SIGNS: readonly IconName[] = [
  ...([
    "gi:deer-head",
    "gi:falcon-moon",
    "gi:unicorn",
    "gi:bear-head",
    "gi:griffin-symbol",
  ] as const),
  ...(["gi:wolf-head", "gi:eagle-emblem", "gi:horse-head", "gi:wyvern", "gi:fox"] as const),
];

export const playerCards: Scenes = Object.fromEntries(
  Object.keys(PLAYER_CARDS).map((key, i) => {
    const parts = [p.roundel("far", "sun", 54), it(SIGNS[i]!, 58, 24, 84)];
    return [key, () => p.print(HERO, parts)];
  }),
);

const SLOT_SIGNS: Readonly<Record<string, IconName>> = {
  trading_post_1: "gi:footsteps",
  trading_post_2: "gi:receive-money",
  trading_post_3: iconOf("merchant"),
  guildhall_1: iconOf("builder"),
  guildhall_2: iconOf("noble"),
  guildhall_3: iconOf("cleric"),
  workshop_1: iconOf("discard"),
  workshop_2: iconOf("virtue"),
  workshop_3: "gi:card-pickup",
};

/** The sign of the gain under a building. */
export const slotSign = (slot: string): IconName => SLOT_SIGNS[slot] ?? "gi:house";

export const buildings: Scenes = {
  ...Object.fromEntries(
    Object.keys(BUILDINGS).map((key) => {
      const parts = [p.morning(), land("ridge"), big(buildingIcon(key), "dark", 96), near("low")];
      return [key, () => p.print(BUILDER, parts)];
    }),
  ),
  ...Object.fromEntries(
    Object.entries(SLOTS).map(([key, { building }]) => {
      const parts = [
        p.evening(),
        land("mid"),
        it(buildingIcon(building), 22, 22, 76),
        near("low"),
        it(slotSign(key), 108, 44, 74, "pale"),
      ];
      return [key, () => p.print(BUILDER, parts)];
    }),
  ),
};

export const bonuses: Scenes = Object.fromEntries(
  Object.entries(BONUSES).map(([key, { icons }]) => {
    const ink: p.Inks = { ...CLERIC, hot: ribbonInk(key.slice(6)) as `#${string}` };
    const parts = [
      sun(100, 64, 52, 26),
      it("gi:open-book", 40, 20, 80),
      it(iconOf(icons[0]!), 106, 62, 62, "hot"),
    ];
    return [key, () => p.print(ink, parts)];
  }),
);

const RIVAL_SIGNS: Readonly<Record<string, IconName>> = {
  rival_cleric: "gi:pope-crown",
  rival_builder: "gi:stone-tower",
  rival_noble: "gi:imperial-crown",
  rival_card: "gi:papers",
};

export const opponent: Scenes = {
  ...Object.fromEntries(
    Object.keys(RIVALS).map((key) => {
      const parts = [p.night(), big(RIVAL_SIGNS[key] ?? "gi:cowled", "pale", 92), near("low")];
      return [key, () => p.print(SCHEME, parts)];
    }),
  ),
  ...Object.fromEntries(
    Object.entries(SCHEMES).map(([key, { icons }]) => {
      const number = Number(key.slice(key.lastIndexOf("_") + 1));
      const future = key.startsWith("future");
      const pips: p.Part[] = Array.from({ length: number }, (_, i) =>
        p.dot(14 + i * 14, 126, 4.5, "pale"),
      );
      const signs = icons.map((icon, i) =>
        it(iconOf(icon), 100 + (i - icons.length / 2) * 58, 60, 54, "pale"),
      );
      const parts = [
        future ? p.dusk() : p.plain(),
        it(future ? "gi:hourglass" : "gi:spider-web", 60, 2, 72, future ? "dark" : "ray"),
        ...signs,
        ...pips,
      ];
      return [key, () => p.print(SCHEME, parts)];
    }),
  ),
};

const ACTION_INKS: Readonly<Record<string, p.Inks>> = {
  trade: MERCHANT,
  build: BUILDER,
  place_workers: NOBLE,
  transcribe: CLERIC,
};
const ACTION_SIGNS: Readonly<Record<string, IconName>> = {
  trade: "gi:swap-bag",
  build: "gi:stone-tower",
  place_workers: "gi:meeple",
  transcribe: "gi:quill-ink",
};

const SECTION_SIGNS: Readonly<Record<string, IconName>> = {
  ink_and_stone: iconOf("ink"),
  flip: iconOf("flip_any"),
  gold_or_move: iconOf("gold"),
  hire_or_destroy: iconOf("free_hire"),
  two_virtue: iconOf("virtue"),
};

const goods: Scenes = Object.fromEntries(
  ["silver", "ink", "stone", "gold", "debt", "deed", "virtue", "corruption"].map((key) => [
    `good/${key}`,
    () => p.print(PARCHMENT, [p.roundel("far", "sun", 54), big(iconOf(key), "dark", 84)]),
  ]),
);

const SCORE_SIGNS: Readonly<Record<string, IconName>> = {
  trading_post: buildingIcon("trading_post"),
  guildhall: buildingIcon("guildhall"),
  workshop: buildingIcon("workshop"),
  ribbons: "gi:bookmarklet",
  manuscripts: "gi:open-book",
  leader: "gi:imperial-crown",
  bonuses: "gi:gothic-cross",
  unpaid: "gi:tied-scroll",
  paid: "gi:scroll-unfurled",
  acquired: "gi:scroll-quill",
  approved: "gi:wax-seal",
  poverty: "gi:broken-bottle",
  prosperity: "gi:open-chest",
  leftover: "gi:wooden-crate",
};

const scores: Scenes = {
  ...Object.fromEntries(
    Object.entries(SCORE_SIGNS).map(([key, sign]) => [
      `score/${key}`,
      () => p.print(HERO, [sun(100, 62, 50, 26), big(sign, "dark", 88)]),
    ]),
  ),
  ...Object.fromEntries(
    [1, 2, 3].map((tier) => {
      const dots: p.Part[] = Array.from({ length: tier }, (_, i) =>
        p.dot(100 + (i - (tier - 1) / 2) * 24, 122, 8, "pale"),
      );
      const parts = [p.morning(), big("gi:castle", "dark", 92), near("low"), ...dots];
      return [`score/tier_${tier}`, () => p.print(STONE, parts)];
    }),
  ),
};

export const emblems: Scenes = {
  ...goods,
  ...scores,
  ...Object.fromEntries(
    Object.keys(ACTIONS).map((key) => [
      `action/${key}`,
      () =>
        p.print(ACTION_INKS[key]!, [sun(100, 60, 44, 22), big(ACTION_SIGNS[key]!), near("low")]),
    ]),
  ),
  ...Object.fromEntries(
    SEGMENTS.map((key) => [
      `segment/${key}`,
      () => p.print(GROUNDS[key]!, [p.morning(), land("mid"), big(landOf(key).icon), near("low")]),
    ]),
  ),
  ...Object.fromEntries(
    SECTIONS.map((key) => [
      `section/${key}`,
      () => p.print(STONE, [p.vault(), big(SECTION_SIGNS[key] ?? "gi:castle", "dark", 84)]),
    ]),
  ),
  "end/poverty": () => p.print(BUILDER, [p.night(), big("gi:tied-scroll", "pale")]),
  "end/prosperity": () => p.print(GROUNDS["forest"]!, [p.morning(), big("gi:scroll-quill")]),
  "track/markers": () => p.print(PARCHMENT, [p.plain(), big("gi:scales")]),
  "castle/castle": () =>
    p.print(STONE, [p.morning(), land("ridge"), big("gi:castle"), near("low")]),
  /** A space, and everything else without a picture of its own. */
  unknown: () =>
    p.print(GROUNDS["forest"]!, [
      ...[p.morning(), land("mid"), big("gi:mounted-knight"), near("low")],
    ]),
};

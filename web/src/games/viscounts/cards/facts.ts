// The printed facts of cards and boards other than words, from the rules' own tables.
import heroes from "../../../../../src/throneroom/games/west_kingdom/viscounts/components/heroes.toml";
import manuscripts from "../../../../../src/throneroom/games/west_kingdom/viscounts/components/manuscripts.toml";
import playerCards from "../../../../../src/throneroom/games/west_kingdom/viscounts/components/player_cards.toml";
import rules from "../../../../../src/throneroom/games/west_kingdom/viscounts/components/rules.toml";
import segments from "../../../../../src/throneroom/games/west_kingdom/viscounts/components/segments.toml";
import solo from "../../../../../src/throneroom/games/west_kingdom/viscounts/components/solo.toml";
import townsfolk from "../../../../../src/throneroom/games/west_kingdom/viscounts/components/townsfolk.toml";

type Table<T> = Readonly<Record<string, T>>;
type Words = readonly string[];

/** The certainty of a row, as a letter: A two or more sources agree, B one, C an inference, D our
 * own. */
interface Row {
  sure?: string;
}
export interface TownsfolkFacts extends Row {
  kind?: string;
  silver: number;
  icons: Words;
  hire?: string;
  on?: string;
}
export interface ManuscriptFacts extends Row {
  ribbon?: string;
  cost: number;
  vp?: number;
  per?: string;
  every?: number;
}
interface SegmentFacts {
  printed_townsfolk: TownsfolkFacts;
  printed_manuscript: ManuscriptFacts;
  strip: readonly unknown[];
}
interface BuildingFacts extends Row {
  builders: number;
  points: readonly number[];
  slots: readonly { icons?: Words }[];
}
interface Numbers {
  icons: Table<{ action: string; resource: string }>;
  board: { icons: readonly Words[] };
  castle: { sections: Table<unknown> };
  buildings: Table<BuildingFacts>;
  bonuses: Table<Words | number>;
}
interface Solo {
  boards: Table<Row & { printed_icons: readonly Words[] }>;
  schemes: Table<Row & { icons: Words }>;
}

const NUMBERS = rules as unknown as Numbers;
const SOLO = solo as unknown as Solo;
const LANDS = segments as unknown as Table<SegmentFacts>;

export const SEGMENTS = Object.keys(LANDS);
export const SECTIONS = Object.keys(NUMBERS.castle.sections);
export const BUILDINGS = NUMBERS.buildings;
/** By icon: the action that it pays for, and the good that replaces a missing one. */
export const ICONS = NUMBERS.icons;
export const ACTIONS: Table<{ icon: string; resource: string }> = Object.fromEntries(
  Object.entries(ICONS).map(([icon, { action, resource }]) => [action, { icon, resource }]),
);
/** The icons printed on the card slots. */
export const SLOT_ICONS = NUMBERS.board.icons;
export const rivalSlotIcons = (board: string): readonly Words[] =>
  SOLO.boards[board]?.printed_icons ?? [];

const printed = <K extends "printed_townsfolk" | "printed_manuscript">(
  sort: K,
): Table<SegmentFacts[K]> =>
  Object.fromEntries(
    Object.entries(LANDS).map(([key, row]) => [
      sort === "printed_townsfolk" ? `printed_${key}` : `${sort}_${key}`,
      row[sort],
    ]),
  );

export const TOWNSFOLK: Table<TownsfolkFacts> = {
  ...(heroes as unknown as Table<TownsfolkFacts>),
  ...(townsfolk as unknown as Table<TownsfolkFacts>),
  ...printed("printed_townsfolk"),
};
export const MANUSCRIPTS: Table<ManuscriptFacts> = {
  ...(manuscripts as unknown as Table<ManuscriptFacts>),
  ...printed("printed_manuscript"),
};
export const PLAYER_CARDS = playerCards as unknown as Table<Row>;
export const SCHEMES = SOLO.schemes;
export const RIVALS = SOLO.boards;
/** Places of a player board with a building on them: "workshop_1". */
export const SLOTS: Table<Row & { building: string }> = Object.fromEntries(
  Object.entries(BUILDINGS).flatMap(([building, { slots }]) =>
    slots.map((_, i) => [`${building}_${i + 1}`, { building }]),
  ),
);
const RIBBONED = Object.entries(NUMBERS.bonuses).filter(([, icons]) => Array.isArray(icons));
export const BONUSES: Table<Row & { icons: Words }> = Object.fromEntries(
  RIBBONED.map(([ribbon, icons]) => [`bonus_${ribbon}`, { icons: icons as Words }]),
);
export const SPOTS: ReadonlySet<string> = new Set(
  Object.entries(LANDS).flatMap(([key, { strip }]) => strip.map((_, i) => `${key}_${i + 1}`)),
);

/** Everything with a name of its own as a card, with its row. */
export const CARDS: Table<Row> = {
  ...TOWNSFOLK,
  ...MANUSCRIPTS,
  ...PLAYER_CARDS,
  ...SCHEMES,
  ...RIVALS,
  ...SLOTS,
  ...BUILDINGS,
  ...BONUSES,
};

export const SORTS = [
  ...(["starting", "neutral", "hero", "extra_hero", "printed", "manuscript"] as const),
  ...(["player_card", "bonus", "slot", "building", "rival", "scheme"] as const),
];
export type Sort = (typeof SORTS)[number];

/** The kind of card; null for things that are not cards. */
export function sortOf(card: string): Sort | null {
  if (card in TOWNSFOLK)
    return (TOWNSFOLK[card]!.kind ?? (card.startsWith("printed_") ? "printed" : "neutral")) as Sort;
  if (card in MANUSCRIPTS) return "manuscript";
  if (card in PLAYER_CARDS) return "player_card";
  if (card in BONUSES) return "bonus";
  if (card in SLOTS) return "slot";
  if (card in BUILDINGS) return "building";
  if (card in RIVALS) return "rival";
  return card in SCHEMES ? "scheme" : null;
}

/** Whether a value is our own, because the printed one is unknown. */
export const isReconstructed = (card: string): boolean => CARDS[card]?.sure === "D";

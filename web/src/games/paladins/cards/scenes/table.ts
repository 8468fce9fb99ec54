// The king's cards, walls and tavern cards; and things that are not cards: actions, places, spots,
// attributes, scores.
import type { IconName } from "../../../../art/icon.ts";
import * as p from "../../../../art/print.ts";
import { ACTIONS, KING, LOCATIONS, SPOTS, TAVERN, WALLS } from "../facts.ts";
import { row, worded } from "./words.ts";
import { BLUE, CLOISTER, COURT, GREEN, SHADE, STEEL, STONE, TOWN, YELLOW } from "./inks.ts";

const { big, it, land, near, sun } = p;

type Scenes = Readonly<Record<string, () => string>>;

export const ACTION_ICONS: Readonly<Record<string, IconName>> = {
  develop: "gi:family-house",
  hunt: "gi:meat",
  trade: "gi:two-coins",
  recruit: "gi:hand-ok",
  pray: "gi:prayer",
  conspire: "gi:robber-mask",
  commission: "gi:monk-face",
  fortify: "gi:brick-wall",
  garrison: "gi:tower-flag",
  absolve: "gi:amphora",
  attack: "gi:crossed-swords",
  convert: "gi:holy-symbol",
};

const MOMENT_ICONS: Readonly<Record<string, IconName>> = {
  ...ACTION_ICONS,
  inquisition: "gi:gavel",
  pay_debt: "gi:scroll-unfurled",
  gain_debt: "gi:tied-scroll",
  use_kings_favour: "gi:queen-crown",
};

/** The sign of the moment at which a townsfolk card pays. */
export const momentIcon = (on: string): IconName => MOMENT_ICONS[on]!;

const ACTION_INKS: Readonly<Record<string, p.Inks>> = {
  develop: TOWN,
  hunt: GREEN,
  trade: TOWN,
  recruit: TOWN,
  pray: CLOISTER,
  conspire: SHADE,
  commission: CLOISTER,
  fortify: STONE,
  garrison: STEEL,
  absolve: CLOISTER,
  attack: STEEL,
  convert: CLOISTER,
};

const actions: Scenes = Object.fromEntries(
  Object.keys(ACTIONS).map((key) => {
    const parts = [p.morning(), land("ridge"), big(ACTION_ICONS[key]!, "dark", 96), near("low")];
    return [`action/${key}`, () => p.print(ACTION_INKS[key]!, parts)];
  }),
);

export const king: Scenes = Object.fromEntries(
  Object.entries(KING).map(([key, { kind, space, choose = [] }]) => {
    if (kind === "order") {
      const icon = ACTION_ICONS[key.slice(key.indexOf("_") + 1)]!;
      return [key, () => p.print(COURT, [p.drapes(), it(icon, 56, 22, 88, "pale")])];
    }
    const parts = [
      sun(100, 44, 34, 24),
      worded(space ?? "any", 66, 8, 68, "pale"),
      ...row(choose.flat(), 92, choose.flat().length > 3 ? 26 : 36, "pale"),
    ];
    return [key, () => p.print(COURT, parts)];
  }),
);

export const walls: Scenes = Object.fromEntries(
  Object.entries(WALLS).map(([key, { gain = [], choose = [], points = 0 }]) => {
    const brought = [...gain, ...choose.flat()];
    const laurels = Array.from({ length: points }, (_, i) =>
      it("gi:laurels", 120 + i * 34, 8, 40, "hot"),
    );
    const parts = [
      p.morning(),
      p.wall(0, 66, 200, 11),
      ...row(brought, 88, brought.length > 3 ? 26 : 38, "pale"),
      ...laurels,
    ];
    return [key, () => p.print(STONE, parts)];
  }),
);

export const tavern: Scenes = Object.fromEntries(
  Object.entries(TAVERN).map(([key, { workers }]) => {
    // Two by two, so that a narrow card shows all of them.
    const parts = [
      p.parlour(),
      it("gi:beer-stein", 76, 4, 50),
      ...row(workers.slice(0, 2), 56, 34, "pale"),
      ...row(workers.slice(2), 92, 34, "pale"),
    ];
    return [key, () => p.print(TOWN, parts)];
  }),
);

const COLUMN_INKS = [GREEN, TOWN, YELLOW, STONE, BLUE, SHADE];

const places: Scenes = Object.fromEntries(
  Object.entries(LOCATIONS).map(([key, { column, reward }]) => {
    const number = Number(key.slice(key.lastIndexOf("_") + 1));
    const flags: p.Part[] = Array.from({ length: number }, (_, i) =>
      p.dot(14 + i * 13, 12, 4, "pale"),
    );
    const parts = [p.evening(), land("mid"), near("low"), ...row(reward, 40, 56, "pale"), ...flags];
    return [`location/${key}`, () => p.print(COLUMN_INKS[column - 1]!, parts)];
  }),
);

const spots: Scenes = Object.fromEntries(
  Object.entries(SPOTS).map(([key, { reward }]) => {
    const parts = [p.vault(), it("gi:amphora", 28, 22, 88), ...row(reward, 50, 44, "hot")];
    return [`spot/${key}`, () => p.print(CLOISTER, parts)];
  }),
);

export const emblems: Scenes = {
  ...actions,
  ...places,
  ...spots,
  ...p.prints(SHADE, {
    "card/suspicion_0": [p.night(), big("gi:eye-shield", "pale")],
    "card/suspicion_1": [
      p.night(),
      big("gi:eye-shield", "pale"),
      it("gi:crown-coin", 8, 90, 42, "sun"),
    ],
    "card/suspicion_2": [
      p.night(),
      big("gi:eye-shield", "pale"),
      p.strewn("gi:crown-coin", 42, "sun", [8, 90], [150, 90]),
    ],
    "card/inquisition": [p.storm(), big("gi:gavel", "pale", 96)],
    "score/debts_unpaid": [p.night(), big("gi:tied-scroll", "hot", 96)],
  }),
  ...p.prints(CLOISTER, {
    "attribute/faith": [sun(), big("gi:gothic-cross")],
    "score/faith": [sun(), big("gi:gothic-cross")],
    "score/commission": [p.vault(), big("gi:monk-face", "dark", 96)],
    "score/absolve": [p.vault(), big("gi:amphora", "dark", 96)],
    "score/outsiders": [p.morning(), big("gi:holy-symbol", "dark", 96), near("low")],
  }),
  ...p.prints(STEEL, {
    "attribute/strength": [sun(), big("gi:broadsword")],
    "score/strength": [sun(), big("gi:broadsword")],
    "score/garrison": [p.evening(), big("gi:tower-flag", "dark", 96), near("low")],
  }),
  ...p.prints(COURT, {
    "attribute/influence": [sun(), big("gi:imperial-crown")],
    "score/influence": [sun(), big("gi:imperial-crown")],
    "score/kings_orders": [p.drapes(), big("gi:queen-crown", "pale", 96)],
  }),
  ...p.prints(STONE, {
    "score/fortify": [p.morning(), p.wall(0, 60, 200, 11)],
    "score/walls": [p.morning(), p.wall(0, 90, 200, 11), big("gi:laurels", "hot", 70)],
  }),
  ...p.prints(TOWN, {
    "score/workshops": [p.morning(), p.cottage(40, 44, 2.2), near("low")],
    "score/goods": [sun(), it("gi:two-coins", 24, 40, 70), it("gi:meat", 106, 40, 70)],
    "score/debts_paid": [sun(), big("gi:scroll-unfurled", "dark", 96)],
    unknown: [sun(), big("gi:visored-helm")],
  }),
};

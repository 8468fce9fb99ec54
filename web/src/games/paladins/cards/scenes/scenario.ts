// Pictures of the scenario against the Overlord: threats, orders for all, starting townsfolk, the
// new action.
import type { IconName } from "../../../../art/icon.ts";
import * as p from "../../../../art/print.ts";
import { STARTERS, TEAM_ORDERS, THREATS } from "../facts.ts";
import { iconOf } from "../../tokens.ts";
import { CLOISTER, COURT, STONE } from "./inks.ts";
import { ACTION_ICONS, momentIcon } from "./table.ts";

const { big, it, near, sun } = p;

type Scenes = Readonly<Record<string, () => string>>;

/** The Overlord: night and a red moon. */
const LORD: p.Inks = {
  sky: "#2A1218",
  ray: "#3A1A22",
  sun: "#A3262F",
  far: "#431A22",
  near: "#1B1014",
  dark: "#120C10",
  pale: "#F3DDC2",
  hot: "#D14A3F",
};

const FIGURES: readonly IconName[] = [
  "gi:monk-face",
  "gi:trowel",
  "gi:crested-helmet",
  "gi:prayer",
];

const threats: Scenes = Object.fromEntries(
  Object.entries(THREATS).map(([key, { action }]) => {
    const parts = [
      p.night(),
      sun(140, 40, 30, 0),
      big(ACTION_ICONS[action]!, "pale", 84),
      it("gi:crowned-skull", 132, 14, 46, "dark"),
      near("low"),
    ];
    return [`card/${key}`, () => p.print(LORD, parts)];
  }),
);

const orders: Scenes = Object.fromEntries(
  Object.entries(TEAM_ORDERS).map(([key, { requires }]) => {
    const [most = "", least = ""] = Object.keys(requires);
    const parts = [
      p.drapes(),
      it(iconOf(most), 30, 20, 92, "pale"),
      it(iconOf(least), 126, 62, 48),
    ];
    return [`card/${key}`, () => p.print(COURT, parts)];
  }),
);

const starters: Scenes = Object.fromEntries(
  Object.entries(STARTERS).map(([key, { on }], i) => {
    const parts = [
      p.morning(),
      it(FIGURES[i]!, 54, 10, 92),
      near("low"),
      it(momentIcon(on), 32, 100, 30, "hot"),
      it(iconOf("honour"), 138, 100, 30, "pale"),
    ];
    return [`card/${key}`, () => p.print(STONE, parts)];
  }),
);

export const scenario: Scenes = {
  ...threats,
  ...orders,
  ...starters,
  ...p.prints(LORD, {
    "card/outsider_threat": [p.storm(), big("gi:crossed-swords", "pale", 96), near("low")],
    "card/king_threat": [p.storm(), big("gi:queen-crown", "pale", 96), near("low")],
  }),
  ...p.prints(LORD, {
    "score/orders_failed": [p.night(), big("gi:queen-crown", "hot", 84)],
    "score/overlord_workers": [p.night(), big("gi:crowned-skull", "pale", 96)],
  }),
  ...p.prints(CLOISTER, {
    "action/honour": [p.morning(), big("gi:laurels", "dark", 96), near("low")],
    "attribute/honour": [p.morning(), big("gi:laurels", "pale", 110)],
  }),
};

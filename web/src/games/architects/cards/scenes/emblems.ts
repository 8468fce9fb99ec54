// Pictures of things that are not cards of a deck: places, characters, rewards, cards of the black
// market, score lines.
import type { IconName } from "../../../../art/icon.ts";
import * as p from "../../../../art/print.ts";
import { GOODS, iconOf } from "../../../west_kingdom/goods.ts";
import { ALL, COLD, DAY, EVE, NIGHT, NOON, SHADE, STONE, TILE, WOOD } from "./inks.ts";

const { big, it, land, near, sun } = p;

/** The house of each place, for the map of the town. */
export const HOUSES: Readonly<Record<string, IconName>> = {
  quarry: "gi:stone-pile",
  forest: "gi:pine-tree",
  town_centre: "gi:stone-bridge",
  mines: "gi:mine-wagon",
  silversmith: "gi:anvil",
  tax_stand: "gi:chest",
  storehouse: "gi:wooden-crate",
  workshop: "gi:gear-hammer",
  guardhouse: "gi:guarded-tower",
  guildhall: "gi:brick-pile",
  cathedral: "gi:church",
  prison: "gi:imprisoned",
  market_reset: "gi:handcuffs",
};

const places = {
  ...p.prints(STONE, {
    "location/quarry": [p.morning(), land("peaks"), big("gi:stone-pile"), near("flat")],
    "location/workshop": [p.vault(), big("gi:gear-hammer"), p.board(116)],
  }),
  ...p.prints(WOOD, {
    "location/forest": [
      p.morning(),
      land("ridge"),
      p.pines([4, 20, 90], [58, 2, 112], [120, 24, 90]),
      near("low"),
    ],
  }),
  ...p.prints(NOON, {
    "location/town_centre": [
      p.evening(),
      land("mid"),
      big("gi:stone-bridge", "dark", 116),
      p.sea(112),
    ],
    "location/storehouse": [p.morning(), big("gi:wooden-crate"), p.board(116)],
    "location/tax_stand": [
      sun(),
      big("gi:chest"),
      near("flat"),
      it("gi:two-coins", 146, 82, 44, "pale"),
    ],
    "location/guildhall": [
      p.evening(),
      land("mid"),
      it("gi:brick-pile", 20, 56, 70, "hot"),
      it("gi:gear-hammer", 88, 14, 92),
      near("flat"),
    ],
  }),
  ...p.prints(TILE, {
    "location/mines": [p.cave(), big("gi:mine-wagon", "dark", 100), near("bank")],
    "location/silversmith": [p.vault("hot"), big("gi:anvil", "dark"), p.fire(160, 130, 40)],
  }),
  ...p.prints(COLD, {
    "location/guardhouse": [
      p.storm(),
      big("gi:guarded-tower", "dark", 112),
      p.wall(0, 110, 200, 11),
    ],
    "location/prison": [p.vault("far"), big("gi:imprisoned", "pale", 104)],
  }),
  ...p.prints(DAY, {
    "location/cathedral": [sun(), land("mid"), it("gi:church", 44, 4, 112), near("low")],
  }),
  ...p.prints(SHADE, {
    "location/black_market_left": [
      p.night(),
      it("gi:robber-mask", 52, 10, 90, "pale"),
      it("gi:gold-bar", 76, 92, 42, "sun"),
    ],
    "location/black_market_middle": [
      p.dusk(),
      it("gi:hood", 40, 12, 96),
      it("gi:papers", 122, 72, 52, "pale"),
    ],
    "location/black_market_right": [
      p.night(40, 34),
      it("gi:robber-mask", 66, 8, 90, "pale"),
      it("gi:ionic-column", 24, 74, 54, "pale"),
      it("gi:gold-bar", 128, 86, 46, "sun"),
    ],
    "location/market_reset": [p.storm(), big("gi:handcuffs", "pale", 104)],
  }),
};

const characters = {
  ...p.prints(DAY, {
    "board/lothaire": [p.roundel(), it("gi:hand-saw", 60, 26, 80)],
    "board/therese": [
      p.roundel("near", "pale"),
      it("gi:gold-bar", 54, 34, 52, "hot"),
      it("gi:ionic-column", 96, 42, 50),
    ],
    "board/emma": [p.roundel("far", "pale"), it("gi:tied-scroll", 58, 26, 82)],
  }),
  ...p.prints(WOOD, {
    "board/hugo": [p.roundel(), it("gi:pay-money", 56, 24, 84)],
    "board/caroline": [p.roundel("near"), it("gi:hood", 58, 24, 84)],
    "board/judith": [p.roundel("far", "pale"), it("gi:swap-bag", 58, 26, 82)],
  }),
  ...p.prints(SHADE, {
    "board/ada": [p.roundel("far", "sun"), it("gi:queen-crown", 58, 26, 82)],
    "board/clovis": [p.roundel("near", "pale"), it("gi:compass", 58, 26, 82)],
    "board/merovech": [p.roundel("far", "pale"), it("gi:burning-book", 58, 26, 82)],
  }),
  ...p.prints(TILE, {
    "board/frederick": [p.roundel(), it("gi:church", 58, 24, 82)],
    "board/fara": [p.roundel("near"), it("gi:breaking-chain", 58, 26, 82)],
    "board/guntram": [p.roundel("far", "pale"), it("gi:laurels", 58, 26, 82)],
  }),
  ...p.prints(ALL, {
    "board/rudolf": [p.roundel(), it("gi:meeple-king", 58, 26, 82)],
    "board/bertha": [p.roundel("near"), it("gi:handcuffs", 58, 26, 82)],
  }),
};

const reward = (name: IconName): p.Print => [sun(), p.roundel("far", "pale"), it(name, 60, 28, 80)];
const rewards = p.prints(ALL, {
  "reward/deck": [sun(), p.roundel("far", "pale"), it("gi:church", 56, 24, 88)],
  "reward/silver": reward("gi:two-coins"),
  "reward/wood": reward("gi:log"),
  "reward/stone": reward("gi:stone-block"),
  "reward/building": reward("gi:papers"),
  "reward/virtue": reward("gi:laurels"),
  "reward/gold": reward("gi:gold-bar"),
});

/** A stall of the black market: its open offer, and the one under the counter. */
const stall = (left: IconName, right: IconName, light: p.Part): p.Print => [
  light,
  p.board(104),
  it("gi:robber-mask", 70, 4, 60, "pale"),
  it(left, 22, 52, 62, "sun"),
  it(right, 116, 52, 62, "pale"),
];
const market = p.prints(SHADE, {
  "market/market_1": stall("gi:ionic-column", "gi:log", p.night()),
  "market/market_2": stall("gi:gold-bar", "gi:stone-block", p.dusk()),
  "market/market_3": stall("gi:ionic-column", "gi:stone-block", p.parlour()),
  "market/market_4": stall("gi:gold-bar", "gi:log", p.night(40, 30)),
  "market/market_5": stall("gi:log", "gi:stone-block", p.burst()),
  "market/market_6": stall("gi:ionic-column", "gi:stone-block", p.dusk()),
  "market/market_7": stall("gi:gold-bar", "gi:ionic-column", p.parlour()),
  "market/market_8": stall("gi:stone-block", "gi:gold-bar", p.night()),
  "market/market_9": stall("gi:log", "gi:gold-bar", p.burst()),
  "market/market_10": stall("gi:log", "gi:ionic-column", p.dusk()),
});

const line = (name: IconName): p.Print => [p.roundel("near", "pale", 54), it(name, 58, 26, 84)];
const lines = {
  ...p.prints(DAY, {
    "score/buildings": line("gi:family-house"),
    "score/cathedral": line("gi:church"),
    "score/virtue": line("gi:laurels"),
  }),
  ...p.prints(EVE, {
    "score/debts": line("gi:tied-scroll"),
    "score/goods": line("gi:gold-bar"),
  }),
  ...p.prints(NIGHT, {
    "score/silver": line("gi:two-coins"),
    "score/prison": line("gi:imprisoned"),
    unknown: line("gi:family-house"),
  }),
};

const goods = p.prints(
  NOON,
  Object.fromEntries(
    [...GOODS, "virtue", "tax", "debt", "building_card"].map((good) => [
      `good/${good}`,
      line(iconOf(good)),
    ]),
  ),
);

export const emblems = { ...places, ...characters, ...rewards, ...market, ...lines, ...goods };

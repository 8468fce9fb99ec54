// Apprentices in the inks of their trades. Those of one name share a figure; their gains stand in
// front of it.
import type { IconName } from "../../../../art/icon.ts";
import * as p from "../../../../art/print.ts";
import { ALL, SHADE, STONE, TILE, WOOD } from "./inks.ts";

const { big, it, land, near, sun } = p;

/** The gain, at the foot on both sides. */
const brings = (name: IconName, tone: "hot" | "pale" | "sun" = "hot"): p.Part =>
  p.strewn(name, 40, tone, [14, 88], [148, 92]);
/** Paid on the left, gained on the right. */
const swaps =
  (paid: IconName, gained: IconName): p.Part =>
  (ink) =>
    it(paid, 10, 84, 44, "pale")(ink) + it(gained, 146, 84, 44, "hot")(ink);

const ACOLYTE = "gi:monk-face";
const COLLECTOR = "gi:receive-money";
const MERCHANT = "gi:weight-scale";
const PATRON = "gi:queen-crown";
const SQUIRE = "gi:visored-helm";
const SWINDLER = "gi:card-joker";
const TRADER = "gi:trade";

const carpentry = p.prints(WOOD, {
  priest_carpentry: [p.vault(), it("gi:prayer", 54, 20, 92), brings("gi:chest", "pale")],
  swindler_carpentry: [p.night(40, 34), it(SWINDLER, 54, 18, 92), brings("gi:chest", "pale")],
  acolyte_carpentry: [p.vault(), it(ACOLYTE, 56, 26, 88), brings("gi:papers", "pale")],
  conspirator_1: [p.night(40, 34), it("gi:hooded-assassin", 54, 16, 96, "pale"), near("bank")],
  conspirator_2: [p.dusk(), p.turned("gi:hooded-assassin", 52, 18, 96), p.wall(0, 108, 60, 3)],
  debt_collector_carpentry: [p.parlour(), it(COLLECTOR, 52, 18, 92), brings("gi:log")],
  merchant_wood: [
    p.morning(),
    land("mid"),
    it(MERCHANT, 54, 8, 90),
    swaps("gi:two-coins", "gi:log"),
  ],
  patron_wood: [p.drapes(), it(PATRON, 56, 20, 88), swaps("gi:log", "gi:laurels")],
  squire_virtue: [sun(), land("ridge"), it(SQUIRE, 54, 14, 92), brings("gi:laurels")],
  swindler_wood: [p.burst(), it(SWINDLER, 52, 8, 92), brings("gi:log", "pale")],
  trader_wood: [
    p.evening(),
    p.board(112),
    it(TRADER, 54, 14, 92),
    swaps("gi:log", "gi:ionic-column"),
  ],
  woodcutter_1: [p.morning(), p.pines([4, 42, 70], [142, 34, 76]), big("gi:wood-axe"), near("low")],
  woodcutter_2: [
    p.evening(),
    p.pines([20, 30, 60]),
    it("gi:axe-in-stump", 62, 26, 100),
    near("flat"),
  ],
});

const tiling = p.prints(TILE, {
  priest_tiling: [p.vault(), it("gi:prayer", 54, 20, 92), brings("gi:chest", "pale")],
  swindler_tiling: [p.night(40, 34), it(SWINDLER, 54, 18, 92), brings("gi:chest", "pale")],
  acolyte_tiling: [p.vault(), it(ACOLYTE, 56, 26, 88), brings("gi:clay-brick")],
  debt_collector_tiling: [p.parlour(), it(COLLECTOR, 52, 18, 92), brings("gi:clay-brick")],
  jeweller_1: [
    sun(),
    it("gi:big-diamond-ring", 52, 14, 96),
    near("flat"),
    brings("gi:two-coins", "pale"),
  ],
  jeweller_2: [p.parlour(), it("gi:gem-pendant", 50, 12, 100, "dark"), p.board(112)],
  merchant_clay: [
    p.morning(),
    land("mid"),
    it(MERCHANT, 54, 8, 90),
    swaps("gi:two-coins", "gi:clay-brick"),
  ],
  merchant_marble: [p.evening(), it(MERCHANT, 54, 8, 90), swaps("gi:two-coins", "gi:ionic-column")],
  miner_1: [p.cave(), it("gi:mining", 48, 26, 100, "dark"), near("bank")],
  miner_2: [p.dusk(), land("peaks"), it("gi:miner", 50, 20, 98), near("low")],
  patron_clay: [p.drapes(), it(PATRON, 56, 20, 88), swaps("gi:clay-brick", "gi:laurels")],
  squire_gold: [sun(), land("ridge"), it(SQUIRE, 54, 14, 92), brings("gi:gold-bar")],
  swindler_clay: [p.burst(), it(SWINDLER, 52, 8, 92), brings("gi:clay-brick", "pale")],
  trader_clay: [
    p.evening(),
    p.board(112),
    it(TRADER, 54, 14, 92),
    swaps("gi:clay-brick", "gi:ionic-column"),
  ],
});

const masonry = p.prints(STONE, {
  priest_masonry: [p.vault(), it("gi:prayer", 54, 20, 92), brings("gi:chest", "pale")],
  swindler_masonry: [p.night(40, 34), it(SWINDLER, 54, 18, 92), brings("gi:chest", "pale")],
  acolyte_masonry: [p.vault(), it(ACOLYTE, 56, 26, 88), brings("gi:two-coins")],
  debt_collector_masonry: [
    p.parlour(),
    it(COLLECTOR, 52, 18, 92),
    brings("gi:stone-block", "pale"),
  ],
  merchant_gold: [p.evening(), it(MERCHANT, 54, 8, 90), swaps("gi:two-coins", "gi:gold-bar")],
  merchant_stone: [
    p.morning(),
    land("mid"),
    it(MERCHANT, 54, 8, 90),
    swaps("gi:two-coins", "gi:stone-block"),
  ],
  patron_silver: [p.drapes(), it(PATRON, 56, 20, 88), swaps("gi:two-coins", "gi:laurels")],
  patron_stone: [p.drapes("near"), it(PATRON, 56, 20, 88), swaps("gi:stone-block", "gi:laurels")],
  squire_marble: [sun(), land("ridge"), it(SQUIRE, 54, 14, 92), brings("gi:ionic-column", "pale")],
  stonecutter_1: [p.morning(), land("peaks"), it("gi:hammer-drop", 50, 14, 96), near("flat")],
  stonecutter_2: [
    p.evening(),
    land("mesa"),
    it("gi:stone-pile", 92, 60, 70, "near"),
    it("gi:flat-hammer", 26, 16, 90),
    near("bank"),
  ],
  swindler_stone: [p.burst(), it(SWINDLER, 52, 8, 92), brings("gi:stone-block", "pale")],
  trader_stone: [
    p.evening(),
    p.board(112),
    it(TRADER, 54, 14, 92),
    swaps("gi:stone-block", "gi:ionic-column"),
  ],
});

const others = {
  ...p.prints(ALL, {
    labourer: [
      sun(),
      it("gi:hand-saw", 8, 40, 62),
      it("gi:farmer", 52, 14, 100),
      it("gi:trowel", 138, 44, 54),
      near("flat"),
    ],
    overseer: [
      p.morning(),
      land("mid"),
      it("gi:wooden-crate", 16, 74, 50),
      it("gi:pointing", 58, 16, 92),
      near("low"),
    ],
    peddler: [
      p.evening(),
      p.road(),
      it("gi:backpack", 52, 18, 94),
      it("gi:two-coins", 146, 88, 36, "hot"),
    ],
  }),
  ...p.prints(SHADE, {
    gatekeeper: [
      p.night(),
      it("gi:dungeon-gate", 44, 22, 112, "pale"),
      it("gi:house-keys", 136, 74, 50, "sun"),
    ],
    illusionist: [
      p.burst(),
      it("gi:magic-hat", 50, 22, 96, "pale"),
      p.stars([40, 30], [160, 36], [150, 100]),
    ],
    pickpocket: [p.dusk(), it("gi:robber-hand", 44, 16, 108, "dark")],
    thief: [p.night(46, 34), p.wall(0, 96, 70, 4), it("gi:robber", 62, 18, 96, "pale")],
    trickster: [p.drapes(), it("gi:robber-mask", 48, 26, 104, "pale")],
    enforcer: [
      p.storm(),
      it("gi:brute", 50, 14, 104, "dark"),
      it("gi:gold-bar", 150, 94, 34, "sun"),
    ],
  }),
};

export const apprentices = { ...carpentry, ...tiling, ...masonry, ...others };

// Buildings, each in the light of a different hour.
import * as p from "../../../../art/print.ts";
import { COLD, DAY, EVE, NIGHT, NOON } from "./inks.ts";

const { big, it, land, near, sun } = p;

const day = p.prints(DAY, {
  aqueduct: [p.morning(), land("mid"), it("gi:tall-bridge", 24, 4, 150), p.sea(118)],
  chapel: [sun(150, 36, 16), land("high"), it("gi:viking-church", 52, 16, 96), near("low")],
  church: [p.morning(), land("mid"), it("gi:church", 54, 14, 96), near("low")],
  fountain: [sun(), it("gi:water-fountain", 48, 22, 104), near("flat", "far")],
  lighthouse: [p.evening(), it("gi:lighthouse", 54, 4, 108), p.sea(108)],
  lumber_camp: [
    p.morning(),
    p.pines([2, 30, 70], [150, 26, 76]),
    it("gi:logging", 50, 28, 100),
    near("low"),
  ],
  monument: [p.evening(), land("mid"), it("gi:colombian-statue", 50, 4, 112), near("low")],
  reservoir: [p.morning(), land("ridge"), it("gi:dam", 38, 22, 124), p.sea(116)],
  university: [sun(), p.wall(20, 96, 160, 8, "near"), big("gi:graduate-cap", "dark", 104)],
  wood_market: [p.morning(), p.awning(14, 30, 88), it("gi:log", 104, 46, 78), near("flat")],
});
const noon = p.prints(NOON, {
  carpenters_hut: [p.morning(), p.cottage(24, 60, 1.7), it("gi:hand-saw", 116, 34, 70)],
  clay_market: [
    p.morning(),
    p.awning(14, 30, 88),
    it("gi:clay-brick", 106, 46, 76, "hot"),
    near("flat"),
  ],
  clay_pit: [sun(), land("mesa"), it("gi:brick-pile", 48, 34, 104, "hot"), near("bank")],
  crane: [
    p.evening(),
    p.wall(120, 86, 80, 5, "near"),
    it("gi:cargo-crane", 34, 8, 122),
    near("flat"),
  ],
  masons_hut: [p.evening(), p.cottage(24, 60, 1.7), it("gi:flat-hammer", 116, 34, 70)],
  museum: [sun(), it("gi:ancient-columns", 36, 12, 128), near("flat")],
  palace: [p.evening(), land("mid"), it("gi:white-tower", 38, 4, 120), near("low", "far")],
  stone_market: [
    p.morning(),
    p.awning(14, 30, 88),
    it("gi:stone-block", 106, 46, 76),
    near("flat"),
  ],
  tilers_hut: [sun(150, 36, 16), p.cottage(24, 60, 1.7), it("gi:trowel", 118, 36, 66)],
  trading_post: [p.morning(), land("dune"), it("gi:shop", 48, 22, 106), near("flat")],
  well: [p.evening(), land("mid"), it("gi:well", 52, 20, 100), near("low")],
});
const eve = p.prints(EVE, {
  armoury: [p.dusk(), it("gi:swords-emblem", 46, 10, 112), near("flat")],
  barracks: [p.evening(), land("mid"), it("gi:barracks", 44, 16, 112), near("low")],
  castle: [p.dusk(), land("ridge"), it("gi:castle", 44, 8, 116), near("low")],
  factory: [p.evening(), p.smoke(160, 60), it("gi:factory", 44, 20, 112), near("flat")],
  fortress: [p.dusk(), land("peaks"), it("gi:hill-fort", 40, 10, 122), near("bank")],
  keep: [p.evening(), land("high"), it("gi:stone-tower", 50, 4, 112), near("low")],
  smithy: [p.vault("hot"), it("gi:anvil-impact", 48, 26, 104), p.fire(164, 130, 44)],
  steeple: [p.dusk(), it("gi:clock-tower", 50, 0, 118), near("flat")],
  treasury: [p.vault(), it("gi:open-treasure-chest", 46, 34, 106), near("flat")],
  watchtower: [
    p.evening(),
    land("ridge"),
    it("gi:watchtower", 50, 6, 112),
    p.pines([6, 66, 50], [150, 72, 44]),
  ],
});
const night = p.prints(NIGHT, {
  betting_house: [p.parlour(), p.board(112), it("gi:rolling-dices", 46, 14, 106, "pale")],
  drafting_room: [
    p.parlour(160, 22),
    p.board(114),
    it("gi:papers", 18, 48, 72, "pale"),
    it("gi:compass", 78, 12, 100, "sun"),
  ],
  gamblers_den: [p.drapes("near"), it("gi:poker-hand", 44, 16, 108, "pale"), near("flat")],
  graveyard: [p.night(), land("mid"), it("gi:graveyard", 40, 22, 112, "pale"), near("bank")],
  hideout: [
    p.night(40, 32),
    p.wall(96, 60, 104, 6, "near"),
    it("gi:secret-door", 36, 22, 108, "pale"),
  ],
  library: [p.parlour(), it("gi:bookshelf", 48, 10, 106, "pale")],
  moneylender: [p.parlour(40, 22), p.board(112), it("gi:pay-money", 52, 10, 104, "pale")],
  observatory: [
    p.night(),
    land("high"),
    it("gi:telescope", 44, 20, 106, "pale"),
    p.stars([60, 20], [108, 14], [22, 50]),
  ],
  silver_market: [p.night(40, 30), p.awning(14, 34, 84), it("gi:two-coins", 106, 42, 80, "pale")],
  tavern: [p.plain("near"), p.dot(100, 66, 54, "hot"), it("gi:tavern-sign", 48, 10, 108, "pale")],
  thieves_den: [
    p.night(),
    it("gi:cave-entrance", 36, 14, 128, "near"),
    it("gi:robber-mask", 70, 54, 62, "pale"),
  ],
});
const cold = p.prints(COLD, {
  dungeon: [p.vault("far"), it("gi:dungeon-light", 48, 16, 104, "pale")],
});

export const buildings = { ...day, ...noon, ...eve, ...night, ...cold };

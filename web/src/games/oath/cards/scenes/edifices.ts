// The six great buildings, as they were raised and as time leaves them.
import { ARCANE, BEAST, DISCORD, HEARTH, NOMAD, ORDER, ruined } from "./inks.ts";
import * as p from "../../../../art/print.ts";

const { it, land, near, sun } = p;

const intact = {
  ...p.prints(ORDER, {
    sprawling_rampart: [
      p.evening(),
      land("peaks"),
      p.wall(0, 88, 200, 13),
      p.wall(18, 52, 40, 4),
      p.wall(142, 52, 40, 4),
      p.wall(80, 66, 40, 4, "near"),
      p.flag(38, 44, 34),
      p.flag(162, 44, 34),
    ],
  }),
  ...p.prints(HEARTH, {
    hall_of_debate: [
      sun(),
      it("gi:capitol", 38, -2, 124),
      p.crowd(7, 112, "near", 0.7),
      near("flat", "dark"),
      p.dot(100, 22, 5, "hot"),
    ],
  }),
  ...p.prints(BEAST, {
    forest_temple: [
      p.morning(),
      p.pines([-14, 10, 100], [130, 6, 106]),
      it("gi:mayan-pyramid", 42, 16, 116, "near"),
      it("gi:paw", 86, 30, 28, "hot"),
      near("flat"),
    ],
  }),
  ...p.prints(DISCORD, {
    festival_district: [
      p.night(34, 28, 14),
      p.cottage(12, 80, 1),
      p.cottage(128, 80, 1),
      p.stroke("M0 24Q50 52 100 26T200 24", "pale", 2),
      p.strewn("gi:paper-lantern", 30, "hot", [16, 28], [56, 32], [116, 32], [156, 28]),
      it("gi:carnival-mask", 64, 54, 72, "sun"),
      near("flat"),
    ],
  }),
  ...p.prints(ARCANE, {
    great_spire: [
      p.burst(100, 14, 32, "sky", "ray"),
      land("mid"),
      p.shape("M100 2 112 60 122 128H78L88 60Z", "dark", 0.3),
      p.shape("M64 128 70 84 78 128ZM136 128 130 84 122 128Z", "dark"),
      p.shape("M96 46h8v12h-8ZM95 72h10v14h-10ZM94 100h12v16H94Z", "hot", 0),
      p.dot(100, 10, 8, "hot"),
      near(),
    ],
  }),
  ...p.prints(NOMAD, {
    ancient_forge: [p.cave("hot"), it("gi:anvil-impact", 44, 22, 112), p.fire(100, 128, 36)],
  }),
};

const fallen = {
  ...p.prints(ruined(ORDER), {
    bandit_rampart: [
      p.evening(),
      land("peaks"),
      p.wall(0, 96, 74, 5),
      p.wall(132, 84, 68, 5),
      it("gi:broken-wall", 56, 46, 92),
      it("gi:tattered-banner", 130, 16, 60, "hot"),
      near("bank"),
    ],
  }),
  ...p.prints(ruined(HEARTH), {
    hall_of_mockery: [
      sun(100, 40, 24),
      it("gi:capitol", 38, 6, 124, "near"),
      it("gi:jester-hat", 68, 14, 64, "hot"),
      p.stroke("M60 40 84 70 66 100M140 52 124 80 138 104", "pale", 3),
      near("bank"),
    ],
  }),
  ...p.prints(ruined(BEAST), {
    ruined_temple: [
      p.plain(),
      p.dead(24, 124, 1.1),
      p.dead(178, 124, 1),
      it("gi:ancient-ruins", 38, 12, 124),
      it("gi:vines", 56, 40, 60, "hot"),
      near("bank"),
    ],
  }),
  ...p.prints(ruined(DISCORD), {
    squalid_district: [
      p.storm(),
      it("gi:damaged-house", 6, 36, 92),
      p.turned("gi:damaged-house", 104, 44, 86, "near"),
      it("gi:rat", 78, 92, 40, "hot"),
      near("flat"),
    ],
  }),
  ...p.prints(ruined(ARCANE), {
    fallen_spire: [
      p.evening(),
      land("ridge"),
      p.tilted(14, it("gi:tower-fall", 44, 4, 116)),
      p.strewn("gi:stone-pile", 40, "near", [14, 92], [140, 94]),
      near("bank"),
      p.dot(30, 122, 6, "hot"),
    ],
  }),
  ...p.prints(ruined(NOMAD), {
    broken_forge: [
      p.cave("sky"),
      it("gi:anvil", 44, 40, 92),
      it("gi:broken-axe", 104, 18, 60, "pale"),
      p.smoke(84, 44, "near"),
      it("gi:cobweb", 28, 30, 44, "pale"),
    ],
  }),
};

export const edifices = { ...intact, ...fallen };

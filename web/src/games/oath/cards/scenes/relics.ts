// The relics: gold in the dark, each under its own light.
import { RELIC } from "./inks.ts";
import * as p from "../../../../art/print.ts";

const { it, near } = p;
const shrine = p.sun(100, 62, 40, 26);
const niche = p.vault("far");
const shelf = p.roundel("near", "sky", 52);
const glow = p.burst(100, 64, 34, "far", "sky");

export const relics = p.prints(RELIC, {
  sticky_fire: [glow, it("gi:fire-bottle", 48, 10, 104, "sun"), p.fire(100, 44, 32), near("flat")],
  cursed_cauldron: [
    niche,
    p.fire(74, 132, 20),
    p.fire(100, 134, 26),
    p.fire(126, 132, 20),
    it("gi:cauldron", 50, 24, 100, "sun"),
    it("gi:crowned-skull", 82, 12, 36, "pale"),
  ],
  brass_horse: [shrine, it("gi:trojan-horse", 46, 12, 108, "pale"), near("flat")],
  truthful_harp: [shrine, it("gi:harp", 46, 10, 108, "pale"), near("flat")],
  grand_mask: [shelf, it("gi:ceremonial-mask", 50, 16, 100, "sun")],
  horned_mask: [
    glow,
    it("gi:devil-mask", 50, 12, 104, "sun"),
    p.dot(82, 66, 5, "hot"),
    p.dot(118, 66, 5, "hot"),
  ],
  cup_of_plenty: [
    shrine,
    p.strewn("gi:grapes", 44, "hot", [28, 76], [130, 76]),
    it("gi:jeweled-chalice", 48, 8, 106, "pale"),
    near("flat"),
  ],
  whistle: [shelf, it("gi:whistle", 46, 14, 108, "sun")],
  dowsing_sticks: [
    p.plain("sky"),
    p.sea(112, "near"),
    it("gi:water-diviner-stick", 46, 2, 112, "sun"),
    p.strewn("gi:water-drop", 26, "pale", [58, 86], [88, 92], [118, 86]),
  ],
  cracked_horn: [
    shrine,
    it("gi:mighty-horn", 42, 8, 114, "pale"),
    p.stroke("M96 34 104 48 94 60 106 74", "near", 4),
    near("flat"),
  ],
  bandit_crown: [
    p.night(40, 34, 16),
    it("gi:sharp-crown", 46, 18, 108, "sun"),
    it("gi:bandana", 74, 78, 52, "hot"),
  ],
  ring_of_devotion: [
    glow,
    it("gi:power-ring", 46, 6, 108, "pale"),
    p.dot(100, 36, 7, "hot"),
    near("flat"),
  ],
  skeleton_key: [niche, it("gi:skeleton-key", 46, 10, 108, "sun")],
  oracular_pig: [
    shrine,
    it("gi:pig", 40, 14, 118, "pale"),
    it("gi:third-eye", 118, 6, 44, "hot"),
    near("flat"),
  ],
  circlet_of_command: [shelf, it("gi:tiara", 46, 18, 108, "sun"), p.dot(100, 60, 6, "hot")],
  ivory_eye: [glow, it("gi:brass-eye", 42, 4, 116, "pale"), p.dot(100, 62, 9, "hot")],
  map: [niche, it("gi:treasure-map", 44, 12, 110, "pale"), p.dot(126, 52, 6, "hot")],
  obsidian_cage: [
    p.plain("near"),
    p.dot(100, 70, 48, "ray"),
    it("gi:bird-cage", 46, 6, 110, "dark"),
    it("gi:raven", 80, 52, 40, "sun"),
    near("flat", "dark"),
  ],
  book_of_records: [shelf, it("gi:archive-register", 50, 18, 100, "sun")],
  dragonskin_drum: [
    shrine,
    it("gi:djembe", 48, 8, 106, "pale"),
    it("gi:dragon-head", 84, 58, 36, "hot"),
    near("flat"),
  ],
  grand_scepter: [
    p.burst(100, 60, 38, "far", "sun"),
    p.dot(100, 60, 46, "sky"),
    it("gi:winged-scepter", 44, 4, 112, "pale"),
  ],
});

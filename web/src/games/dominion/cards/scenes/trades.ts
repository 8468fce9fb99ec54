// Those who live by their hands or their heads.
import {
  cut,
  dawn,
  disc,
  figure,
  ground,
  hill,
  icon,
  line,
  path,
  scene,
  sky,
  tree,
} from "../../../../art/scene.ts";
import { stall } from "./things.ts";

export const cellar = (): string =>
  scene(
    sky("#4A3527"),
    path("M16 140V70a84 66 0 0 1 168 0v70Z", "#2C1F17"),
    line("M16 140V70a84 66 0 0 1 168 0v70", "#7D5C3F", 9, 'stroke-dasharray="14 3"'),
    figure("gi:cellar-barrels", 44, 34, 112, "#C98F4E", 0.35, 0.4),
    disc(100, 26, 20, "#F2B63240"),
    icon("gi:candle-flame", 88, 10, 24, "#FFD36B"),
  );

export const village = (): string =>
  scene(
    dawn("#A8D0C8", "#BDDDD4", [44, 36, 18, "#FFF0BE"]),
    hill("high", "#8DBB93"),
    hill("mid", "#6AA06E"),
    tree(4, 60, 42, "#41744E"),
    tree(152, 62, 38, "#41744E"),
    figure("gi:village", 50, 24, 100, "#5A3A28", 0.4),
    ground("low", "#4C7E50"),
  );

export const market = (): string =>
  scene(
    dawn("#F0C987", "#F6D9A4", [158, 40, 20, "#FFF3CF"]),
    hill("mid", "#D79F5C"),
    icon("gi:medieval-village-01", -4, 40, 84, "#C08246"),
    icon("gi:village", 138, 52, 66, "#C08246"),
    cut("M0 116H200V140H0Z", "#8E5B34", "hl"),
    stall(18, 44, 78, "#B23A2E", "#F7EBD0", "#4A2C1C"),
    stall(100, 36, 88, "#2C6E72", "#F7EBD0", "#4A2C1C"),
  );

export const smithy = (): string =>
  scene(
    dawn("#33262B", "#402F34", [100, 58, 34, "#F08A2C"], 20),
    icon("gi:fire", 64, 0, 72, "#FFC24A"),
    figure("gi:anvil-impact", 46, 24, 108, "#151113", 0.25),
    ground("flat", "#1E1619"),
  );

export const mine = (): string =>
  scene(
    dawn("#8FA3B5", "#A3B5C4", [36, 32, 13, "#F3E3B5"]),
    hill("peaks", "#5B6B7B"),
    figure("gi:gold-mine", 48, 26, 104, "#29313A"),
    ground("flat", "#3D4853"),
    icon("gi:minerals", 8, 98, 34, "#E3B341"),
    icon("gi:minerals", 160, 102, 28, "#E3B341"),
  );

export const remodel = (): string =>
  scene(
    dawn("#E2C6A0", "#ECD5B4", [160, 30, 14, "#FFF4D8"]),
    hill("mid", "#BE9262"),
    figure("gi:stone-tower", 26, 26, 88, "#6B4A33", 0.35),
    figure("gi:claw-hammer", 104, 26, 78, "#8A3B24", 0.35),
    ground("low", "#8C633C"),
  );

export const woodcutter = (): string =>
  scene(
    dawn("#C8D9B0", "#D6E3C2", [150, 34, 16, "#FFF3C2"]),
    hill("mid", "#85A86A"),
    tree(0, 34, 70, "#3F6A3E"),
    tree(40, 46, 52, "#4B7A48"),
    tree(138, 34, 70, "#3F6A3E"),
    figure("gi:axe-in-log", 58, 40, 84, "#5B3418", 0.4),
    ground("low", "#55773F"),
  );

export const workshop = (): string =>
  scene(
    sky("#D5B58F"),
    cut("M34 118V52L100 14l66 38v66Z", "#9A6E45", "hz", 0.35),
    line("M22 58 100 10l78 48", "#5E3B22", 9),
    figure("gi:gear-hammer", 62, 44, 76, "#3A2416", 0.35),
    ground("flat", "#6B4A2C"),
  );

export const laboratory = (): string =>
  scene(
    dawn("#2C5D63", "#37707A", [100, 66, 30, "#9FE0C0"], 22),
    figure("gi:standing-potion", 52, 20, 96, "#123338", 0.35),
    ground("flat", "#173B40"),
  );

export const library = (): string =>
  scene(
    dawn("#6B3A2A", "#7C4834", [100, 60, 26, "#F2C97A"]),
    figure("gi:bookshelf", 40, 14, 116, "#2E1710", 0.3),
    ground("flat", "#3C2016"),
  );

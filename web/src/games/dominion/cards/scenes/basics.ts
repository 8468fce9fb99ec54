// The seven piles of every game: three metals, three lands, a curse.
import {
  at,
  castle,
  cut,
  dawn,
  figure,
  ground,
  hatch,
  hill,
  line,
  merlons,
  path,
  scene,
  tree,
  type Ink,
} from "../../../../art/scene.ts";
import type { IconName } from "../../../../art/icon.ts";
import { coin, deadTree, house, stack } from "../../../../art/things.ts";

const metal = (
  [sky, ray]: [Ink, Ink],
  [face, edge]: [Ink, Ink],
  [left, right]: [number, number],
  size: number,
  crown: IconName,
): string =>
  scene(
    dawn(sky, ray, [100, 66, 10, sky], 24),
    stack(18, 120, 46, left, face, edge),
    stack(136, 120, 46, right, face, edge),
    coin(100, 73, size, face, edge, crown),
  );

export const copper = (): string =>
  metal(["#8A4A2B", "#9A5733"], ["#E09A68", "#8B4520"], [2, 1], 46, "gi:crown");

export const silver = (): string =>
  metal(["#46586A", "#53687C"], ["#E2E8EC", "#62748A"], [5, 4], 47, "gi:crown");

export const gold = (): string =>
  metal(["#7A4A0E", "#8E5A14"], ["#F8D060", "#96640B"], [8, 7], 49, "gi:imperial-crown");

export const estate = (): string =>
  scene(
    dawn("#BFD8C9", "#D2E5D6", [152, 32, 14, "#F6E7A8"]),
    hill("high", "#8FB58C"),
    hill("mid", "#6C9F6C"),
    tree(14, 58, 44, "#3B6B4C"),
    tree(146, 52, 52, "#3B6B4C"),
    tree(36, 66, 34, "#47785A"),
    house(58, 62, 1.32, ["#3A5A44", "#20382B", "#7FA584", "#FBE9A4"]),
    cut("M0 106Q60 96 100 102T200 98V140H0Z", "#4A8050", "hz", 0.1),
    line("M0 118Q60 106 200 108M0 130Q70 116 200 119M20 140Q90 126 200 131", "#35643E", 3.4),
    line("M0 112Q60 101 200 103M0 124Q66 111 200 113M0 137Q80 121 200 125", "#8DB878", 1.6),
  );

export const duchy = (): string =>
  scene(
    dawn("#A9CBC4", "#BFDBD2", [42, 36, 17, "#F7E9B5"]),
    hill("ridge", "#7FA59A"),
    hill("mid", "#4F8A62"),
    tree(4, 72, 34, "#2F6046"),
    path(`M18 92H182V118H18Z${merlons(18, 86, 164, 13, 7)}`, "#33584A"),
    hatch("M18 92H182V118H18Z", "hz", 0.4),
    path(
      `M72 118 76 46H124L128 118ZM68 46V34H132V46L126 52H74Z${merlons(68, 26, 64, 5, 9)}`,
      "#1F3B32",
    ),
    hatch("M100 34H132V46L126 52 128 118H100Z", "hl", 0.55),
    line("M100 28V8", "#1F3B32", 2),
    path("M101 8Q112 4 124 10 118 14 122 20 112 16 101 19Z", "#B23446"),
    path("M91 112V94a9 10 0 0 1 18 0v18ZM96 60h8v14h-8ZM84 66h4v9h-4ZM112 66h4v9h-4Z", "#F4D98A"),
    line("M100 84V112M92 98H108", "#1F3B32", 1.4),
    ground("low", "#356B43"),
  );

export const province = (): string =>
  scene(
    dawn("#7FB3B8", "#98C5C6", [100, 46, 26, "#FBEBB0"], 22),
    hill("peaks", "#5C8F8B"),
    hill("mid", "#3F7C58"),
    castle(50, 30, 100, "#1E3B33"),
    tree(8, 70, 36, "#2E6147"),
    tree(160, 62, 42, "#2E6147"),
    ground("low", "#2C5F3C"),
    path("M94 103h12q0 10 12 18t2 19H74q0-12 14-20t6-17Z", "#CDBB7A"),
  );

export const curse = (): string =>
  scene(
    dawn("#3B2A4E", "#48345E", [100, 62, 34, "#8A66AE"], 20),
    hill("peaks", "#2A1D3A"),
    deadTree(32, 116, 1.1, "#140C1E"),
    deadTree(170, 114, 0.95, "#140C1E"),
    figure("gi:crowned-skull", 56, 18, 90, "#EDE2F1", 0, 0.5),
    ground("low", "#1E142B"),
    at(30, 30, 1, line("M0 6q6-8 11 0 5-8 11 0", "#1A1126", 2.6)),
    at(146, 22, 0.8, line("M0 6q6-8 11 0 5-8 11 0", "#1A1126", 2.6)),
  );

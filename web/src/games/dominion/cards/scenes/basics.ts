// The seven piles of every game: three metals, three lands, a curse.
import {
  castle,
  dawn,
  figure,
  ground,
  hill,
  icon,
  scene,
  tree,
  type Ink,
} from "../../../../art/scene.ts";
import type { IconName } from "../../../../art/icon.ts";
import { coin, stack } from "./things.ts";

const metal = (
  [sky, ray]: [Ink, Ink],
  [face, edge]: [Ink, Ink],
  [left, right]: [number, number],
  size: number,
  crown: IconName,
): string =>
  scene(
    dawn(sky, ray, [100, 66, 10, sky], 24),
    stack(18, 123, 46, left, face, edge),
    stack(136, 123, 46, right, face, edge),
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
    dawn("#BFD8C9", "#D2E5D6", [150, 34, 14, "#F6E7A8"]),
    hill("high", "#8FB58C"),
    hill("mid", "#5F9466"),
    tree(20, 66, 38, "#3B6B4C"),
    tree(150, 58, 46, "#3B6B4C"),
    figure("gi:family-house", 64, 40, 74, "#2D4A38"),
    ground("low", "#3E7448"),
  );

export const duchy = (): string =>
  scene(
    dawn("#A9CBC4", "#BFDBD2", [42, 36, 16, "#F7E9B5"]),
    hill("ridge", "#7FA59A"),
    hill("mid", "#4F8A62"),
    tree(22, 74, 34, "#356B4A"),
    figure("gi:white-tower", 58, 20, 92, "#25443A"),
    ground("low", "#356B43"),
  );

export const province = (): string =>
  scene(
    dawn("#7FB3B8", "#98C5C6", [100, 46, 26, "#FBEBB0"], 22),
    hill("peaks", "#5C8F8B"),
    hill("mid", "#3F7C58"),
    castle(44, 32, 112, "#1E3B33"),
    tree(8, 70, 36, "#2E6147"),
    tree(160, 62, 42, "#2E6147"),
    ground("low", "#2C5F3C"),
  );

export const curse = (): string =>
  scene(
    dawn("#3B2A4E", "#48345E", [100, 62, 30, "#7B5A9C"], 20),
    hill("peaks", "#2A1D3A"),
    icon("gi:evil-tree", 4, 56, 60, "#1E142B"),
    icon("gi:evil-tree", 146, 60, 54, "#1E142B"),
    figure("gi:crowned-skull", 56, 18, 90, "#E7DCEB", 0, 0.5),
    ground("low", "#1E142B"),
  );

// Attacks, the defence, and those who go out for booty.
import {
  castle,
  cut,
  dawn,
  figure,
  ground,
  hill,
  icon,
  moon,
  scene,
  sky,
  stars,
  water,
} from "../../../../art/scene.ts";

export const militia = (): string =>
  scene(
    dawn("#D9A08A", "#E4B39E", [100, 96, 40, "#F4D7B8"], 18),
    hill("ridge", "#A86555"),
    hill("mid", "#7E4239"),
    icon("gi:spears", 2, 40, 70, "#532720"),
    icon("gi:spears", 128, 40, 70, "#532720"),
    figure("gi:crested-helmet", 54, 26, 92, "#3A1B18", 0.4),
    ground("low", "#5C2D26"),
  );

export const moat = (): string =>
  scene(
    dawn("#9CC6DB", "#B3D5E4", [154, 34, 15, "#FFF1C4"]),
    hill("mid", "#6D9BA8"),
    castle(46, 26, 108, "#24455C"),
    water(98, "#2C6C97", 0.55),
    cut("M84 98h32l8 42H76Z", "#7A5435", "hz", 0.5),
  );

export const spy = (): string =>
  scene(
    sky("#22384A"),
    moon(150, 36, 18, "#F2E6B8"),
    stars([30, 24], [62, 40], [96, 18]),
    figure("gi:spyglass", 46, 20, 108, "#0E1A24"),
    ground("flat", "#12222E"),
  );

export const thief = (): string =>
  scene(
    sky("#2E2A44"),
    moon(44, 36, 18, "#EFE3B0"),
    figure("gi:robber", 50, 14, 104, "#120F20"),
    ground("flat", "#1C1830"),
  );

export const witch = (): string =>
  scene(
    dawn("#4A6B3A", "#587A45", [100, 60, 36, "#C9E07A"], 20),
    figure("gi:cauldron", 48, 26, 104, "#17240F"),
    ground("flat", "#22341A"),
  );

export const adventurer = (): string =>
  scene(
    dawn("#D98A4A", "#E39B5C", [60, 44, 22, "#FFE9B8"], 20),
    hill("peaks", "#8A4A2A"),
    figure("gi:treasure-map", 50, 22, 100, "#3E1F12"),
    ground("low", "#5C2F1A"),
  );

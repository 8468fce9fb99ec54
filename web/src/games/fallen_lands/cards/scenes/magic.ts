// Magic: light figures against the night.
import {
  at,
  cut,
  dawn,
  disc,
  figure,
  ground,
  hatch,
  hill,
  icon,
  line,
  moon,
  path,
  rays,
  scene,
  sky,
  stars,
  times,
  water,
} from "../../../../art/scene.ts";

const ROUND = 'stroke-linecap="round"';

export const claim = (): string =>
  scene(
    dawn("#3E5B52", "#4A6A60", [100, 62, 28, "#BFE0C8"], 24),
    hill("mid", "#2B443C"),
    figure("gi:flag-objective", 52, 14, 98, "#F2EBCB", 0, 0.4),
    ground("low", "#1D322B"),
  );

export const flood = (): string =>
  scene(
    sky("#24506E"),
    line(
      times(
        16,
        (k) => `M${k * 14 - 6} ${(k * 29) % 46}l-8 22M${k * 14} ${50 + ((k * 17) % 26)}l-6 16`,
      ),
      "#7FB6D6",
      1.6,
      ROUND,
    ),
    hill("ridge", "#1B3F58"),
    path("M62 86V58L100 30 138 58V86Z", "#0F2536"),
    path("M54 62 100 26 146 62 140 68 100 37 60 68Z", "#C97F3E"),
    path("M88 62h9v12h-9ZM104 62h9v12h-9Z", "#F7DC8E"),
    water(80, "#2C7099", 0.6),
    path("M0 96Q20 78 44 90T92 92 140 84 200 92V140H0Z", "#1E5579"),
    line("M0 96Q20 78 44 90T92 92 140 84 200 92", "#DDF0F8", 3, ROUND),
    hatch("M0 100H200V140H0Z", "wv", 0.5),
  );

export const heavens_fist = (): string =>
  scene(
    sky("#3A3358", false),
    `<g opacity=".5">${rays(100, -10, 26, "#56497E")}</g>`,
    path("M0 0H200V16Q180 34 156 22 134 40 104 26 76 42 50 24 22 36 0 18Z", "#E7E0F0"),
    hatch("M0 0H200V16Q180 34 156 22 134 40 104 26 76 42 50 24 22 36 0 18Z", "hl", 0.3),
    figure("gi:mailed-fist", 62, 20, 78, "#FBEFD0", 0, 0.4),
    path(
      "M40 40 54 40 46 62 60 62 32 100 40 72 28 72ZM160 44 174 44 168 64 180 64 154 98 160 74 148 74Z",
      "#FFCF5C",
    ),
    ground("low", "#211C38"),
    line("M72 114 100 104 128 114M84 126 100 112 116 126", "#FFCF5C", 3, ROUND),
  );

export const magic_builder = (): string =>
  scene(
    dawn("#2F4F57", "#3B5F67", [100, 60, 34, "#9FDCD2"], 24),
    hill("ridge", "#213B42"),
    times(3, (row) =>
      times(5 - row, (k) =>
        cut(
          `M${46 + row * 11 + k * 22} ${104 - row * 15}h20v13h-20Z`,
          row % 2 ? "#D9C7A0" : "#EADBB6",
          "hl",
          0.3,
        ),
      ),
    ),
    cut("M78 44 97 40 100 53 81 57Z", "#F3E6C6", "hl", 0.3),
    cut("M112 28 131 34 127 47 108 41Z", "#F3E6C6", "hl", 0.3),
    line("M88 64V72M118 54V74", "#9FDCD2", 2, 'stroke-dasharray="2 4"'),
    icon("gi:claw-hammer", 128, 44, 54, "#FBEFD0"),
    stars([62, 34], [150, 26], [36, 62], [176, 90]),
    ground("flat", "#142A30"),
  );

export const magic_horn = (): string =>
  scene(
    dawn("#5A3A2C", "#6A4736", [62, 64, 34, "#F0B765"], 24),
    hill("ridge", "#3E271D"),
    figure("gi:hunting-horn", 30, 18, 96, "#FBEBC4", 0, 0.4),
    line("M134 44Q146 62 134 80M150 34Q168 62 150 90M166 24Q190 62 166 100", "#FFD27A", 4, ROUND),
    ground("low", "#2A1912"),
  );

export const magic_sword = (): string =>
  scene(
    dawn("#2E4A6E", "#395A82", [100, 62, 26, "#9FD4F2"], 26),
    hill("ridge", "#1F3450"),
    figure("gi:shining-sword", 46, 6, 110, "#F3F8FC", 0, 0.4),
    ground("low", "#14233A"),
  );

export const plague = (): string =>
  scene(
    sky("#4A5238"),
    moon(156, 34, 18, "#DDE6A0"),
    hill("ridge", "#383F2B"),
    figure("gi:plague-doctor-profile", 46, 8, 108, "#EEF0C8", 0, 0.45),
    ground("low", "#23281B"),
    icon("gi:rat", 8, 94, 44, "#0F120B"),
    icon("gi:rat", 152, 102, 34, "#0F120B"),
  );

/** A warrior of smoke: only his outline is clear. */
const shade = (x: number, y: number, scale: number, ink: string): string =>
  at(
    x,
    y,
    scale,
    path(
      "M0 0c7 0 11 5 11 13v8c12 4 16 12 16 30L20 92Q10 84 2 94-8 84-18 92L-27 51c0-18 4-26 16-30v-8C-11 5-7 0 0 0Z",
      ink,
    ),
    line("M34 84V-10", ink, 4, ROUND),
    path("M29-10 34-26 39-10Z", ink),
    path("M-6 12l5 2-5 3ZM6 12l-5 2 5 3Z", "#FFE08A"),
  );

export const shadow_army = (): string =>
  scene(
    dawn("#3A2F55", "#473A66", [100, 54, 34, "#B9A2E6"], 22),
    hill("peaks", "#2B2242"),
    ...[20, 60, 100, 140, 180].map((x) => shade(x, 42, 0.5, "#4F4178")),
    ...[4, 42, 80, 120, 160].map((x) => shade(x, 54, 0.72, "#261D3D")),
    shade(60, 60, 0.9, "#140F24"),
    shade(128, 58, 0.9, "#140F24"),
    ground("flat", "#0E0A1A"),
  );

export const shadow_follower = (): string =>
  scene(
    dawn("#4B4468", "#585079", [100, 60, 40, "#CDBFEA"], 22),
    hill("mid", "#342E4C"),
    shade(100, 26, 1.06, "#171227"),
    hatch("M66 50H134V124H66Z", "hw", 0.14),
    path("M52 124Q76 112 100 122T150 120L146 134H56Z", "#8E80B8"),
    ground("flat", "#1D1830"),
  );

export const strength_potion = (): string =>
  scene(
    dawn("#4B2E5E", "#593A6E", [100, 66, 30, "#D98ACB"], 24),
    figure("gi:standing-potion", 52, 16, 96, "#F6D8EE", 0, 0.45),
    ground("flat", "#2E1A3B"),
  );

export const invisible_thief = (): string =>
  scene(
    sky("#1F3346"),
    moon(42, 34, 18, "#EFE3B0"),
    stars([80, 22], [112, 40], [170, 24], [20, 72]),
    hill("mid", "#182A3A"),
    line(
      "M124 20q22 4 22 30 0 12 10 22 14 14 12 46H98q-2-30 10-46 8-10 8-22 0-26 8-30Z",
      "#BFD8E6",
      2.4,
      'stroke-dasharray="5 5"',
    ),
    path("M118 44q6-3 12 0M134 44q6-3 12 0", "none"),
    disc(125, 47, 2.6, "#FFE08A"),
    disc(138, 47, 2.6, "#FFE08A"),
    icon("gi:robber-hand", 52, 58, 66, "#F2E6CC"),
    cut("M30 92 58 84 66 110 38 118Z", "#C9813A", "hl", 0.3),
    line("M35 97 57 91M37 104 60 98", "#FBEBC4", 2),
    ground("flat", "#0F1C28"),
  );

// Pictures of things that are not cards

const bust = (
  name: Parameters<typeof icon>[0],
  ground_: string,
  ray: string,
  sun: string,
): string =>
  scene(dawn(ground_, ray, [100, 66, 40, sun], 22), figure(name, 52, 22, 96, "#FFF3DA", 0, 0.35));

export const warrior = (): string => bust("gi:sword-brandish", "#8F3324", "#A3422F", "#6B2418");
export const craftsman = (): string => bust("gi:claw-hammer", "#6B5A22", "#7C6A2E", "#4E4016");
export const mage = (): string => bust("gi:wizard-staff", "#4A4A8C", "#59599E", "#34346B");
export const coins = (): string => bust("gi:two-coins", "#7A4A0E", "#8E5A14", "#5A350A");
export const lent = (): string => bust("gi:shield", "#33516B", "#3E607D", "#223A4E");
export const borrowed = (): string => bust("gi:shield", "#6B2F45", "#7D3A53", "#4C1F31");
export const conquests = (): string => bust("gi:flag-objective", "#3E5B52", "#4A6A60", "#2B443C");

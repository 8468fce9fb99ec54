// Small drawings for empty places.
import {
  at,
  both,
  castle,
  cut,
  dawn,
  disc,
  ground,
  hatch,
  hill,
  line,
  moon,
  path,
  rays,
  scene,
  sky,
  stars,
  tree,
} from "./scene.ts";

const ROUND = 'stroke-linecap="round"';

/** Chairs around a laid table, all empty. */
function seats(): string {
  const wood = "#12282E";
  const chair = (x: number, y: number): string =>
    at(
      x,
      y,
      1,
      path("M-2 100V30Q-2 18 15 8 32 18 32 30V100Z", wood),
      cut("M5 70V34Q5 25 15 19 25 25 25 34V70Z", "#A9344A", "hl", 0.35),
      disc(15, 7, 4, "#E3BE63") + disc(-1, 30, 3.4, "#E3BE63") + disc(31, 30, 3.4, "#E3BE63"),
    );
  return scene(
    sky("#2C5560"),
    path("M62 84V46Q62 14 100 2 138 14 138 46V84Z", "#1B3C45"),
    path("M68 84V48Q68 20 100 9 132 20 132 48V84Z", "#F7E3A1"),
    `<g opacity=".5">${rays(100, 52, 16, "#EFC873", 32)}</g>`,
    line("M100 9V84M68 50H132", "#1B3C45", 2.4),
    both(chair(18, 22)),
    chair(85, 14),
    cut("M8 104Q100 76 192 104L196 140H4Z", "#8E1F2F", "hz", 0.2),
    path("M8 104Q100 76 192 104Q100 124 8 104Z", "#A9344A"),
    line("M10 106Q100 126 190 106", "#E3BE63", 2),
    path("M60 99 78 96 82 103 63 106ZM122 96 140 99 137 106 118 103Z", "#F6EFDD"),
    hatch("M60 99 78 96 82 103 63 106ZM122 96 140 99 137 106 118 103Z", "hl", 0.4),
    disc(100, 66, 26, "#F2B63230"),
    path("M96 102V76q4-3 8 0v26ZM90 100h20v5H90Z", "#F5E6C4"),
    path("M100 56C108 66 106 75 100 75S92 66 100 56Z", "#F7A32B"),
    path("M100 65C104 69 103 74 100 74S96 69 100 65Z", "#FFF3C0"),
  );
}

/** A road to the castle: the first game is still ahead. */
function tables(): string {
  return scene(
    dawn("#7FB3B8", "#98C5C6", [100, 52, 30, "#FBEBB0"], 22),
    hill("peaks", "#5C8F8B"),
    castle(66, 40, 68, "#173B45", "#F8DC8C", "#C4452F"),
    cut("M0 92Q50 80 100 94T200 86V140H0Z", "#4F8A62"),
    path("M96 96h8q4 10 22 18t-14 26H58q0-14 26-22t12-22Z", "#E6CF95"),
    tree(12, 62, 46, "#1F5544"),
    tree(40, 74, 30, "#2A6450"),
    tree(156, 58, 50, "#1F5544"),
    cut("M0 122Q40 110 70 124L58 140H0ZM200 116Q160 108 128 124L138 140H200Z", "#3A7050", "hl"),
  );
}

/** A blank book, a quill, an inkwell. */
function records(): string {
  return scene(
    dawn("#5D4E93", "#6C5DA2", [100, 58, 44, "#F3E3B4"], 22),
    cut("M0 108H200V140H0Z", "#2E2556", "hl"),
    path(
      "M24 112 30 58Q66 48 100 64 134 48 170 58L176 112Q134 102 100 116 66 102 24 112Z",
      "#1E1740",
    ),
    path("M32 104 37 60Q70 52 98 67V108Q66 96 32 104Z", "#FFF6DE"),
    path("M168 104 163 60Q130 52 102 67V108Q134 96 168 104Z", "#F3E3B4"),
    hatch("M102 67V108Q110 104 118 102V60Q110 62 102 67Z", "hl", 0.4),
    path("M112 92Q124 46 168 18 172 54 138 80L120 94Z", "#9B2F3A"),
    line("M110 98Q130 54 162 26", "#F6D982", 1.8, ROUND),
    path("M14 116V100q0-5 5-6v-6h14v6q5 1 5 6v16Z", "#12102A"),
    hatch("M14 116V100q0-5 5-6v-6h7v28Z", "hw", 0.3),
  );
}

/** A signpost at a crossing, by night. */
function nowhere(): string {
  const wood = "#6B4A2E";
  return scene(
    sky("#24364E"),
    moon(150, 36, 19, "#F2E6B8"),
    stars([24, 24], [52, 46], [84, 16], [122, 22], [178, 70], [18, 66]),
    hill("peaks", "#1D2C42"),
    hill("mid", "#1B3A46"),
    tree(6, 58, 50, "#12262E"),
    tree(160, 66, 40, "#12262E"),
    ground("low", "#173038"),
    path("M86 118h28q6 10 60 22H26q54-12 60-22Z", "#8A7A58"),
    cut("M96 124V26H104V124Z", wood, "hl", 0.4),
    cut("M50 36 58 28H112V46H58ZM150 64 142 56H90V74H142Z", "#A8794A", "hz", 0.4),
    line("M66 37H102M98 65H132", "#4A2E18", 2.4, 'stroke-dasharray="7 4"'),
    path("M94 26Q92 10 100 8T106 26Z", "#0F1C26"),
    disc(98, 14, 2, "#F4C64A") + disc(103, 14, 2, "#F4C64A"),
  );
}

const DRAWN = { seats, tables, records, nowhere };
export type Vignette = keyof typeof DRAWN;

export const vignette = (name: Vignette): string => DRAWN[name]();

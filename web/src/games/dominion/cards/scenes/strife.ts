// Attacks, the defence, and adventurers.
import {
  at,
  both,
  cut,
  dawn,
  disc,
  figure,
  hatch,
  hill,
  line,
  merlons,
  path,
  scene,
  sky,
  stars,
  times,
  water,
} from "../../../../art/scene.ts";
import { deadTree, flame } from "../../../../art/things.ts";

const ROUND = 'stroke-linecap="round"';

export const militia = (): string => {
  const ink = "#3A1B18";
  const steel = "#F7DDBE";
  // A kettle hat, a face in its shade, a shield.
  const soldier = (x: number, y: number, scale: number, shield: string): string =>
    at(
      x,
      y,
      scale,
      path("M-26 62Q-26 34-10 30H10Q26 34 26 62Z", ink),
      path("M-9 12H9V26Q6 34 0 34T-9 26Z", "#C98A6A"),
      path("M-9 12H9V19H-9ZM-9 26Q0 30 9 26 6 35 0 35T-9 26Z", ink),
      path("M-20 15Q-14 10-12 4-10-11 0-11T12 4Q14 10 20 15 0 9-20 15Z", ink),
      hatch("M-20 15Q-14 10-12 4-10-11 0-11V11Q-12 11-20 15Z", "hw", 0.35),
      line("M-17 12.5Q0 6.5 17 12.5", steel, 1.4),
      path("M-17 36H17V52Q16 68 0 76-16 68-17 52Z", ink),
      path("M-14 39H14V52Q13 65 0 72-13 65-14 52Z", shield),
      path("M-14 56 0 44 14 56V62L0 51-14 62Z", steel),
      hatch("M0 39H14V52Q13 65 0 72Z", "hl", 0.4),
    );
  const spear = (x: number, y: number): string =>
    line(`M${x} 130V${y}`, ink, 3) + path(`M${x} ${y - 16}l5.5 12-5.5 7-5.5-7Z`, ink);
  return scene(
    dawn("#D9A08A", "#E4B39E", [100, 76, 46, "#F7DDBE"], 20),
    hill("ridge", "#B47262"),
    hill("mid", "#8E4E44"),
    [14, 34, 68, 132, 166, 188].map((x, k) => spear(x, [52, 32, 28, 28, 34, 50][k]!)).join(""),
    line("M150 120V12", ink, 3),
    path("M151 14H190L180 25 190 36H151Z", "#A3282F"),
    soldier(42, 62, 0.86, "#7E3A34"),
    soldier(158, 62, 0.86, "#7E3A34"),
    soldier(100, 46, 1.12, "#A3282F"),
    cut("M0 126Q100 118 200 126V140H0Z", "#5C2D26", "hl"),
  );
};

export const moat = (): string => {
  const stone = "#24455C";
  const tower = `M18 104V40H62V104ZM13 40V30H67V40L62 46H18Z${merlons(13, 22, 54, 4, 9)}`;
  return scene(
    dawn("#9CC6DB", "#B3D5E4", [100, 30, 20, "#FFF1C4"], 18),
    hill("mid", "#6D9BA8"),
    path(`M62 104V54H138V104Z${merlons(62, 47, 76, 5, 8)}`, "#1B3850"),
    hatch("M62 54H138V104H62Z", "hz", 0.4),
    both(
      path(tower, stone) +
        hatch("M18 46H40V104H18Z", "hw", 0.16) +
        hatch("M50 40H62V104H50Z", "hl", 0.5) +
        path("M37 54h6v14h-6ZM37 80h6v12h-6Z", "#F8DC8C") +
        line("M40 24V10", stone, 2) +
        path("M40 10 58 14 40 19Z", "#B23446"),
    ),
    path("M80 104V78Q80 62 100 62T120 78V104Z", "#F4D08A"),
    line("M87 66V104M96 62V104M105 62V104M114 66V104M80 78H120M80 90H120", "#12283A", 2),
    line("M84 72 72 108M116 72 128 108", "#12283A", 1.6, 'stroke-dasharray="3 2"'),
    water(102, "#2C6C97", 0.6),
    cut("M82 100H118L130 140H70Z", "#8A6038", "hz", 0.2),
    line("M80 108H120M78 116H122M75 125H125M72 135H128", "#4A3018", 1.8),
  );
};

export const spy = (): string => {
  const iron = "#12262C";
  return scene(
    sky("#2E5A60"),
    path("M0 0H4V140H0ZM38 0h4v140h-4ZM158 0h4v140h-4ZM196 0h4v140h-4Z", "#214348"),
    hatch("M0 0H200V140H0Z", "hz", 0.3),
    path("M0 14H200V30H0ZM0 112H200V128H0Z", iron),
    path(
      times(
        10,
        (k) =>
          `M${8 + k * 20} 22m-3 0a3 3 0 1 0 6 0a3 3 0 1 0-6 0M${8 + k * 20} 120m-3 0a3 3 0 1 0 6 0a3 3 0 1 0-6 0`,
      ),
      "#5E8A8C",
    ),
    cut("M56 4H144Q160 70 144 136H56Q40 70 56 4Z", "#C9973A", "hl", 0.22),
    line("M61 9H139Q153 70 139 131H61Q47 70 61 9Z", "#7A5412", 2.2),
    [66, 134].map((x) => disc(x, 16, 3.4, "#7A5412") + disc(x, 124, 3.4, "#7A5412")).join(""),
    path("M100 20A36 36 0 0 1 118 87L126 122H74L82 87A36 36 0 0 1 100 20Z", iron),
    // An eye in the keyhole.
    path("M68 56Q84 34 100 34T132 56Q116 78 100 78T68 56Z", "#F7EBD0"),
    disc(100, 56, 15, "#2C7A6E"),
    disc(100, 56, 7.4, iron),
    disc(95, 50, 3.6, "#FFFFFF"),
    line("M67 57Q84 32 100 32T133 57", "#E0AE74", 5, ROUND),
    line("M70 62Q86 81 100 81T130 62", "#8A5A30", 2, ROUND),
    hatch("M84 87H116L124 120H76Z", "hw", 0.12),
  );
};

export const thief = (): string => {
  const wall = "#221D44";
  const gable = (x: number, y: number, w: number): string =>
    `M${x} 140V${y}L${x + w / 2} ${y - w * 0.42} ${x + w} ${y}V140Z`;
  return scene(
    sky("#3A3462"),
    stars([20, 24], [44, 52], [170, 22], [186, 58], [154, 66], [14, 76]),
    disc(100, 56, 50, "#4A447A"),
    disc(100, 56, 42, "#F5E6AE"),
    disc(88, 44, 6, "#E7D48E") + disc(118, 68, 8, "#E7D48E") + disc(118, 38, 4, "#E7D48E"),
    path("M24 106V80h12v26ZM20 76h20v6H20ZM160 106V84h12v22ZM156 80h20v6h-20Z", "#2B2652"),
    figure("gi:robber", 52, 12, 94, "#120E26", 0.22, 0),
    // He runs along the ridge of a tiled roof.
    path("M30 102H170L196 140H4Z", "#5A2F4A"),
    line(
      times(4, (row) => `M${24 - row * 6} ${109 + row * 9}${"q4 6 8 0".repeat(19 + row)}`),
      "#2E1630",
      2,
    ),
    path("M26 98H174V104H26Z", "#8A4A62"),
    path(gable(-26, 124, 60) + gable(166, 124, 60), wall),
    hatch(gable(-26, 124, 60) + gable(166, 124, 60), "hl", 0.5),
    line("M-28 127 4 99 36 127M164 127 196 99 228 127", "#8A4A62", 4.5),
    path("M2 122h12v14H2ZM186 122h12v14h-12Z", "#F4C64A"),
    line("M8 122v14M2 129h12M192 122v14M186 129h12", wall, 1.8),
  );
};

export const witch = (): string => {
  const ink = "#10160C";
  const brew = "#B9E25A";
  return scene(
    dawn("#35502E", "#415F36", [126, 66, 44, "#86B548"], 20),
    hill("peaks", "#22361F"),
    deadTree(22, 112, 1.25, "#17240F"),
    // Steam in curls.
    line(
      "M128 76Q114 62 128 50T126 24M144 76Q156 62 146 50T152 26M112 76Q100 66 108 54",
      brew,
      4,
      ROUND,
    ),
    disc(120, 14, 3, brew) + disc(154, 14, 4, brew) + disc(136, 32, 2.6, brew),
    // The witch bends over her kettle.
    cut("M26 130Q34 92 58 74L82 72Q92 88 90 130Z", ink, "hw", 0.13),
    path(
      "M64 82Q56 66 66 52L86 53 88 60 101 71Q97 74 90 70L87 73 90 76 99 84Q90 88 82 85L76 84Z",
      "#9CBC74",
    ),
    hatch("M64 82Q56 66 66 52L74 52Q68 68 76 84Z", "hl", 0.5),
    path("M80 60Q84 57 88 61 84 64 80 60Z", ink),
    path("M42 58Q64 40 100 52L98 58Q70 52 46 64Z", ink),
    path("M52 56Q56 28 44 8 66 18 84 50Z", ink),
    hatch("M52 56Q56 28 44 8L60 34Q62 48 62 52Z", "hw", 0.25),
    path("M50 48Q66 40 82 46L83 51Q66 45 51 54Z", "#7A3E8A"),
    path("M50 66Q44 84 50 104 58 84 64 76Z", "#5A5A4A"),
    line("M78 92Q98 100 114 84", ink, 8, ROUND),
    line("M110 96 124 58", "#7A5230", 4.4, ROUND),
    path("M96 86Q132 74 168 86L166 94H98Z", brew),
    path("M92 88H172V96Q178 120 156 128H108Q86 120 92 96Z", ink),
    hatch("M92 96H120V128H108Q86 120 92 96Z", "hw", 0.2),
    '<ellipse cx="132" cy="87" rx="40" ry="8" fill="#10160C"/><ellipse cx="132" cy="86" rx="35" ry="5.4" fill="#B9E25A"/>',
    disc(120, 85, 4, "#E4F5A0") + disc(142, 84, 5, "#E4F5A0") + disc(152, 87, 2.6, "#E4F5A0"),
    cut("M0 126H200V140H0Z", "#17240F", "hl", 0.3),
    flame(112, 136, 14, "#F08A2C", "#FFE08A") +
      flame(132, 138, 18, "#F08A2C", "#FFE08A") +
      flame(152, 136, 14, "#F08A2C", "#FFE08A"),
  );
};

export const adventurer = (): string => {
  const ink = "#2E1436";
  return scene(
    dawn("#F2B04A", "#F6C268", [126, 62, 36, "#FFF0C2"], 24),
    cut("M0 104 30 70 56 92 92 58 128 94 158 64 200 98V140H0Z", "#C4694E"),
    cut("M0 112 40 92 84 108 130 88 200 108V140H0Z", "#8A3E58"),
    // A ruined temple far away.
    path(
      "M138 88V68h5v20ZM149 88V62h5v26ZM160 88V66h5v22ZM135 64 152 54 168 62 166 66 152 60 138 68ZM133 88H172V92H133Z",
      "#5E2750",
    ),
    cut("M0 140V112L34 104 52 98H92L104 108 120 112 128 128 150 140Z", ink, "hw", 0.12),
    // The traveller: hat, pack, cloak, staff.
    path(
      "M58 100 62 84 60 60Q62 46 74 44 88 44 92 56L96 78 92 84 94 100H86L80 84 74 84 68 100Z",
      ink,
    ),
    path("M62 54Q44 56 42 84 48 92 62 88Z", "#8A4A2A"),
    hatch("M62 54Q44 56 42 84 48 92 62 88Z", "hl", 0.4),
    path("M42 50Q42 46 47 46H62V55H47Q42 55 42 50Z", "#C4452F"),
    path("M68 34H84V44Q80 50 74 48 68 46 68 34Z", "#C98A5E"),
    path("M54 34Q76 26 98 34L94 38H58ZM64 32Q66 18 76 18T88 32Z", ink),
    path("M84 22Q96 10 104 14 96 18 88 30Z", "#C4452F"),
    line("M86 62 106 56", ink, 6, ROUND),
    line("M106 28 110 104", "#7A3B24", 3.6, ROUND),
    path("M88 52Q98 70 96 84L90 86Q92 66 84 54Z", "#7A2E5A"),
    line("M104 28H108", "#7A3B24", 3),
    path("M100 20h10v12h-10Z", "#5E2750") + flame(105, 31, 9, "#FFD36B", "#FFF6DC"),
    path("M20 22q6-6 10 0 4-6 10 0-5-2-10 3-5-5-10-3Z", ink),
  );
};

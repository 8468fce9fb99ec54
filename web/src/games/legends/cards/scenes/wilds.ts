// The Dire, dark before fire; and the Mountain, in slate and snow.
import {
  at,
  both,
  cut,
  dawn,
  disc,
  figure,
  ground,
  hatch,
  hill,
  line,
  merlons,
  path,
  rays,
  scene,
  sky,
  times,
} from "../../../../art/scene.ts";
import { coin, flame, stack } from "../../../../art/things.ts";

const ROUND = 'stroke-linecap="round"';

// ---- Dire

export const dire_dragon = (): string =>
  scene(
    dawn("#C9632F", "#D87A3F", [146, 46, 28, "#FBE3A0"], 20),
    hill("peaks", "#7E2F1C"),
    figure("gi:spiked-dragon-head", 34, 6, 116, "#3A1310", 0.4),
    // It has been breathing fire.
    path("M140 72Q158 62 176 70 168 74 182 80 166 80 172 90 152 88 140 78Z", "#FFC24A"),
    path("M142 75Q154 70 164 74 156 80 144 77Z", "#FFF1C0"),
    ground("low", "#4F1C13"),
  );

export const dire_eye = (): string => {
  const ink = "#3A1310";
  return scene(
    sky("#A8452A", false),
    `<g opacity=".6">${rays(100, 60, 26, "#BC5733")}</g>`,
    hill("peaks", "#6E2718"),
    // Wings of leather, an eye without a face, what hangs below it.
    both(
      cut("M84 50Q52 10 6 22 22 30 18 44 32 42 34 58 48 54 54 70 70 62 84 72Z", ink, "hw", 0.12) +
        line("M82 52Q50 30 14 26M82 56Q52 46 24 44M82 62Q60 58 40 60", "#8A3A26", 1.8),
    ),
    line(
      "M76 88Q70 104 76 118M88 96Q84 112 92 126M100 98Q102 116 98 130M112 96Q118 110 110 126M124 88Q132 102 124 116",
      ink,
      5,
      ROUND,
    ),
    disc(100, 62, 41, ink),
    disc(100, 62, 37, "#F6E3C0"),
    line(
      "M66 52Q76 52 80 58M68 76Q76 72 80 68M134 50Q126 52 120 58M132 78Q124 74 120 68M90 96Q92 86 96 82M112 95Q108 88 106 82",
      "#C8452F",
      1.8,
      ROUND,
    ),
    disc(100, 62, 22, "#D9542C"),
    disc(100, 62, 22, "#00000018"),
    disc(100, 62, 17, "#F5A93A"),
    path("M100 42Q109 62 100 82 91 62 100 42Z", ink),
    disc(92, 54, 4.4, "#FFFFFF"),
    path("M60 56Q70 22 100 21T140 56Q124 38 100 38T60 56Z", ink),
    hatch("M60 56Q70 22 100 21T140 56Q124 38 100 38T60 56Z", "hw", 0.2),
    cut("M0 132Q60 122 110 130T200 124V140H0Z", "#3A1310", "hl"),
  );
};

export const dire_giant = (): string => {
  const ink = "#46180F";
  return scene(
    dawn("#E08A4A", "#EA9F62", [46, 44, 24, "#FFEDB8"], 18),
    hill("peaks", "#B25A34"),
    // He rises behind the hills, a pine for a club.
    cut("M44 140Q46 84 78 72L122 72Q156 82 160 140Z", ink, "hw", 0.1),
    path("M146 92Q168 84 166 52L154 50Q152 70 136 80Z", ink),
    line("M160 66 166 14", "#6B3A1E", 9, ROUND),
    path("M166-6 182 24 174 24 186 44 146 44 158 24 150 24Z", "#5A5A2A"),
    path("M150 54h18v12h-18Z", "#C98A5E"),
    path("M78 44Q78 14 100 14T122 44L118 66Q112 80 100 80T82 66Z", "#C98A5E"),
    hatch("M100 14Q122 14 122 44L118 66Q112 80 100 80Z", "hl", 0.35),
    path("M78 56Q100 66 122 56L120 72Q112 92 100 92T80 72Z", ink),
    path("M82 40Q92 34 98 42L97 47Q90 43 83 46ZM118 40Q108 34 102 42L103 47Q110 43 117 46Z", ink),
    disc(91, 47, 2.2, "#FFF1C0") + disc(109, 47, 2.2, "#FFF1C0"),
    path("M97 46 94 57H106L103 46Z", "#A8693F"),
    path("M92 66Q100 62 108 66L106 71H94Z", "#F6E3C0"),
    both(path("M78 42 71 40 72 52 79 54Z", "#C98A5E")),
    // People have houses as small as that.
    cut("M0 112Q44 96 92 110T200 102V140H0Z", "#6E2A18", "hl"),
    [
      [20, 96],
      [36, 100],
      [172, 94],
      [188, 98],
      [84, 102],
    ]
      .map(
        ([x, y]) =>
          path(`M${x! - 6} ${y! + 12}V${y! + 4}l6-6 6 6v8Z`, "#F2D9A0") +
          path(`M${x! - 8} ${y! + 5}l8-8 8 8Z`, "#2E100A"),
      )
      .join(""),
  );
};

export const dire_goblin = (): string => {
  const skin = "#7F8F3A";
  const ink = "#2E2410";
  return scene(
    dawn("#D98A3C", "#E39C52", [100, 58, 46, "#F9DFA0"], 16),
    hill("ridge", "#8E4A22"),
    // Two knives and a grin.
    both(
      at(
        38,
        96,
        1,
        `<g transform="rotate(-24)">${path("M-4 0 0-60 9-48 5 0Z", "#F4EBD6")}${hatch("M2 0 0-60 9-48 5 0Z", "hl", 0.35)}${path("M-12 0H14V6H-12ZM-4 6H5V26H-4Z", "#5A2A18")}</g>`,
      ),
    ),
    both(path("M78 54 26 26Q30 60 76 76Z", skin) + path("M74 56 38 36Q44 58 72 68Z", "#5E6B28")),
    cut("M58 140Q60 112 80 104H120Q140 112 142 140Z", "#5A2A18", "hl", 0.35),
    path("M70 52Q72 20 100 18T130 52Q130 82 114 98L100 110 86 98Q70 82 70 52Z", skin),
    hatch("M100 18Q130 20 130 52 130 82 114 98L100 110Z", "hl", 0.3),
    both(
      path("M74 50Q88 42 97 56 86 64 76 60Z", "#FFE9A0") +
        disc(89, 55, 3.2, "#A3262A") +
        line("M72 44Q86 38 98 52", ink, 4, ROUND),
    ),
    path("M97 56 88 78Q100 84 112 78L103 56Z", "#6A7A2E"),
    disc(94, 77, 1.8, ink) + disc(106, 77, 1.8, ink),
    path("M78 82Q100 96 122 82 116 104 100 104T78 82Z", ink),
    path(
      "M82 84 86 93 90 87ZM94 89 98 97 102 89ZM110 87 114 93 118 84ZM90 102 94 95 97 103ZM104 103 107 95 111 101Z",
      "#FFF6DC",
    ),
    path("M92 20 96 6 100 17 106 4 107 20Z", ink),
    '<circle cx="36" cy="50" r="5" fill="none" stroke="#F0C24A" stroke-width="2.4"/>',
    cut("M0 134Q60 124 110 132T200 126V140H0Z", "#4F2412", "hl"),
  );
};

export const dire_ogre = (): string => {
  const skin = "#B5603A";
  const ink = "#33130C";
  return scene(
    sky("#7A2B1E", false),
    `<g opacity=".6">${rays(100, 50, 20, "#8C3826")}</g>`,
    disc(100, 50, 44, "#C4542E"),
    hill("ridge", "#571D14"),
    // Broad, and fond of money.
    cut("M26 140Q30 88 66 78L134 78Q170 88 174 140Z", skin, "hl", 0.25),
    path("M70 78 92 140H60Q56 104 70 78ZM130 78 108 140H140Q144 104 130 78Z", ink),
    path("M72 46Q72 16 100 16T128 46L132 70Q126 94 100 94T68 70Z", skin),
    hatch("M100 16Q128 16 128 46L132 70Q126 94 100 94Z", "hl", 0.3),
    path("M70 36Q84 22 100 24 116 22 130 36L128 26Q116 8 100 8T72 26Z", ink),
    path("M96 2h8v14h-8Z", ink),
    both(
      path("M76 42Q88 38 96 48L94 53Q84 48 77 50Z", ink) +
        disc(87, 52, 3, "#FFE9A0") +
        disc(87, 52, 1.4, ink),
    ),
    path("M93 54 88 66H112L107 54Z", "#8E4526"),
    path("M76 72Q100 64 124 72 120 88 100 88T76 72Z", ink),
    path("M80 74 78 56 88 73ZM120 74 122 56 112 73Z", "#FFF1D6"),
    both(path("M70 48 60 44 62 60 69 62Z", skin)),
    stack(18, 134, 30, 5, "#F4C64A", "#8A5A0A") + stack(154, 134, 30, 6, "#F4C64A", "#8A5A0A"),
    stack(42, 136, 26, 2, "#F4C64A", "#8A5A0A") + stack(132, 136, 26, 3, "#F4C64A", "#8A5A0A"),
    cut("M64 140Q64 122 80 118L120 118Q136 122 136 140Z", "#8E4526", "hl", 0.4),
    coin(100, 112, 15, "#F8D060", "#8A5A0A"),
    path(
      "M84 116q3-8 6 0v12h-6ZM110 116q3-8 6 0v12h-6ZM92 122q3-5 6 0v10h-6ZM102 122q3-5 6 0v10h-6Z",
      skin,
    ),
  );
};

export const stronghold = (): string => {
  const stone = "#4A2E1C";
  return scene(
    dawn("#D8B48A", "#E3C5A1", [160, 36, 18, "#FFF1CC"]),
    hill("peaks", "#A5764C"),
    // A keep on a crag, and the only way up.
    cut("M28 140Q52 104 66 88L84 82H118L132 90Q150 108 176 140Z", "#7A5534", "hl", 0.3),
    path(
      `M80 84V48H122V84Z${merlons(76, 40, 50, 5, 9)}M76 48H126V54H76ZM90 48V24H112V48Z${merlons(87, 17, 28, 4, 7)}M87 23H115V28H87Z`,
      stone,
    ),
    path(
      `M62 96V66H82V96Z${merlons(59, 60, 26, 4, 7)}M59 66H85V70H59ZM120 96V70H138V96Z${merlons(118, 64, 22, 3, 7)}M117 70H141V74H117Z`,
      stone,
    ),
    hatch("M112 24V84H122V48ZM102 24H112V48H102ZM74 66H82V96H74ZM130 70H138V96H130Z", "hl", 0.6),
    hatch("M80 54H96V84H80Z", "hw", 0.2),
    line("M101 18V4", stone, 2),
    path("M101 4 120 8 101 13Z", "#8E1F2F"),
    path(
      "M97 84V72a5 6 0 0 1 10 0V84ZM99 32h4v7h-4ZM87 60h4v7h-4ZM111 60h4v7h-4ZM70 78h4v7h-4ZM127 80h4v7h-4Z",
      "#F8D98A",
    ),
    path(
      "M96 86H108Q116 98 104 106 92 114 112 122L124 140H98L90 124Q84 112 98 104 106 98 96 86Z",
      "#E8CB98",
    ),
    cut("M0 130Q40 116 88 130T200 124V140H0Z", "#5E3E24", "hl"),
  );
};

// ---- Mountain

export const mountain_dwarf = (): string => {
  const ink = "#232B34";
  const steel = "#C9D3DA";
  return scene(
    dawn("#9DB4C6", "#B0C4D2", [150, 34, 16, "#FFF6D8"]),
    cut("M-10 120 44 28 76 76 112 20 150 78 176 46 220 120Z", "#64778A"),
    path(
      "M44 28 30 52 42 48 50 56 56 46ZM112 20 94 50 108 44 116 52 128 44ZM176 46 166 60 176 58 184 64 190 58Z",
      "#F4F8FA",
    ),
    // Two axes behind him.
    both(
      `<g transform="rotate(-34 100 110)">${line("M100 128V22", "#6B4A2C", 5, ROUND)}${path("M98 24Q74 22 70 42 82 40 98 52Z", steel)}${hatch("M98 24Q74 22 70 42 82 40 98 52Z", "hl", 0.3)}</g>`,
    ),
    cut("M46 140Q50 104 74 94H126Q150 104 154 140Z", ink, "hw", 0.12),
    // Helmet with a nose guard, and mostly beard.
    path("M76 62Q74 28 100 26T124 62Z", steel),
    hatch("M100 26Q124 28 124 62H106Z", "hl", 0.4),
    path("M72 58H128V67H72Z", "#E3B341"),
    both(
      path("M76 46Q58 44 54 22 66 34 80 34Z", "#F3EAD2") +
        disc(82, 62.5, 2, "#7A5407") +
        disc(94, 62.5, 2, "#7A5407"),
    ),
    path("M78 67H122V84H78Z", "#D9A070"),
    path("M96 67H104V82H96Z", steel),
    both(disc(88, 75, 2.4, ink)),
    path(
      "M74 78Q86 82 100 80 114 82 126 78 134 108 116 122L110 136 100 126 90 136 84 122Q66 108 74 78Z",
      "#B9522A",
    ),
    line("M86 90Q84 108 92 124M100 90V120M114 90Q116 108 108 124", "#7A3014", 2, ROUND),
    path("M92 86Q100 82 108 86L104 91H96Z", "#7A3014"),
    path("M84 116h10v5H84ZM106 116h10v5h-10Z", "#E3B341"),
    cut("M0 132Q60 122 110 130T200 126V140H0Z", "#3E4B58", "hl"),
  );
};

export const mountain_treasury = (): string => {
  const rock = "#4E5D6B";
  return scene(
    sky("#8FA7B8"),
    cut("M-10 140V70L30 26 62 54 100 4 146 50 174 24 210 66V140Z", rock),
    path(
      "M30 26 16 42 28 40 36 46 44 38ZM100 4 82 30 96 26 104 34 118 24ZM174 24 160 38 172 38 180 44 188 38Z",
      "#F4F8FA",
    ),
    // A door in the rock; it stands open.
    path("M46 128V80Q46 34 100 34T154 80V128Z", "#2A333C"),
    line("M46 128V80Q46 34 100 34T154 80V128", "#9AA7B0", 7, 'stroke-dasharray="15 2.4"'),
    path("M58 128V82Q58 46 100 46T142 82V128Z", "#F0A92E"),
    `<g opacity=".5">${times(9, (k) => path(`M100 108L${46 + k * 13.5} 46H${52 + k * 13.5}Z`, "#FFE08A"))}</g>`,
    both(path("M46 128V80Q46 56 60 46L66 58Q58 66 58 82V128Z", "#2A333C")),
    // Heaps of gold, a cup, a crown.
    path("M58 128Q66 108 82 110 90 92 102 96 114 90 120 106 134 104 142 128Z", "#FFD35A"),
    hatch("M58 128Q66 108 82 110 90 92 102 96 114 90 120 106 134 104 142 128Z", "hl", 0.28),
    path("M90 98 87 80 94 88 101 76 108 88 115 80 112 98Z", "#FFF1B8"),
    disc(101, 90, 3, "#B23446") + disc(94, 93, 2, "#2C6E72") + disc(108, 93, 2, "#2C6E72"),
    [
      [70, 120],
      [84, 116],
      [98, 112],
      [112, 114],
      [126, 120],
      [78, 125],
      [106, 122],
    ]
      .map(
        ([x, y]) =>
          `<ellipse cx="${x}" cy="${y}" rx="5.4" ry="3.4" fill="#FFE9A0" stroke="#9A6408" stroke-width="1.2"/>`,
      )
      .join(""),
    both(line("M34 128V92", "#2A333C", 4) + flame(34, 94, 22, "#F08A2C", "#FFE9A0")),
    cut("M0 126H200V140H0Z", "#333E48", "hl"),
  );
};

// The Ancient, in embers and gold; and the Forest, in greens.
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
  path,
  rays,
  scene,
  sky,
  stars,
  times,
  tree,
} from "../../../../art/scene.ts";
import { flame } from "../../../../art/things.ts";

const ROUND = 'stroke-linecap="round"';

// ---- Ancient

export const ancient_phoenix = (): string =>
  scene(
    dawn("#7A2E2A", "#8C3B30", [100, 62, 46, "#B8472C"], 22),
    hill("ridge", "#53201F"),
    figure("gi:eagle-emblem", 46, 8, 108, "#FFCB5C", 0, 0.45),
    // Out of the ashes.
    times(11, (k) =>
      flame(8 + k * 18.5, 132, 26 + ((k * 7) % 4) * 6, k % 2 ? "#E8742C" : "#F29A38", "#FFE39A"),
    ),
    cut("M0 126Q50 118 100 126T200 122V140H0Z", "#3A1516", "hl"),
  );

export const ancient_sage = (): string => {
  const robe = "#3A1516";
  return scene(
    sky("#B9552F", false),
    `<g opacity=".6">${rays(100, 56, 24, "#CC6B3C")}</g>`,
    // An old sundial as large as the sun.
    disc(100, 56, 47, "#F2B950"),
    disc(100, 56, 40, "#FFD98A"),
    times(12, (k) =>
      at(
        100,
        56,
        1,
        `<path d="M-1.6-38h3.2v9h-3.2Z" fill="#A1531F" transform="rotate(${k * 30})"/>`,
      ),
    ),
    hill("ridge", "#7A2E2A"),
    cut("M62 140Q64 92 76 72 84 58 100 56 116 58 124 72 136 92 138 140Z", robe, "hw", 0.1),
    // Hood, face, and a beard to the belt.
    path("M82 62Q80 28 100 20 120 28 118 62 114 70 100 72 86 70 82 62Z", robe),
    path("M88 50Q88 34 100 32 112 34 112 50L109 64H91Z", "#D79A6B"),
    path("M91 47h7v2.6h-7ZM102 47h7v2.6h-7Z", robe),
    path(
      "M89 42Q94 38 99 43L98 46Q93 42 89 45ZM111 42Q106 38 101 43L102 46Q107 42 111 45Z",
      "#FFF4DC",
    ),
    path(
      "M88 54Q94 58 100 55 106 58 112 54 116 74 110 94 104 106 100 116 96 106 90 94 84 74 88 54Z",
      "#FFF4DC",
    ),
    line("M95 62Q93 82 97 102M100 60V108M105 62Q107 82 103 102", "#C9A071", 1.6, ROUND),
    // A staff with a ring of light.
    line("M146 132 142 40", "#5A2A18", 4.6, ROUND),
    '<circle cx="141" cy="29" r="11" fill="none" stroke="#5A2A18" stroke-width="4.4"/>',
    disc(141, 29, 5, "#FFF1C2"),
    path("M118 84Q134 82 146 88L146 96Q132 96 120 100Z", robe),
    disc(145, 91, 5, "#D79A6B"),
    cut("M0 128Q60 118 110 126T200 120V140H0Z", "#4A1A18", "hl"),
  );
};

export const ancient_tree_spirit = (): string => {
  const bark = "#3E1A16";
  const leaf = (x: number, y: number, r: number): string => disc(x, y, r, "#E8A53A");
  return scene(
    dawn("#8C3B30", "#9E4A38", [100, 60, 52, "#D9662F"], 20),
    hill("mid", "#5E2520"),
    // A crown of golden leaves.
    both(leaf(70, 34, 24) + leaf(44, 44, 17) + leaf(30, 30, 12) + leaf(58, 18, 16)),
    leaf(100, 18, 24),
    both(
      line("M88 66Q66 62 50 40M74 58Q56 66 36 60", bark, 8, ROUND) +
        line("M54 46Q44 38 42 28M44 62Q34 58 26 62", bark, 4, ROUND),
    ),
    // The trunk is a face.
    cut(
      "M74 140Q80 116 78 92 72 62 84 36 92 44 100 34 108 44 116 36 128 62 122 92 120 116 126 140Z",
      bark,
      "hw",
      0.1,
    ),
    both(path("M60 140Q72 128 78 112L84 140Z", bark)),
    both(path("M81 64Q90 58 97 68 90 76 82 72Z", "#FFE08A") + disc(90.5, 68, 2.6, bark)),
    both(line("M78 58Q88 52 97 62", "#6B3322", 4, ROUND)),
    path("M96 72 100 84 104 72Z", "#6B3322"),
    path("M86 94Q100 88 114 94 110 110 100 110 90 110 86 94Z", "#FFC65A"),
    path("M92 93 94 99 97 92ZM104 92 106 99 109 93Z", bark),
    line("M88 118Q92 128 90 138M112 118Q108 128 110 138", "#6B3322", 2, ROUND),
    disc(30, 88, 2.4, "#FFE08A") +
      disc(170, 78, 2.4, "#FFE08A") +
      disc(156, 106, 2, "#FFE08A") +
      disc(46, 104, 2, "#FFE08A"),
    cut("M0 132Q60 124 100 132T200 128V140H0Z", "#2A1010", "hl"),
  );
};

export const ancient_woods = (): string => {
  const trunk = (x: number, w: number, ink: string): string =>
    cut(
      `M${x - w} 140Q${x - w * 0.45} 116 ${x - w * 0.42} 80L${x - w * 0.5} 0H${x + w * 0.5}L${x + w * 0.42} 80Q${x + w * 0.45} 116 ${x + w} 140Z`,
      ink,
      "hl",
      0.3,
    );
  return scene(
    sky("#E9A04A", false),
    `<g opacity=".7">${rays(100, 66, 26, "#F4BC66")}</g>`,
    disc(100, 66, 24, "#FFF0C0"),
    hill("mid", "#C0642F"),
    trunk(62, 9, "#A14A26") + trunk(140, 9, "#A14A26"),
    path("M92 88H108L150 140H50Z", "#F6CF86"),
    hatch("M92 88H108L150 140H50Z", "hl", 0.14),
    trunk(30, 20, "#5A2318") + trunk(172, 20, "#5A2318"),
    line("M38 52Q58 40 66 22M160 50Q142 36 138 22", "#5A2318", 6, ROUND),
    trunk(0, 22, "#33130F") + trunk(202, 20, "#33130F"),
    // Leaves close above.
    path(
      "M0 0H200V26q-8 8-16 0-8 10-17 0-8 9-17 0-8 8-16-2-9 8-17 0-8 8-17-1-8 9-17 0-8 8-17 1-8 9-17-2-8 9-16 2-8 8-16 0-6 6-17 4Z",
      "#7A1F1A",
    ),
    hatch("M0 0H200V30H0Z", "hz", 0.35),
    // A stag on the way.
    at(
      100,
      84,
      0.9,
      path(
        "M-14 24-11 6Q-12-2-6-6L6-6 10-18 18-16 22-10 16-8 14 4 12 24H9L7 8H-4L-8 24Z",
        "#33130F",
      ),
      line("M12-18Q8-28 10-34M11-24 4-30M14-18Q20-26 18-34M16-24 23-28", "#33130F", 2, ROUND),
    ),
    cut("M0 132Q50 122 100 130T200 126V140H0Z", "#33130F", "hl"),
  );
};

// ---- Forest

export const forest_elf = (): string => {
  const ink = "#1F3C26";
  const skin = "#F0CFA4";
  return scene(
    dawn("#B8D39A", "#C8DFAF", [100, 56, 44, "#FFF6CE"], 20),
    hill("mid", "#79A65E"),
    tree(-4, 18, 84, "#3E6B3C") + tree(124, 22, 80, "#4B7A48"),
    // Long ears, a circlet, hair like straw under the hood.
    both(path("M84 54 56 36Q60 56 84 66Z", skin) + hatch("M84 58 60 40Q64 56 84 66Z", "hl", 0.35)),
    path("M56 140Q58 104 76 92L124 92Q142 104 144 140Z", ink),
    both(
      path("M78 50Q70 82 78 112L92 104 90 60Z", "#D9A441") +
        hatch("M78 50Q70 82 78 112L86 106 84 56Z", "hl", 0.35),
    ),
    path(
      "M82 50Q82 30 100 28 118 30 118 50 118 70 112 80 106 88 100 88 94 88 88 80 82 70 82 50Z",
      skin,
    ),
    path("M92 84H108V98Q100 106 92 98Z", skin),
    path("M80 58Q78 24 100 22 122 24 120 58 118 44 100 38 82 44 80 58Z", "#D9A441"),
    line("M82 48Q100 38 118 48", "#2E7A5A", 3),
    path("M100 36l4 6-4 7-4-7Z", "#58C49A"),
    both(path("M87 58Q92 54 97 59 92 62 87 58Z", ink)),
    both(line("M86 53Q91 50 97 54", "#8A6420", 1.8, ROUND)),
    line("M100 60V70L97 72M95 78Q100 81 105 78", "#A86A4A", 1.8, ROUND),
    // The bow at hand.
    line("M156 30Q178 76 152 124", "#5B3418", 4.4, ROUND),
    line("M156 30 152 124", "#F7EBD0", 1.2),
    both(path("M76 94 100 118 92 140H66Z", "#2E5A36")),
    disc(100, 118, 4, "#E8C66A"),
    cut("M0 130Q60 122 110 128T200 124V140H0Z", "#39612F", "hl"),
  );
};

export const forest_gnome = (): string => {
  const ink = "#24401F";
  return scene(
    dawn("#CFE0A6", "#DDEABB", [158, 34, 17, "#FFF8D2"]),
    hill("high", "#9DBF72"),
    tree(-8, 30, 60, "#5F8B4C") + tree(146, 44, 54, "#5F8B4C"),
    hill("mid", "#6F9A54"),
    // A toadstool to sit under.
    path("M140 128V98q9-5 18 0v30Z", "#F4EAD2"),
    hatch("M149 96h9v32h-9Z", "hl", 0.4),
    path("M118 102Q120 70 149 68 178 70 180 102 149 90 118 102Z", "#C2412E"),
    disc(134, 86, 5, "#F7EBD0") + disc(152, 80, 6, "#F7EBD0") + disc(168, 92, 4.4, "#F7EBD0"),
    // Hat, nose, beard.
    path("M48 128Q46 96 62 84L108 84Q124 96 122 128Z", ink),
    path("M54 76Q60 44 92 10 104 40 116 76 86 64 54 76Z", "#B9372B"),
    hatch("M92 10Q104 40 116 76L96 69Q98 40 92 10Z", "hl", 0.4),
    path("M92 10Q80 12 74 22 84 24 90 18Z", "#B9372B"),
    path("M62 76Q86 66 108 76L106 92H64Z", "#E2AC7C"),
    disc(76, 81, 2.4, ink) + disc(94, 81, 2.4, ink),
    path("M52 80Q85 64 118 80L116 72Q86 58 54 72Z", "#8A211B"),
    path("M60 88Q74 84 85 92 96 84 110 88 114 112 85 132 56 112 60 88Z", "#FBF5E4"),
    line("M72 98Q74 110 82 120M85 98V124M98 98Q96 110 88 120", "#C8BE9C", 1.8, ROUND),
    disc(85, 90, 6, "#D48F64"),
    cut("M0 124Q60 114 110 122T200 116V140H0Z", "#365C2C", "hl"),
    path("M14 122q3-12 6 0ZM26 120q4-14 7 0ZM186 118q3-12 6 0Z", "#6F9A54"),
  );
};

export const forest_pixie = (): string => {
  const ink = "#143A2C";
  const wing = "#DFF6C8";
  return scene(
    sky("#2F6B4A", false),
    `<g opacity=".6">${rays(100, 62, 22, "#3B7C56")}</g>`,
    disc(100, 60, 48, "#5FA86A"),
    disc(100, 60, 38, "#A6D883"),
    tree(-14, 18, 76, "#1F4F38") + tree(142, 10, 84, "#1F4F38"),
    // Four wings of gauze.
    both(
      cut("M98 62Q74 12 50 14 38 28 56 50 72 66 98 66Z", wing, "hl", 0.14) +
        cut("M98 66Q66 68 58 88 58 104 74 100 90 92 100 70Z", "#C6EBA6", "hl", 0.14) +
        line("M96 62Q76 40 58 24M94 66Q76 56 62 46M96 70Q78 82 66 94", "#7FB873", 1.4),
    ),
    // She hovers, one arm up, a wand of light.
    path("M100 58Q110 60 110 74L116 96Q100 102 84 96L90 74Q90 60 100 58Z", "#C8452F"),
    hatch("M100 58Q110 60 110 74L116 96 100 99Z", "hl", 0.35),
    line("M95 96Q94 112 88 122M105 96Q108 110 118 116", "#F2CDA2", 4.4, ROUND),
    line("M91 66Q82 76 80 86M109 66Q122 58 126 42", "#F2CDA2", 4, ROUND),
    disc(100, 46, 11, "#F2CDA2"),
    path("M87 50Q84 32 100 32 116 32 113 50 110 40 100 40 92 40 87 50Z", ink),
    path("M84 44 74 40 86 52ZM116 44 126 40 114 52Z", "#F2CDA2"),
    disc(96, 47, 1.6, ink) + disc(104, 47, 1.6, ink),
    line("M96 52Q100 55 104 52", ink, 1.4, ROUND),
    line("M126 42 132 28", "#6B4A22", 2.4, ROUND),
    path("M133 14l2.4 8 8 2.4-8 2.4-2.4 8-2.4-8-8-2.4 8-2.4Z", "#FFF3B0"),
    stars([40, 36], [150, 50], [160, 92], [38, 92], [72, 20], [118, 14]),
    cut("M0 128Q60 116 110 126T200 120V140H0Z", ink, "hl"),
    [24, 52, 146, 178]
      .map(
        (x, k) =>
          disc(x, 120 - (k % 2) * 4, 5, k % 2 ? "#F2B84A" : "#E87C8A") +
          disc(x, 120 - (k % 2) * 4, 2, "#FFF6D0"),
      )
      .join(""),
  );
};

export const forest_tree_town = (): string => {
  const bark = "#3A2A18";
  const hut = (x: number, y: number, s: number): string =>
    at(
      x,
      y,
      s,
      path("M-20 22H20V26H-20Z", bark),
      path("M-13 22V2H13V22Z", "#8A5A2C"),
      hatch("M0 2H13V22H0Z", "hl", 0.4),
      path("M-19 4 0-16 19 4Z", "#B2472C"),
      path("M-4 22V11a4 4 0 0 1 8 0V22Z", "#FFE08A"),
      line("M-18 26-6 38M18 26 6 38", bark, 2.4),
    );
  const trunk = (x: number, w: number): string =>
    cut(
      `M${x - w - 6} 140Q${x - w} 120 ${x - w} 90V0H${x + w}V90Q${x + w} 120 ${x + w + 6} 140Z`,
      bark,
      "hw",
      0.1,
    );
  const crown = (x: number, y: number, r: number, ink: string): string => disc(x, y, r, ink);
  return scene(
    dawn("#A9CF8C", "#BBDB9F", [100, 74, 26, "#FFF6CE"], 18),
    tree(4, 62, 50, "#6C9C58") + tree(152, 66, 46, "#6C9C58") + tree(78, 70, 40, "#79A65E"),
    hill("low", "#5E8A4A"),
    trunk(48, 10) + trunk(146, 12),
    crown(20, 12, 28, "#3E7040") +
      crown(60, 4, 30, "#4B8049") +
      crown(120, 6, 26, "#4B8049") +
      crown(160, 2, 32, "#3E7040") +
      crown(192, 18, 22, "#4B8049"),
    hatch("M0 0H200V34H0Z", "hl", 0.12),
    // Bridges of rope.
    line("M58 82Q98 102 136 74", bark, 4),
    line("M58 70Q98 92 136 62", bark, 1.6),
    line(
      times(6, (k) => `M${66 + k * 12} ${[74, 80, 82.5, 82, 78, 72][k]}v12`),
      bark,
      1.6,
    ),
    hut(48, 56, 1.2) + hut(148, 44, 1.3) + hut(150, 96, 0.85),
    // A stair round the trunk.
    line("M38 128 58 118 38 108 58 98", "#A87A44", 3.4),
    cut("M0 128Q60 118 110 126T200 122V140H0Z", "#2F5230", "hl"),
  );
};

// The Noble, in sky and white; the Arcane, in lilac and cream; castles and a lake without a family.
import {
  both,
  castle,
  cut,
  dawn,
  disc,
  figure,
  ground,
  hatch,
  hill,
  icon,
  line,
  merlons,
  path,
  rays,
  scene,
  sky,
  stars,
  times,
  tree,
  water,
} from "../../../../art/scene.ts";

const ROUND = 'stroke-linecap="round"';

// ---- Noble

export const noble_hills = (): string =>
  scene(
    dawn("#A9CDEA", "#BFDAF0", [100, 44, 24, "#FFF7D6"], 22),
    cut("M0 84 30 62 60 80 96 54 132 78 166 56 200 80V140H0Z", "#8FB0C9"),
    cut("M0 96Q44 66 96 88T200 80V140H0Z", "#8DBB8A"),
    cut("M84 140Q104 86 156 82 186 82 200 92V140Z", "#6FA577"),
    // Fields in stripes, a white road, a castle of good people.
    cut("M0 140V108Q40 92 92 112 116 122 130 140Z", "#C9B95A", "hl", 0.16),
    line("M0 118Q44 102 92 122M0 128Q44 112 84 132M10 138Q40 124 72 138", "#9A8A34", 2),
    path(
      "M128 140Q112 122 132 112 150 104 138 94L132 88H140L150 96Q160 108 144 118 134 126 150 140Z",
      "#FBF5E2",
    ),
    castle(106, 34, 62, "#F7F4EC", "#4F80A8", "#C9A227"),
    tree(58, 66, 30, "#3F7358") + tree(74, 72, 24, "#3F7358") + tree(172, 72, 28, "#3F7358"),
    // Banners along the way.
    [
      [22, 66],
      [44, 72],
    ]
      .map(
        ([x, y]) =>
          line(`M${x} ${y! + 42}V${y}`, "#4F6A80", 2.4) +
          path(`M${x} ${y}h19l-6 6 6 6h-19Z`, "#2A679C") +
          disc(x! + 6, y! + 6, 2.4, "#F4D98A"),
      )
      .join(""),
  );

export const noble_knight = (): string => {
  const steel = "#F2F4F6";
  const ink = "#2B3E54";
  return scene(
    dawn("#86B4DC", "#9CC3E6", [100, 58, 46, "#FFF7D6"], 24),
    hill("ridge", "#6E9AB8"),
    hill("low", "#5B8A78"),
    // Lances with pennants on both sides.
    both(
      line("M28 140V18", "#5B4A2C", 3.4) +
        path("M28 20 64 29 28 38Z", "#C9A227") +
        path("M28 26 48 29 28 32Z", "#FFF4D0"),
    ),
    // Plume, visor, gorget.
    path("M98 24Q84-6 124 2 148 10 146 48 140 30 124 26Z", "#A3282F"),
    hatch("M104 14Q130 8 146 48 140 30 124 26Z", "hl", 0.35),
    path("M70 66Q68 20 100 20T130 66L126 92Q114 104 100 108 86 104 74 92Z", steel),
    hatch("M100 20Q130 22 130 66L126 92Q114 104 100 108Z", "hl", 0.28),
    path("M66 54H134L128 66 100 72 72 66Z", ink),
    path("M74 56H98V62H76ZM102 56H126L124 62H102Z", "#F4D98A"),
    path("M72 66 100 72 128 66 122 92 100 104 78 92Z", "#C9D6E2"),
    line("M84 78v12M91 81v13M100 82v14M109 81v13M116 78v12", ink, 2.6, ROUND),
    line("M100 20V54", "#C9A227", 3),
    disc(70, 60, 5, "#C9A227") + disc(130, 60, 5, "#C9A227"),
    cut("M44 140Q48 114 74 102L100 112 126 102Q152 114 156 140Z", "#2A679C", "hl", 0.25),
    path("M92 140V108H108V140ZM60 126H140V136H60Z", "#F7F4EC"),
    path("M74 100Q100 116 126 100L128 108Q100 124 72 108Z", steel),
  );
};

export const noble_unicorn = (): string =>
  scene(
    dawn("#9FC3E6", "#B6D2EE", [44, 36, 18, "#FFF7D6"]),
    hill("high", "#8FB0C9"),
    hill("mid", "#6F9A8A"),
    figure("gi:unicorn", 52, 12, 100, "#F7F4EC", 0, 0.4),
    path("M144 14l-27 25 5 4Z", "#E8C04A"),
    ground("low", "#4F8068"),
    path("M20 118q4-8 8 0ZM36 116q4-8 8 0ZM160 110q4-8 8 0ZM178 108q4-8 8 0Z", "#F7F4EC"),
  );

// ---- Arcane

export const arcane_manticore = (): string => {
  const coat = "#E8C98C";
  const ink = "#2B2249";
  return scene(
    sky("#5A4B8A", false),
    `<g opacity=".55">${rays(84, 62, 24, "#6C5CA0")}</g>`,
    disc(84, 62, 46, "#8B78C4"),
    hill("ridge", "#3F3368"),
    // A scorpion's tail, a bat's wings, a lion's mane.
    line("M130 118Q182 118 176 70 172 36 140 38", ink, 15, ROUND),
    line("M130 118Q182 118 176 70 172 36 140 38", "#B0562F", 11, ROUND),
    line("M130 118Q182 118 176 70 172 36 140 38", ink, 11, 'stroke-dasharray="2 10"'),
    path("M150 26Q124 24 116 54 132 42 146 50Z", "#D9703C"),
    cut("M62 74Q36 30 4 34 16 42 12 56 24 54 26 68 38 66 42 80Z", ink, "hw", 0.14),
    cut("M100 68Q98 22 122 2 122 14 132 20 122 28 126 38 114 44 116 62Z", ink, "hw", 0.14),
    path(
      times(14, (k) => {
        const a = (k * 2 * Math.PI) / 14;
        const p = (r: number, t: number): string =>
          `${(86 + r * Math.cos(t)).toFixed(1)} ${(72 + r * Math.sin(t)).toFixed(1)}`;
        return `M${p(30, a - 0.26)}L${p(48, a)} ${p(30, a + 0.26)}Z`;
      }) + "M52 72a34 34 0 1 0 68 0a34 34 0 1 0-68 0",
      "#B0562F",
    ),
    path("M62 62Q64 44 86 44T110 62L106 82Q98 98 86 98T66 82Z", coat),
    hatch("M86 44Q108 44 110 62L106 82Q98 98 86 98Z", "hl", 0.28),
    path("M68 62Q76 58 82 66L80 69Q74 66 69 67ZM104 62Q96 58 90 66L92 69Q98 66 103 67Z", ink),
    disc(76, 68, 2, "#FFF6D0") + disc(96, 68, 2, "#FFF6D0"),
    path("M80 78H92L86 85Z", ink),
    path("M74 87Q86 82 98 87L96 94Q86 99 76 94Z", ink),
    path("M78 87 80 92 83 86ZM89 86 92 92 94 87Z", "#FFF6DC"),
    cut("M40 140Q46 112 66 102H108Q134 110 138 140Z", coat, "hl", 0.25),
    cut("M0 132Q60 122 110 130T200 124V140H0Z", ink, "hl"),
  );
};

export const arcane_sphinx = (): string =>
  scene(
    dawn("#7A66B0", "#8A78BE", [150, 40, 22, "#D9C8F2"], 22),
    // Pyramids, and the one who asks.
    cut("M96 112 142 50 188 112Z", "#5A4A8E") + hatch("M142 50 188 112H150Z", "hl", 0.4),
    cut("M150 112 182 70 214 112Z", "#4E407E"),
    cut("M0 112Q50 100 100 108T200 104V140H0Z", "#B49AC8", "hl", 0.16),
    figure("gi:greek-sphinx", 34, 12, 100, "#F3E6C6", 0, 0.45),
    path("M36 108H138V116H36ZM28 116H146V126H28Z", "#2F2556"),
    line(
      "M40 121h8M54 121h4M64 121h10M80 121h4M90 121h12M108 121h4M118 121h10M132 121h6",
      "#E8C66A",
      2.4,
    ),
    stars([24, 26], [186, 26], [112, 16], [20, 78]),
    cut("M0 126Q60 122 110 127T200 124V140H0Z", "#241C47", "hl"),
  );

export const arcane_temple = (): string => {
  const stone = "#F0E4C8";
  const column = (x: number, top: number): string =>
    cut(`M${x} 116V${top}h12V116Z`, stone, "hl", 0.2) +
    path(`M${x - 3} ${top - 5}h18v6h-18ZM${x - 3} 111h18v6h-18Z`, stone);
  return scene(
    dawn("#5A4B8A", "#69589C", [100, 62, 34, "#C9B6F0"], 24),
    hill("ridge", "#3F3368"),
    // A ring of signs turns where the roof was.
    '<circle cx="100" cy="62" r="27" fill="none" stroke="#F8F0FF" stroke-width="2"/><circle cx="100" cy="62" r="21" fill="none" stroke="#8E74CE" stroke-width="1.6" stroke-dasharray="3 3"/>',
    path("M100 36 122.500 75H77.500Z", "#8E74CE55"),
    path("M100 46 106 62 100 78 94 62Z", "#FFFFFF"),
    hatch("M100 46 106 62 100 78Z", "hl", 0.3),
    column(42, 34) + column(62, 58) + column(126, 34) + column(148, 48),
    path("M36 24H62V30H36ZM120 24 166 34 164 42 118 31Z", stone),
    path("M34 116H168V123H34ZM24 123H178V131H24Z", stone),
    hatch("M34 123H178V131H24Z", "hl", 0.3),
    stars([22, 26], [182, 22], [84, 16], [112, 22], [188, 76]),
    cut("M0 130Q60 124 110 129T200 126V140H0Z", "#2B2249", "hl"),
  );
};

// ---- without a family

export const lake = (): string =>
  scene(
    dawn("#BFE0DC", "#D0EAE4", [140, 40, 18, "#FFF8DC"], 18),
    cut("M0 74 26 44 52 68 84 32 118 72 150 50 200 76V90H0Z", "#7FA9A8"),
    path("M84 32 72 46 82 44 90 50 98 46ZM26 44 18 54 26 52 34 56Z", "#F7FBF8"),
    cut("M0 78Q50 68 100 78T200 74V90H0Z", "#4F8A6A"),
    tree(4, 44, 34, "#2F6650") + tree(26, 50, 28, "#2F6650") + tree(168, 46, 32, "#2F6650"),
    water(84, "#3F8FA3", 0.5),
    path("M122 84h36l-6 5h-24ZM126 93h28l-4 4h-20Z", "#FFF8DC88"),
    figure("gi:swan", 56, 46, 76, "#FFFFFF", 0, 0.3),
    path("M58 122q36-8 72 0-36 8-72 0Z", "#2C7388"),
    // Reeds and lilies at our feet.
    line(
      "M14 140Q16 112 10 92M24 140Q24 116 28 100M178 140Q176 116 182 96M190 140Q190 118 188 104",
      "#2F5A3C",
      2.6,
      ROUND,
    ),
    path(
      "M7 94q3-14 6 0v6H7ZM25 102q3-12 6 0v6h-6ZM179 98q3-14 6 0v6h-6ZM185 106q3-12 6 0v6h-6Z",
      "#6B4424",
    ),
    '<ellipse cx="150" cy="124" rx="14" ry="4.600" fill="#4F9A62"/><ellipse cx="44" cy="130" rx="12" ry="4" fill="#4F9A62"/>',
    path("M144 121q2-8 6-9 4 1 6 9-6 3-12 0Z", "#F3A9BC"),
  );

export const castle_or = (): string => {
  const stone = "#E9DDC2";
  const tower = (x: number, y: number, w: number): string =>
    cut(`M${x} 118V${y}h${w}V118Z`, stone, "hl", 0.14) +
    path(`${merlons(x - 3, y - 8, w + 6, 4, 9)}M${x - 3} ${y}h${w + 6}v5h-${w + 6}Z`, stone) +
    path(`M${x + w / 2 - 2.5} ${y + 12}q2.500-4 5 0v10h-5Z`, "#6A5A3C");
  return scene(
    dawn("#8FC0D8", "#A5CEE2", [36, 34, 16, "#FFF5CE"]),
    hill("high", "#9CBF86"),
    hill("mid", "#7FA96B"),
    // Broad walls, a gate with its grating up, blue banners.
    cut(`M34 118V78H166V118Z${merlons(34, 70, 132, 12, 9)}`, "#D6C7A6", "hz", 0.14),
    tower(24, 62, 26) + tower(150, 62, 26) + tower(58, 44, 22) + tower(120, 44, 22),
    cut(`M82 118V52H118V118Z${merlons(79, 43, 42, 5, 10)}`, stone, "hl", 0.12),
    path("M79 52H121V58H79Z", "#C9B68E"),
    path("M89 118V94q11-14 22 0v24Z", "#3A2E22"),
    line("M93 92v10M100 89v12M107 92v10", "#A98A54", 2),
    both(line("M69 36V16", "#6A5A3C", 2) + path("M69 16 86 21 69 26Z", "#2A679C")),
    line("M100 43V20", "#6A5A3C", 2),
    path("M100 20 122 26 100 32Z", "#A3282F"),
    both(path("M32 80h10v20l-5-5-5 5Z", "#2A679C")),
    path("M93 64h14v14l-7-4-7 4Z", "#A3282F"),
    cut("M0 118Q60 110 100 117T200 114V140H0Z", "#5E8C4E", "hl"),
    path("M89 118H111L124 140H76Z", "#E2CF9E"),
  );
};

export const castle_and = (): string => {
  const stone = "#4A2F4A";
  const spire = (x: number, y: number, w: number): string =>
    path(
      `M${x} 96V${y}h${w}V96ZM${x - 3} ${y}l${w / 2 + 3} ${-w * 1.3} ${w / 2 + 3} ${w * 1.3}Z`,
      stone,
    ) +
    hatch(`M${x + w / 2} 96V${y}h${w / 2}V96Z`, "hw", 0.12) +
    path(`M${x + w / 2 - 2} ${y + 8}q2-4 4 0v8h-4Z`, "#FFDE8A");
  return scene(
    dawn("#E89A7A", "#F0AE8E", [150, 62, 28, "#FFF0C4"], 20),
    cut("M0 90 34 58 70 90 110 66 150 88 200 62V140H0Z", "#B5687A"),
    // Spires on a crag by night fall; people on the road.
    cut("M22 140Q40 112 50 96H122Q134 112 160 140Z", "#6E4258", "hl", 0.3),
    spire(54, 66, 14) + spire(72, 42, 17) + spire(94, 54, 14) + spire(110, 72, 12),
    path(`M48 96V80H124V96Z${merlons(48, 74, 76, 8, 7)}`, stone),
    path("M82 96V86q5-6 10 0v10Z", "#FFDE8A"),
    line("M80.500 20V8", stone, 1.6),
    path("M80.500 8 94 12 80.500 16Z", "#A3282F"),
    path(
      "M82 96H92Q104 104 92 112 78 120 112 126L168 140H120L90 130Q62 120 80 110 90 104 82 96Z",
      "#F2CFA0",
    ),
    [
      [104, 118],
      [116, 122],
      [128, 126],
    ]
      .map(
        ([x, y]) =>
          path(`M${x} ${y}q3-8 6 0v5h-6Z`, "#FFE9C8") +
          disc(x! + 3, y! - 5, 2.4, "#FFE9C8") +
          line(`M${x! + 7} ${y! + 5}v-20`, "#FFE9C8", 1.2),
      )
      .join(""),
    cut("M0 134Q50 126 96 136L100 140H0Z", "#3A2238", "hl"),
    icon("gi:pine-tree", 166, 92, 34, "#4A2A40") + icon("gi:pine-tree", 8, 98, 34, "#4A2A40"),
  );
};

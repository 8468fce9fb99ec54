// Craftsmen and scholars.
import {
  both,
  cut,
  dawn,
  disc,
  figure,
  ground,
  hatch,
  hill,
  icon,
  line,
  path,
  rays,
  scene,
  sky,
  times,
  tree,
} from "../../../../art/scene.ts";
import { candle, flame, house, stall } from "../../../../art/things.ts";

const ROUND = 'stroke-linecap="round"';

export const cellar = (): string =>
  scene(
    sky("#57402F"),
    path("M16 140V70a84 66 0 0 1 168 0v70Z", "#241812"),
    line("M16 140V70a84 66 0 0 1 168 0v70", "#8A6746", 9, 'stroke-dasharray="14 3"'),
    disc(100, 30, 30, "#F2B63230"),
    disc(100, 28, 18, "#F2B63240"),
    figure("gi:cellar-barrels", 44, 36, 108, "#CF9552", 0.3, 0.45),
    path("M34 122H166V127H34Z", "#8A6746"),
    icon("gi:candle-flame", 87, 8, 26, "#FFD36B"),
  );

export const village = (): string => {
  const inks: [string, string, string, string] = ["#6A4530", "#8E3B26", "#C79A63", "#FFE08A"];
  return scene(
    dawn("#A8D0C8", "#BDDDD4", [40, 34, 18, "#FFF0BE"]),
    hill("high", "#8DBB93"),
    hill("mid", "#6AA06E"),
    tree(-2, 62, 46, "#37684A"),
    tree(160, 54, 50, "#37684A"),
    path("M107 58V34L114 12 121 34V58Z", "#4E3122"),
    line("M114 14V4M111 7h6", "#4E3122", 1.6),
    house(106, 62, 0.86, inks),
    house(28, 68, 0.92, inks),
    house(70, 78, 1.02, inks),
    ground("low", "#4C7E50"),
    path("M84 112h12q6 10 34 28H72q14-14 12-28Z", "#D9C58C"),
    line("M24 116v14M36 114v14M48 112v14M18 120l36-5", "#33573B", 2.4),
  );
};

export const market = (): string =>
  scene(
    dawn("#F0C987", "#F6D9A4", [100, 46, 26, "#FFF3CF"], 20),
    path(
      "M0 112V70L12 58 24 70V80H40V62L52 50 64 62V112ZM136 112V66L148 52 160 66V78H176V60L188 48 200 60V112Z",
      "#DDAB68",
    ),
    path("M90 112V62L100 34 110 62V112ZM82 112V78H118V112Z", "#D19A55"),
    path("M97 66h6v9h-6ZM97 88h6v9h-6Z", "#F6D9A4"),
    cut("M0 110H200V140H0Z", "#9A6438", "hl"),
    line("M0 12Q52 34 100 16T200 12", "#7A4A2A", 1.4),
    path(
      times(9, (k) => `M${6 + k * 22} ${[16, 21, 23, 21, 17, 14, 14, 14, 13][k]}l5.5 11 5.5-11Z`),
      "#B23A2E",
    ),
    stall(4, 44, 84, "#B23A2E", "#F7EBD0", "#4A2C1C"),
    stall(108, 36, 92, "#2C6E72", "#F7EBD0", "#4A2C1C"),
    // A sack and a basket between them.
    path("M88 132Q84 116 94 112L92 107H104L102 112Q112 116 108 132Z", "#6B4423"),
    hatch("M98 112H102Q112 116 108 132H98Z", "hl", 0.5),
    line("M92 111H104", "#E7B545", 1.8),
  );

export const smithy = (): string =>
  scene(
    sky("#2C2125"),
    path("M28 140V62Q28 14 100 14T172 62V140Z", "#463338"),
    hatch("M28 140V62Q28 14 100 14T172 62V140Z", "hz", 0.35),
    path("M44 140V66Q44 28 100 28T156 66V140Z", "#7A2A14"),
    path("M56 140V72Q56 40 100 40T144 72V140Z", "#D9611E"),
    path(
      "M66 104Q60 70 84 52 84 66 92 64 90 46 108 32 106 52 118 58 122 64 120 74 128 72 128 62 142 82 132 106Z",
      "#FFB83A",
    ),
    path("M80 104Q78 84 94 74 96 82 102 78 102 68 108 62 110 78 120 82 124 94 118 104Z", "#FFEFA8"),
    cut(
      "M58 84H150V95Q128 97 122 106V112H134V122H74V112H86V106Q78 98 62 98 44 97 36 84Z",
      "#120D10",
      "hw",
      0.2,
    ),
    path("M66 78H140V84H66Z", "#FFF1B8"),
    path("M66 81H140V84H66Z", "#F7A32B"),
    // The hammer comes down on the glowing bar.
    path("M112 58 84 12 91 8 119 54Z", "#B0743E"),
    cut("M94 66 134 42 146 61 106 85Z", "#120D10", "hw", 0.25),
    line("M92 76 70 60M88 79 58 72M98 70 88 48M150 76 166 62M152 80 172 74", "#FFE08A", 2.2, ROUND),
    cut("M0 122H200V140H0Z", "#1A1215", "hl"),
  );

export const mine = (): string =>
  scene(
    dawn("#8FA3B5", "#A3B5C4", [34, 30, 13, "#F6E6B8"]),
    hill("peaks", "#6B7C8C"),
    cut("M18 140Q22 86 56 54L84 22 112 20 146 56Q178 92 184 140Z", "#404D59", "hl", 0.3),
    path("M62 118V74Q62 48 100 48T138 74V118Z", "#11161B"),
    disc(100, 78, 24, "#F2B63233"),
    path("M54 118 60 56H70L68 118ZM146 118 140 56H130L132 118ZM50 46H150V58H50Z", "#8A6236"),
    hatch("M50 46H150V58H50ZM54 118 60 56H70L68 118ZM146 118 140 56H130L132 118Z", "hz", 0.5),
    line("M100 58v8", "#8A6236", 2),
    flame(100, 82, 14, "#FFC24A", "#FFF3C0"),
    ground("flat", "#333E48"),
    line("M84 112 62 140M116 112 138 140", "#B9C4CC", 3),
    line("M80 120H120M75 127H125M69 135H131", "#8A6236", 3.4),
    path("M64 92Q72 76 84 84 90 72 102 80 114 72 120 83 132 78 136 92Z", "#F2C344"),
    hatch("M100 80Q114 72 120 83 132 78 136 92H100Z", "hl", 0.5),
    path("M58 90H142L132 116H68Z", "#20272E"),
    hatch("M58 90H142L132 116H68Z", "hw", 0.18),
    path("M58 88H142V94H58Z", "#56636F"),
    disc(80, 118, 8, "#11161B") + disc(120, 118, 8, "#11161B"),
    disc(80, 118, 3.4, "#8A97A2") + disc(120, 118, 3.4, "#8A97A2"),
    path("M22 122l8-10 10 8-3 9ZM164 124l6-9 10 5-2 9Z", "#F2C344"),
  );

export const remodel = (): string =>
  scene(
    dawn("#9FC4D6", "#B4D3E1", [170, 24, 12, "#FFF4D8"]),
    hill("mid", "#C9A26C"),
    // The old half, broken; the new half, roofed and scaffolded.
    cut("M56 116V66L62 58 66 64 72 50 78 56 84 46 90 52 100 42V116Z", "#8A6647", "hz", 0.4),
    line(
      "M56 76H100M56 88H100M56 100H100M66 66V76M84 66V76M74 76V88M92 76V88M66 88V100M84 88V100M74 100V116M92 100V116",
      "#5E4129",
      1.6,
    ),
    path("M64 70h8v10h-8Z", "#3C2819"),
    cut("M100 40H142V116H100Z", "#F1E2C0", "hz", 0.12),
    cut("M94 42 120 12 148 42Z", "#A63E28", "hl", 0.3),
    path("M114 56h14v16q-7-8-14 0ZM114 90h14v26h-14Z", "#5E4129"),
    line("M100 40V116", "#5E4129", 2.4),
    line(
      "M148 116V46M176 116V46M140 60H184M140 90H184M148 90 176 60M148 116 176 90",
      "#6B4423",
      3.4,
    ),
    // A mason on the scaffold, a crane with its stone.
    path("M156 60 158 43Q159 36 164 36T170 43L172 60ZM159 40 145 47 147 51 160 46Z", "#2E1D12"),
    disc(164, 31, 4.8, "#2E1D12"),
    line("M34 116V20M34 22H90M34 44 56 22M26 115H42", "#6B4423", 3.6),
    line("M80 22V32", "#2E1D12", 1.6),
    cut("M71 32H89V42H71Z", "#F1E2C0", "hl", 0.25),
    ground("flat", "#9A7144"),
  );

export const woodcutter = (): string =>
  scene(
    dawn("#C8D9B0", "#D6E3C2", [100, 42, 24, "#FFF3C2"], 20),
    hill("mid", "#8FB274"),
    tree(-8, 14, 92, "#365F38"),
    tree(36, 40, 56, "#4B7A48"),
    tree(122, 12, 94, "#365F38"),
    ground("low", "#5E8046"),
    cut("M62 122Q70 116 68 96H132Q130 116 140 122Q120 128 100 126T62 122Z", "#5B3418", "hz", 0.5),
    '<ellipse cx="100" cy="96" rx="32" ry="9" fill="#EBC88C" stroke="#5B3418" stroke-width="2"/>',
    '<ellipse cx="100" cy="96" rx="20" ry="5.4" fill="none" stroke="#B98A4E" stroke-width="1.6"/>',
    '<ellipse cx="100" cy="96" rx="9" ry="2.4" fill="none" stroke="#B98A4E" stroke-width="1.6"/>',
    line("M92 86 142 36", "#6E3F1C", 6.5, ROUND),
    line("M95 80 140 35", "#B07A42", 1.6, ROUND),
    path("M78 78Q92 68 106 76L112 82Q116 96 104 106 98 96 88 92 78 88 78 78Z", "#38444C"),
    path("M78 78Q78 88 88 92 98 96 104 106L107 101Q100 92 90 88 82 85 82 76Z", "#DDE6EA"),
    [
      [152, 118],
      [172, 118],
      [162, 103],
    ]
      .map(
        ([x, y]) =>
          disc(x!, y!, 10, "#5B3418") +
          disc(x!, y!, 7.6, "#EBC88C") +
          `<circle cx="${x}" cy="${y}" r="4" fill="none" stroke="#B98A4E" stroke-width="1.6"/>`,
      )
      .join(""),
  );

export const workshop = (): string =>
  scene(
    sky("#DDBE95"),
    line("M0 22H200M0 46H200M0 70H200M0 94H200", "#C29E70", 1.6),
    // Tools on the wall.
    path("M22 18h5v30h-5ZM14 14h24v10H14Z", "#4A2E1A"),
    path("M160 14h8l-2 34h-4ZM152 48h24l-3 12h-18Z", "#4A2E1A"),
    line("M186 16v38", "#4A2E1A", 4) + path("M182 54h8l-4 10Z", "#4A2E1A"),
    line("M46 14v40", "#4A2E1A", 4) + path("M41 12h10v14H41Z", "#4A2E1A"),
    // A wheel half made.
    disc(100, 66, 48, "#3A2113"),
    disc(100, 66, 38, "#DDBE95"),
    line("M100 20V112M54 66H146M68 34 132 98M132 34 68 98", "#7C4B26", 6),
    '<circle cx="100" cy="66" r="43" fill="none" stroke="#8A5830" stroke-width="5" stroke-dasharray="28 3"/>',
    hatch("M100 18a48 48 0 0 1 0 96V104a38 38 0 0 0 0-76Z", "hl", 0.5),
    disc(100, 66, 13, "#3A2113"),
    disc(100, 66, 6, "#DDBE95"),
    cut("M0 106H200V122H0Z", "#7A4A26", "hz", 0.45),
    path("M0 106H200V109H0Z", "#A8713F"),
    cut("M0 122H200V140H0Z", "#4A2E1A", "hl"),
    path("M22 104h34v-7l-8-5H36l-4 5H22Z", "#4A2E1A"),
    path("M44 92l4-10h6l-4 10Z", "#8A5830"),
    line("M150 104q8-12 14 0m4 0q6-10 12 0", "#F3DDB4", 3, ROUND),
  );

export const laboratory = (): string => {
  const glow = "#8FE6C0";
  return scene(
    dawn("#47264F", "#553060", [100, 66, 46, "#7A4683"], 20),
    path("M0 34H58V39H0ZM142 34H200V39H142Z", "#1F0E26"),
    path(
      "M8 34V18h14v16ZM26 34V24q8-8 16 0v10ZM46 34V14h8v20ZM150 34V16h9v18ZM164 34V22q8-8 16 0v12ZM184 34V18h10v16Z",
      "#2E1638",
    ),
    path("M10 34V26h10v8ZM28 34v-7h12v7ZM166 34v-6h12v6ZM152 34V24h5v10Z", "#E7A84A"),
    // A flask over a flame, a tube, a second flask.
    line("M84 114 92 90M124 114 116 90M82 98H126", "#150818", 4),
    flame(104, 116, 20, "#F7A32B", "#FFF3C0"),
    path("M95 22h18v26a27 27 0 1 1-18 0Z", "#F6E3F0"),
    path("M78 66Q92 60 104 66T130 66A26.5 26.5 0 0 1 104 100 26.5 26.5 0 0 1 78 66Z", glow),
    hatch("M104 66Q116 72 130 66A26.5 26.5 0 0 1 104 100Z", "hl", 0.45),
    line("M95 22v26a27 27 0 1 0 18 0V22M91 21h26", "#150818", 3.4),
    disc(96, 78, 4, "#F6FFF8") + disc(108, 72, 2.6, "#F6FFF8") + disc(112, 86, 3, "#F6FFF8"),
    disc(104, 52, 2.4, glow) + disc(101, 42, 1.8, glow),
    line("M113 30Q150 22 156 62", "#150818", 4.4) + line("M113 30Q150 22 156 62", "#F6E3F0", 1.6),
    path("M151 66h11v12l14 34H137l14-34Z", "#F6E3F0"),
    path("M145 94Q156 90 168 94L176 112H137Z", "#F0688A"),
    line("M151 66v12l-14 34h39l-14-34V66M147 65h19", "#150818", 3),
    path("M30 112Q26 92 36 84L32 76H58L54 84Q64 92 60 112Z", "#150818"),
    hatch("M30 112Q26 92 36 84L32 76H46V112Z", "hw", 0.3),
    line("M50 78 66 58", "#B98AC0", 5, ROUND),
    cut("M0 112H200V140H0Z", "#1F0E26", "hw", 0.1),
    path("M0 112H200V116H0Z", "#6B3C74"),
  );
};

export const library = (): string => {
  const spines = ["#A83A2E", "#D9A23E", "#3E7A78", "#E9D8AE"];
  const rows = [12, 44, 76];
  const books = spines.map((fill, ink) =>
    path(
      rows
        .map((y, row) =>
          times(24, (k) => {
            if ((k * 7 + row * 5 + (k % 3) * row) % 4 !== ink) return "";
            const tall = 24 - ((k * 5 + row * 3) % 4) * 2;
            return `M${2 + k * 8.2} ${y + 26 - tall}h6.6v${tall}h-6.6Z`;
          }),
        )
        .join(""),
      fill,
    ),
  );
  return scene(
    sky("#5E2E1F", false),
    ...books,
    hatch("M0 0H200V104H0Z", "hl", 0.22),
    path("M0 38H200V43H0ZM0 70H200V75H0ZM0 102H200V107H0ZM0 6H200V11H0Z", "#2E150D"),
    // A window between the shelves, with its light.
    path("M60 112V52Q60 14 100 2 140 14 140 52V112Z", "#2E150D"),
    path("M67 112V54Q67 22 100 10 133 22 133 54V112Z", "#FBE3A2"),
    `<g opacity=".5">${rays(100, 54, 18, "#F4C766", 34)}</g>`,
    line("M100 10V112M67 54H133M67 82H133", "#2E150D", 2.4),
    cut("M0 107H200V140H0Z", "#3E2014", "hz", 0.3),
    path("M94 98H106L112 132H88ZM78 132H122V138H78Z", "#2E150D"),
    path("M58 96 100 104 142 96V78Q118 72 100 82 82 72 58 78Z", "#2E150D"),
    path("M62 92Q84 86 100 98V82Q84 70 62 76ZM138 92Q116 86 100 98V82Q116 70 138 76Z", "#FFF6DE"),
    line("M68 81q14-3 25 4M68 86q14-3 25 4M132 81q-14-3-25 4M132 86q-14-3-25 4", "#B58A5A", 1.3),
    both(candle(44, 118, 24)),
  );
};

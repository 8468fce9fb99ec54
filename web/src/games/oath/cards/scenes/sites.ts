// The lands: each in inks of its own, as wide as the country.
import type { Inks } from "../../../../art/print.ts";
import * as p from "../../../../art/print.ts";

const { it, land, near } = p;

const inks = (
  sky: string,
  ray: string,
  sun: string,
  far: string,
  front: string,
  dark: string,
  hot: string,
  pale = "#FFF6DC",
): Inks => ({ sky, ray, sun, far, near: front, dark, hot, pale });

const SNOW = "M112 22 98 46l9-4 6 8 7-9 8 6ZM44 58 35 71l7-3 5 5 4-7Z";
const PEAK = "M0 118 44 58 70 92 112 22 152 84 172 62 200 104V140H0Z";
const stone = (x: number, y: number, w: number, h: number): p.Part =>
  p.shape(
    `M${x} ${y + h}L${x + 2} ${y + 8}q4-9 ${w / 2}-8t${w / 2 - 3} 8L${x + w} ${y + h}Z`,
    "dark",
    0.4,
  );

const LANDS: Readonly<Record<string, [Inks, p.Print]>> = {
  mine: [
    inks("#8FA3B5", "#A3B5C4", "#F3E3B5", "#5B6B7B", "#3D4853", "#29313A", "#E3B341"),
    [
      p.sun(36, 32, 13, 18),
      land("peaks"),
      it("gi:gold-mine", 50, 26, 100),
      near("flat"),
      p.strewn("gi:minerals", 34, "hot", [8, 98], [158, 100]),
    ],
  ],
  salt_flats: [
    inks("#B9CBD3", "#CBD9DF", "#FFF8E3", "#9AB0BB", "#E9EDEA", "#5F7682", "#C98A4E"),
    [
      p.sun(150, 40, 20, 22),
      land("mesa"),
      near("flat", "near"),
      p.shape("M0 100H200V140H0Z", "near", 0.08),
      p.stroke(
        "M0 112H60L76 126H140L156 114H200M60 112 48 140M140 126 150 140M20 100 30 112M110 100 104 126",
        "far",
        2,
      ),
      it("gi:coal-wagon", 84, 64, 46),
      p.strewn("gi:salt-shaker", 24, "hot", [40, 82]),
    ],
  ],
  drowned_city: [
    inks("#4E7C8A", "#5E8C99", "#E4E3B8", "#33606E", "#1D4553", "#12303B", "#E0B45A"),
    [
      p.evening(),
      it("gi:ancient-columns", 14, 38, 84),
      it("gi:byzantin-temple", 94, 34, 90),
      p.sea(92, "near"),
      p.pale(
        0.35,
        it("gi:circling-fish", 30, 98, 38, "pale"),
        it("gi:circling-fish", 126, 104, 32, "pale"),
      ),
    ],
  ],
  wastes: [
    inks("#C98A5E", "#D59C72", "#FBE0B0", "#9A5A3C", "#6E3C28", "#3C2018", "#F0C060"),
    [
      p.sun(100, 44, 24, 22),
      land("mesa"),
      near("dune"),
      it("gi:animal-skull", 118, 74, 52, "pale"),
      p.dead(44, 122, 1),
    ],
  ],
  standing_stones: [
    inks("#5D5A8C", "#6C699B", "#F3E7B8", "#4C5B7E", "#3F5B62", "#272C3A", "#C9A8F0"),
    [
      p.plain(),
      p.stars([24, 30], [92, 24], [150, 42], [126, 20], [184, 30]),
      p.dot(168, 42, 14, "sun"),
      land("high"),
      stone(20, 66, 17, 50),
      stone(54, 56, 19, 60),
      stone(88, 52, 20, 64),
      stone(122, 58, 19, 58),
      stone(154, 68, 16, 48),
      p.shape("M50 60H112V50H50Z", "dark", 0.3),
      near("bank"),
    ],
  ],
  ancient_city: [
    inks("#D9A98A", "#E4BB9F", "#FCE7C0", "#B07A60", "#6A4030", "#43261C", "#3F6E7A"),
    [
      p.sun(152, 44, 22, 18),
      land("ridge"),
      it("gi:ancient-columns", 22, 34, 76),
      it("gi:ancient-ruins", 96, 40, 74, "near"),
      near(),
    ],
  ],
  fertile_valley: [
    inks("#A9D3E0", "#BCDFE8", "#FFF3C0", "#86B46E", "#4F8044", "#2C5A34", "#E0B43C"),
    [
      p.morning(),
      land("high"),
      p.shape("M0 92Q50 76 104 96 60 118 0 116Z", "hot", 0.25),
      p.shape("M200 84Q150 80 112 98 150 120 200 118Z", "#8DBB4F", 0.2),
      p.shape("M92 86Q112 104 84 118T90 140H116Q96 124 116 112T104 86Z", "#4E9BB5", 0.1),
      p.cottage(134, 74, 0.55),
      it("gi:grain-bundle", 14, 62, 46),
      near("bank"),
    ],
  ],
  deep_woods: [
    inks("#7FA07A", "#92B08A", "#F2EEC0", "#3F6B4A", "#1F4030", "#14301F", "#D9823A"),
    [
      p.sun(100, 40, 22, 20),
      pinesIn("far", [-6, 26, 70], [36, 32, 62], [84, 24, 72], [138, 30, 66]),
      p.pines([-20, 28, 100], [20, 44, 84], [104, 42, 88], [136, 24, 108]),
      near("flat"),
    ],
  ],
  steppe: [
    inks("#E3C98A", "#ECD8A4", "#FFF4D0", "#C2A556", "#8E7A3A", "#4A401C", "#B8542E"),
    [
      p.dusk(),
      land("dune"),
      it("gi:high-grass", -6, 76, 62, "near"),
      it("gi:high-grass", 146, 78, 60, "near"),
      it("gi:horse-head", 120, 46, 40),
      p.tent(58, 112, 0.7),
      near("bank"),
    ],
  ],
  barren_coast: [
    inks("#B4B8B0", "#C3C7BF", "#F4EFD9", "#87897E", "#55686E", "#3A3C37", "#A86A3E"),
    [
      p.evening(),
      p.shape("M0 84 34 72 74 90 120 100H0Z", "far"),
      p.dead(38, 92, 0.7),
      it("gi:ship-wreck", 88, 34, 80),
      p.sea(104, "near"),
    ],
  ],
  lush_coast: [
    inks("#9FD0D2", "#B4DCDC", "#FFF3C4", "#4D8A66", "#2B7C8E", "#1F4A38", "#E07A4A"),
    [
      p.sun(46, 36, 17, 18),
      land("high", "#6FA586"),
      land("mid"),
      it("gi:palm-tree", 120, 20, 72),
      it("gi:palm-tree", 86, 42, 48),
      p.strewn("gi:flowers", 24, "hot", [34, 84], [62, 90]),
      p.sea(112, "near"),
    ],
  ],
  rocky_coast: [
    inks("#8FA9B8", "#A1B8C5", "#FBEFCB", "#4C5964", "#27607A", "#2A333C", "#F0C860"),
    [
      p.sun(150, 34, 15, 18),
      p.shape("M0 106 26 70 40 88 62 48 84 92 104 104H0Z", "far"),
      p.shape("M104 112 120 92H176L196 112Z", "far"),
      it("gi:lighthouse", 112, 26, 70),
      p.sea(108, "near"),
    ],
  ],
  plains: [
    inks("#E5C77E", "#EDD596", "#FFF4CF", "#C9A34E", "#7E6426", "#4A3512", "#B8502E"),
    [
      p.sun(150, 38, 17, 18),
      land("high"),
      land("mid", "#A9853A"),
      p.strewn("gi:wheat", 34, "#6E531C", [24, 62], [52, 68], [78, 62]),
      it("gi:windmill", 112, 34, 62),
      near(),
    ],
  ],
  mountain: [
    inks("#A9B4C6", "#BAC4D3", "#FFF6DC", "#5E6A80", "#3B4658", "#2A3342", "#C9A24A", "#F5F4EE"),
    [p.sun(48, 34, 15, 18), p.shape(PEAK, "far"), p.shape(SNOW, "pale", 0), near()],
  ],
  river: [
    inks("#B7D6C4", "#C8E1D0", "#FFF4CC", "#6E9E78", "#3E7350", "#27503A", "#C88A3E"),
    [
      p.morning(),
      land("high"),
      near("mid"),
      p.shape("M112 74Q140 90 96 104T60 140H150Q108 128 140 108T124 74Z", "#3F8CA6", 0.05),
      p.stroke("M104 112q10-5 20 0M88 126q10-5 20 0M116 92q8-4 16 0", "pale", 2),
      it("gi:water-mill", 16, 44, 64),
    ],
  ],
  marshes: [
    inks("#8C9A6E", "#9CAA7E", "#F0E8B8", "#5E6E46", "#3A4A30", "#28351F", "#C9A04A"),
    [
      p.sun(146, 40, 20, 16),
      land("mid"),
      p.sea(96, "near"),
      it("gi:reed", -4, 48, 76),
      it("gi:heron", 100, 36, 72),
      it("gi:lily-pads", 52, 96, 40, "far"),
    ],
  ],
  great_slum: [
    inks("#C79A74", "#D2AA88", "#F8DFB4", "#8E6448", "#5A3E2E", "#38261C", "#F2B24A"),
    [
      p.evening(),
      p.strewn("gi:house", 60, "far", [-8, 30], [44, 22], [96, 28], [146, 20]),
      p.strewn("gi:damaged-house", 62, "dark", [6, 62], [112, 60]),
      p.strewn("gi:house", 56, "near", [64, 68], [156, 66]),
      p.strewn("gi:window", 9, "hot", [34, 96], [92, 100], [140, 94], [170, 48], [22, 56]),
      near("flat"),
    ],
  ],
  charming_valley: [
    inks("#F0C6B4", "#F6D6C6", "#FFF3DC", "#A8B07A", "#5E8A5A", "#3A5A3E", "#D8506A"),
    [
      p.morning(),
      land("peaks", "#B7A6B4"),
      land("high"),
      near("mid"),
      p.strewn("gi:cherry", 20, "hot", [26, 96], [60, 106], [150, 100]),
      it("gi:japanese-bridge", 78, 56, 62),
      it("gi:willow-tree", 132, 42, 66),
      p.shape("M0 122Q100 104 200 124V140H0Z", "#5AA0B0", 0.1),
    ],
  ],
  narrow_pass: [
    inks("#B7A79A", "#C6B8AC", "#FBEBC8", "#7C6A60", "#4E4038", "#2C231E", "#C87A3A"),
    [
      p.sun(100, 46, 22, 22),
      p.shape("M0 0H62L84 70 90 140H0Z", "near", 0.3),
      p.shape("M200 0H138L118 66 110 140H200Z", "dark", 0.3),
      p.shape("M92 140 96 96H104L108 140Z", "pale", 0.05),
      it("gi:walk", 88, 74, 24),
    ],
  ],
  shrouded_wood: [
    inks("#8E93A4", "#9DA2B2", "#E9E6DC", "#6A7084", "#464C5E", "#2A2F3C", "#C9C2E8"),
    [
      p.sun(60, 40, 18, 14),
      pinesIn("far", [4, 20, 78], [62, 28, 70], [120, 16, 84]),
      p.shape("M0 84Q40 66 82 80T160 74 200 82V140H0Z", "ray", 0.05),
      p.dead(40, 124, 1.1),
      p.dead(152, 124, 1.2),
      p.shape("M0 116Q50 100 100 114T200 110V140H0Z", "sun", 0.08),
    ],
  ],
  buried_giant: [
    inks("#C2B68A", "#D0C49C", "#FBF0C8", "#8C8458", "#56603A", "#343A22", "#A8502E"),
    [
      p.evening(),
      land("peaks"),
      p.shape("M30 96Q34 46 78 40T140 62Q160 74 166 96Z", "near", 0.3),
      p.stroke("M62 74q8-7 16 0M96 74q8-7 16 0", "dark", 4),
      p.shape("M82 78 76 92H92Z", "dark", 0.2),
      p.shape("M0 94Q100 80 200 96V140H0Z", "far", 0.25),
      it("gi:open-palm", 150, 66, 48, "near"),
      near("bank"),
    ],
  ],
  hidden_place: [
    inks("#3E5A66", "#4C6A76", "#F6E7A8", "#2C4450", "#1C303A", "#101F27", "#F0B84A"),
    [
      p.cave("sky"),
      p.shape("M56 140Q100 92 144 140Z", "far", 0.2),
      it("gi:waterfall", 74, 40, 66, "pale"),
      p.dot(58, 96, 4, "hot"),
      p.dot(146, 88, 4, "hot"),
    ],
  ],
  tribunal: [
    inks("#9EACBE", "#AFBBCB", "#FDF3D2", "#6E7F96", "#4A586C", "#27323F", "#B8862E"),
    [
      p.sun(100, 56, 38, 24),
      land("mid"),
      it("gi:greek-temple", 44, 8, 112),
      it("gi:scales", 82, 66, 36, "hot"),
      near("flat"),
    ],
  ],
};

function pinesIn(tone: "far" | "near", ...places: [number, number, number][]): p.Part {
  return (ink) => p.pines(...places)({ ...ink, dark: ink[tone] });
}

export const sites: Readonly<Record<string, () => string>> = Object.fromEntries(
  Object.entries(LANDS).map(([key, [ink, parts]]) => [key, () => p.print(ink, parts)]),
);

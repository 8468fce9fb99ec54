// The court and those who serve it.
import {
  at,
  both,
  cut,
  dawn,
  disc,
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
} from "../../../../art/scene.ts";
import { throne } from "../../../../art/throne.ts";
import { bust, candle, stack } from "../../../../art/things.ts";

const ROUND = 'stroke-linecap="round"';

export const throne_room = (): string => {
  const ink = "#2A0D1A";
  const gold = "#F0C46A";
  return scene(
    dawn("#6B1F38", "#7E2B45", [100, 58, 56, "#EBBE66"], 26),
    hatch("M44 58a56 56 0 0 1 112 0 56 56 0 0 1-112 0Z", "hz", 0.1),
    both(
      path("M0 140V18H20V140ZM-4 8H26V20H-4Z", ink) +
        hatch("M10 20H20V140H10Z", "hw", 0.18) +
        path("M28 6H48V72L38 62 28 72Z", "#B5283A") +
        hatch("M38 6H48V72L38 62Z", "hl", 0.4) +
        path("M26 4H50V9H26Z", gold) +
        icon("gi:crown", 30, 24, 16, "#F4D27A"),
    ),
    path("M56 106H144V116H56ZM42 116H158V126H42ZM26 126H174V140H26Z", "#4E1A33"),
    path("M56 106H144V108H56ZM42 116H158V118H42ZM26 126H174V128H26Z", "#8A3A55"),
    path("M86 104H114L126 140H74Z", "#C22E40"),
    line("M86 104 74 140M114 104 126 140", gold, 2),
    throne(100, 14, 1, ink, "#C22E40"),
  );
};

export const council_room = (): string => {
  const lancet = (x: number, y: number, w: number): string =>
    `M${x - w} 96V${y + w * 1.6}Q${x - w} ${y + w * 0.5} ${x} ${y} ${x + w} ${y + w * 0.5} ${x + w} ${y + w * 1.6}V96Z`;
  const ink = "#12283C";
  return scene(
    sky("#3C6E8C"),
    hatch("M0 0H200V140H0Z", "hz", 0.18),
    path(lancet(32, 22, 18) + lancet(168, 22, 18) + lancet(100, 4, 26), "#234C66"),
    path(lancet(32, 28, 14) + lancet(168, 28, 14) + lancet(100, 10, 21), "#FBE8B4"),
    `<g opacity=".6">${rays(100, 44, 18, "#F3CF7E", 21)}</g>`,
    line("M32 28V96M18 62H46M168 28V96M154 62H182M100 10V96M79 56H121", "#234C66", 2.2),
    // Five at the table: a hood, a mitre, the crown, a cap, a veil.
    bust(28, 62, 1.05, ink),
    path("M28 56Q42 62 40 84 34 72 28 72T16 84Q14 62 28 56Z", ink),
    bust(62, 58, 1.1, ink),
    path("M53 62 56 46 62 38 68 46 71 62Z", ink) +
      path("M61 44h2v14h-2ZM57 50h10v2H57Z", "#E7C064"),
    bust(138, 58, 1.1, ink),
    path("M126 62Q126 48 140 48 152 50 150 62Z", ink) +
      line("M146 52Q158 40 162 44", "#C94A3A", 3.4, ROUND),
    bust(172, 62, 1.05, ink),
    path("M172 56Q186 58 184 88L160 88Q158 58 172 56Z", ink),
    bust(100, 50, 1.32, "#0C1C2C"),
    path("M84 58 81 33 93 42 100 30 107 42 119 33 116 58Z", "#0C1C2C"),
    path("M88 54 86 40 94 47 100 37 106 47 114 40 112 54Z", "#F0C46A"),
    cut("M0 106Q100 90 200 106V140H0Z", "#7C4A2A", "hz", 0.4),
    line("M0 107Q100 91 200 107", "#B97C48", 3),
    path("M84 110Q84 104 90 104H122Q118 112 122 120H90Q84 118 84 110Z", "#F6E8C6"),
    line("M94 109H114M94 113H112", "#A8814E", 1.4),
    disc(118, 118, 4, "#A62B3E"),
    both(path("M44 116V108h-4v-8h12v8h-4v8h4v3H40v-3Z", "#E7C064")),
  );
};

export const chancellor = (): string =>
  scene(
    dawn("#DDB04A", "#E7C164", [100, 58, 46, "#F8E2A0"], 22),
    // A robe with a fur collar, the chain of office, a flat cap with a feather.
    cut("M36 140Q40 96 74 86H126Q160 96 164 140Z", "#1B4A40", "hl", 0.35),
    path(
      "M74 84 92 78H108L126 84Q140 104 134 140H114Q118 108 100 96 82 108 86 140H66Q60 104 74 84Z",
      "#F3E6C8",
    ),
    path(
      "M70 104l4 5 4-5Zm-2 18l4 5 4-5Zm10 8l4 5 4-5Zm50-26l-4 5-4-5Zm2 18l-4 5-4-5Zm-10 8l-4 5-4-5Z",
      "#3B2A1A",
    ),
    path("M88 62H112V84L100 94 88 84Z", "#C98F62"),
    path("M82 40H118V62Q118 78 100 80T82 62Z", "#E8B98A"),
    path("M82 56Q90 62 100 60 110 62 118 56V66Q116 92 100 96 84 92 82 66Z", "#3B2A1A"),
    hatch("M100 60Q110 62 118 56V66Q116 92 100 96Z", "hw", 0.25),
    path("M88 48h9v3h-9ZM103 48h9v3h-9ZM99 50h3v8h-5Z", "#3B2A1A"),
    path("M93 66h14q-7 5-14 0Z", "#B5543E"),
    path("M72 42Q70 20 98 18 134 16 132 36 130 46 116 44L82 44Q74 46 72 42Z", "#10302A"),
    hatch("M72 42Q70 20 98 18L96 44H82Q74 46 72 42Z", "hw", 0.3),
    path("M122 26Q146 6 158 24 146 22 140 32 134 42 126 42Z", "#C4452F"),
    line("M76 92Q80 124 100 126T124 92", "#8A5A0E", 8, `stroke-dasharray="1 8.5" ${ROUND}`),
    line("M76 92Q80 124 100 126T124 92", "#F4C64A", 5.6, `stroke-dasharray="1 8.5" ${ROUND}`),
    disc(100, 128, 10.5, "#8A5A0E"),
    disc(100, 128, 8.6, "#F4C64A"),
    icon("gi:crown", 93.5, 121.5, 13, "#8A5A0E"),
  );

export const bureaucrat = (): string => {
  const holes = times(21, (k) => `M${4 + (k % 7) * 28} ${6 + Math.floor(k / 7) * 26}h24v21h-24Z`);
  const full = [0, 1, 3, 5, 6, 7, 9, 12, 13, 14, 16, 19];
  const rolls = full.map((k) => [10 + (k % 7) * 28, 21 + Math.floor(k / 7) * 26] as const);
  return scene(
    sky("#B9A36B"),
    path(holes, "#5E4C28"),
    hatch(holes, "hl", 0.4),
    rolls
      .map(([x, y]) =>
        [0, 12, 6].map((dx, k) => disc(x + dx, k === 2 ? y - 8 : y, 5.4, "#F4E8C8")).join(""),
      )
      .join(""),
    path(
      rolls
        .map(([x, y]) => `M${x - 1} ${y}h2v2h-2ZM${x + 11} ${y}h2v2h-2ZM${x + 5} ${y - 8}h2v2h-2Z`)
        .join(""),
      "#8A6E34",
    ),
    // The clerk bends over his papers.
    cut("M50 112Q50 70 78 58L96 54Q122 60 128 84L132 112Z", "#2A3A4E", "hl", 0.4),
    path("M82 62 100 56 104 70 88 74Z", "#F4E8C8"),
    path("M84 30Q86 20 100 20T114 32Q116 44 112 54 106 66 96 66 84 64 83 50Z", "#E2B083"),
    path("M112 44 120 52 112 54Z", "#E2B083"),
    path("M80 40Q78 18 98 14 114 14 117 30L98 34Q90 36 90 50Q82 52 80 40Z", "#3A2A1C"),
    line("M101 42h12M107 42v4", "#3A2A1C", 2),
    path("M112 96 132 86 140 94 124 106Z", "#E2B083"),
    path("M132 98Q140 62 172 30 176 60 152 80L138 100Z", "#FBF4E2"),
    line("M130 104Q144 66 170 36", "#8A6E34", 1.6),
    cut("M0 106H200V140H0Z", "#4A331A", "hz", 0.45),
    path("M0 106H200V110H0Z", "#7C5A30"),
    path("M96 106 104 98H150L142 106Z", "#FBF4E2"),
    path("M14 106V76H54V106ZM18 76V70H58V74L54 76Z", "#F4E8C8"),
    line("M14 82H54M14 88H54M14 94H54M14 100H54", "#B59A5E", 1.4),
    disc(40, 90, 6.5, "#A62B3E"),
    path("M160 106V94q0-4 4-5v-5h10v5q4 1 4 5v12Z", "#1E2A3A"),
  );
};

export const moneylender = (): string =>
  scene(
    dawn("#5C6B3A", "#6C7C46", [100, 58, 48, "#F0D27C"], 22),
    cut("M0 118H200V140H0Z", "#2B331A", "hl"),
    path("M0 118H200V121H0Z", "#8A9A5A"),
    // Copper weighs down the left pan, gold goes up on the right.
    path("M96 34H104L107 108H93ZM80 108H120L126 118H74Z", "#1F2612"),
    hatch("M100 34H104L107 108H120L126 118H100Z", "hw", 0.25),
    line("M44 48 156 26", "#1F2612", 6, ROUND),
    disc(100, 34, 8, "#1F2612") + disc(100, 34, 3.6, "#F0D27C"),
    path("M94 24 100 10 106 24Z", "#1F2612"),
    line("M46 48 26 92M46 48 66 92M154 27 134 70M154 27 174 70", "#1F2612", 1.8),
    stack(27, 90, 20, 3, "#E09A68", "#7C3A18"),
    stack(46, 90, 18, 2, "#E09A68", "#7C3A18"),
    path("M20 91H72Q68 106 46 106T20 91Z", "#1F2612"),
    hatch("M20 91H46V106Q24 106 20 91Z", "hw", 0.3),
    stack(143, 68, 22, 1, "#FBD65C", "#8A5A0E"),
    path("M128 69H180Q176 84 154 84T128 69Z", "#1F2612"),
    hatch("M128 69H154V84Q132 84 128 69Z", "hw", 0.3),
    stack(136, 118, 24, 2, "#FBD65C", "#8A5A0E"),
    stack(162, 118, 24, 4, "#FBD65C", "#8A5A0E"),
    stack(14, 120, 24, 1, "#E09A68", "#7C3A18"),
  );

export const feast = (): string =>
  scene(
    dawn("#B8452A", "#C9573A", [100, 62, 44, "#F8CF7A"], 24),
    both(
      path("M26 100V64h6v36ZM18 100H40V104H18ZM14 56H44V64H14Z", "#4A170E") +
        candle(18, 56, 14) +
        candle(40, 56, 14),
    ),
    // A roast on a dish.
    cut("M58 88Q54 60 84 52 118 44 138 64 152 80 138 96H66Z", "#8A4A1C", "hl", 0.3),
    path("M66 82Q66 62 88 57 112 52 126 64 104 60 90 70 80 78 78 92Z", "#D98A3C"),
    line("M116 86 150 50", "#6E3412", 17, ROUND),
    line("M113 84 145 50", "#B86A28", 6, ROUND),
    line("M149 50 158 41", "#FBF0D8", 6.5, ROUND),
    disc(157, 37, 4.6, "#FBF0D8") + disc(162, 42, 4.6, "#FBF0D8"),
    path("M74 84Q86 70 104 80 96 94 80 94Z", "#6E3412"),
    path("M40 94H160Q154 108 100 108T40 94Z", "#D9DEE2"),
    hatch("M100 94H160Q154 108 100 108Z", "hl", 0.4),
    [46, 54, 62, 50, 58, 54]
      .map((x, k) => disc(x, [93, 94, 93, 86, 86, 79][k]!, 5, "#6B2A5A"))
      .join(""),
    path("M136 96q2-10 12-9 9 2 7 9Z", "#C8352B") + line("M146 88q0-5 5-7", "#3E5A22", 2),
    cut("M0 108H200V140H0Z", "#FBEBC8", "hz", 0.12),
    path(`M0 108H200V116${"q-10 12-20 0".repeat(10)}Z`, "#8E1F2F"),
    line("M0 112H200", "#F8CF7A", 2),
    path(
      "M22 108V98Q14 96 14 82H36Q36 96 28 98V108ZM178 108V98Q186 96 186 82H164Q164 96 172 98V108Z",
      "#E7B33E",
    ),
    hatch("M25 82H36Q36 96 28 98V108H25ZM175 82H186Q186 96 178 98V108H175Z", "hl", 0.5),
  );

export const festival = (): string => {
  const ribbons = ["#C4352F", "#F4C64A", "#2C6E8A", "#F7EBD0", "#3E8A5A", "#7A3E8A"];
  const ends = [24, 52, 78, 122, 148, 176];
  const ink = "#3A1A3E";
  const dancer = (x: number, y: number, s: number): string =>
    at(
      x,
      y,
      s,
      path("M0 0 9 24H-9Z", ink) + disc(0, -4, 4.6, ink) + line("M-1 4 7-5", ink, 2.6, ROUND),
    );
  const tent = (x: number, a: string, b: string): string =>
    at(
      x,
      62,
      1,
      path("M0 44V22L24 0 48 22V44Z", b) +
        path("M8 44V20l8-8v32ZM24 44V0l8 8v36ZM40 44V14l8 8v22Z", a) +
        path("M-2 22 24-3 50 22 46 27 40 22 34 27 28 22 22 27 16 22 10 27 4 22Z", a) +
        line("M24-2V-14", ink, 2) +
        path("M24-14 38-10 24-6Z", a),
    );
  return scene(
    dawn("#EBA08E", "#F2B5A2", [100, 66, 34, "#FFE9BE"], 24),
    hill("mid", "#C97A6A"),
    tent(10, "#2C6E8A", "#F7EBD0"),
    tent(142, "#C4352F", "#F7EBD0"),
    ground("low", "#6E8A4A"),
    line("M100 112V10", ink, 5),
    ends
      .map((x, k) =>
        line(`M100 14Q${100 + (x - 100) * 0.28} ${66 + (k % 2) * 8} ${x} 96`, ribbons[k]!, 3.6),
      )
      .join(""),
    disc(100, 10, 7, "#3E8A5A") + disc(94, 12, 3.4, "#C4352F") + disc(106, 12, 3.4, "#F4C64A"),
    dancer(24, 104, 0.9) + dancer(52, 106, 1) + dancer(78, 108, 1.06),
    at(
      200,
      0,
      1,
      `<g transform="scale(-1 1)">${dancer(24, 104, 0.9) + dancer(52, 106, 1) + dancer(78, 108, 1.06)}</g>`,
    ),
    line("M0 6Q50 34 100 12T200 4", ink, 1.2),
    [12, 34, 56, 78, 122, 144, 166, 188]
      .map((x, k) =>
        path(`M${x - 5} ${[11, 18, 20, 16, 12, 13, 11, 6][k]}h10l-5 11Z`, ribbons[k % 6]!),
      )
      .join(""),
  );
};

export const gardens = (): string => {
  const bloom = ["#D9486A", "#F7F0E0", "#F2B33A"];
  const bed = (d: string): string => cut(d, "#5C9444", "hl", 0.25);
  const flowers = times(3, (row) =>
    times(5, (k) => {
      const y = 92 + row * 15;
      const x = 64 - row * 16 - k * (9 + row * 4);
      return (
        disc(x, y, 2.8 + row * 1.1, bloom[(k + row) % 3]!) +
        disc(200 - x, y, 2.8 + row * 1.1, bloom[(k + row + 1) % 3]!)
      );
    }),
  );
  const yew = "#2B5A36";
  return scene(
    dawn("#D6E8B8", "#E2F0CA", [100, 34, 22, "#FFF5CC"], 22),
    path(
      "M0 66V52q8-10 16 0 8-10 16 0 8-10 16 0 8-10 16 0 8-8 14 0H122q6-8 14 0 8-10 16 0 8-10 16 0 8-10 16 0 8-10 16 0V66Z",
      "#86AE62",
    ),
    cut("M0 62H200V84H0Z", "#5E8E48", "hz", 0.35),
    path("M80 84V52Q80 32 100 32T120 52V84H112V54Q112 42 100 42T88 54V84Z", yew),
    path("M0 84H200V140H0Z", "#8DBB5E"),
    path("M88 84H112L150 140H50Z", "#F0E1B4"),
    hatch("M88 84H112L150 140H50Z", "hz", 0.14),
    both(bed("M0 88H78L40 126H0Z")),
    flowers,
    // Clipped yews and a fountain.
    both(
      disc(66, 66, 11, yew) +
        disc(66, 50, 8, yew) +
        path("M64 56h4v34h-4ZM58 86H74L72 94H60Z", "#5B3A22") +
        path("M20 106 34 46 48 106Z", yew) +
        hatch("M34 46 48 106H34Z", "hl", 0.6) +
        path("M28 106H40L38 116H30Z", "#5B3A22"),
    ),
    path("M72 112H128L120 124H80Z", "#6E8A96") +
      '<ellipse cx="100" cy="112" rx="28" ry="6.5" fill="#BFE3EE" stroke="#3E5661" stroke-width="2"/>',
    path("M96 110V90H104V110ZM86 90H114Q112 98 100 98T86 90Z", "#3E5661"),
    line(
      "M100 88V74M100 78Q90 70 84 88M100 78Q110 70 116 88M100 76Q82 66 76 106M100 76Q118 66 124 106",
      "#FFFFFF",
      2,
      ROUND,
    ),
  );
};

export const chapel = (): string => {
  const glass = "M66 106V54Q66 24 100 6 134 24 134 54V106Z";
  const panes: [string, string][] = [
    ["M66 106V82H100V106Z", "#2E7A8A"],
    ["M100 106V82H134V106Z", "#C8452F"],
    ["M66 82V54L100 56V82Z", "#E7A83A"],
    ["M100 82V56L134 54V82Z", "#3E8A5E"],
    ["M66 56Q66 24 100 6V56Z", "#B8324A"],
    ["M100 56V6Q134 24 134 56Z", "#3C6AA8"],
  ];
  return scene(
    sky("#2B3056"),
    line(
      times(6, (k) => `M0 ${12 + k * 22}H200`) +
        times(6, (k) => times(5, (n) => `M${(k % 2 ? 20 : 4) + n * 44} ${12 + k * 22}v22`)),
      "#383E6A",
      1.8,
    ),
    `<g opacity=".16">${path("M66 54 0 140H200L134 54Z", "#FBE3A2")}</g>`,
    path("M58 112V52Q58 18 100-2 142 18 142 52V112Z", "#171A36"),
    ...panes.map(([d, fill]) => path(d, fill)),
    disc(100, 56, 17, "#F8DC8C"),
    `<g opacity=".8">${rays(100, 56, 12, "#E08A3C", 15)}</g>`,
    disc(100, 56, 6, "#FFF6DE"),
    line(
      "M100 6V106M66 82H134M66 54H83M117 54H134M83 24V40M117 24V40M83 82V106M117 82V106",
      "#171A36",
      2.4,
    ),
    line(glass, "#171A36", 3),
    '<circle cx="100" cy="56" r="17" fill="none" stroke="#171A36" stroke-width="2.4"/>',
    cut("M0 118H200V140H0Z", "#171A36", "hw", 0.12),
    // One kneels in prayer.
    path("M84 130Q80 108 94 102L106 104 118 96 121 99 110 114 108 120 122 124V130Z", "#090B1A"),
    disc(99, 95, 8, "#090B1A"),
    line("M92 102Q88 112 90 128", "#E7A83A", 1.6),
    both(candle(28, 120, 34) + candle(50, 122, 24)),
  );
};

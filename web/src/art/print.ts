// A print: a sky, lands, one idea, and the things in front, in the inks of a suit or a trade. Every
// part is drawn with the inks alone, so that a card is a list of its parts from back to front.
import type { IconName } from "./icon.ts";
import {
  at,
  cut,
  disc,
  figure,
  hatch,
  icon,
  line,
  merlons,
  moon as crescent,
  path,
  rays,
  scene,
  stars as sparks,
  times,
  type Ink,
} from "./scene.ts";
import { candle, deadTree, flame, house, stall } from "./things.ts";

export interface Inks {
  sky: Ink;
  ray: Ink;
  sun: Ink;
  /** Lands far off, and near. */
  far: Ink;
  near: Ink;
  /** The figure. */
  dark: Ink;
  /** Lit things: paper, faces, snow. */
  pale: Ink;
  /** A touch of another colour. */
  hot: Ink;
}

export type Tone = keyof Inks;
export type Part = (ink: Inks) => string;
export type Print = readonly Part[];

export const print = (ink: Inks, parts: Print): string => scene(...parts.map((part) => part(ink)));

/** A table of prints as scenes that are drawn when needed. */
export const prints = <K extends string>(
  ink: Inks,
  table: Readonly<Record<K, Print>>,
): Record<K, () => string> =>
  Object.fromEntries(
    (Object.entries(table) as [K, Print][]).map(([key, parts]) => [key, () => print(ink, parts)]),
  ) as Record<K, () => string>;

/** An ink by its name, or any other colour. */
const mix = (ink: Inks, tone: Tone | `#${string}`): Ink =>
  tone.startsWith("#") ? tone : ink[tone as Tone];
type Tint = Tone | `#${string}`;

// ---- skies

const ALL = "M0 0H200V140H0Z";

/** Rays around a sun. */
export const sun =
  (x = 100, y = 60, r = 38, n = 20, tone: Tint = "sun"): Part =>
  (ink) =>
    path(ALL, ink.sky) +
    `<g opacity=".6">${rays(x, y, n, ink.ray)}</g>` +
    disc(x, y, r + 7, ink.ray) +
    disc(x, y, r, mix(ink, tone));

export const morning = (): Part => sun(40, 38, 17, 18);
export const evening = (): Part => sun(158, 40, 18, 18);
export const dusk = (): Part => sun(100, 100, 52, 24);

/** A flat sky with wavy gouge cuts. */
export const plain =
  (tone: Tint = "sky"): Part =>
  (ink) =>
    path(ALL, mix(ink, tone)) + `<path d="${ALL}" fill="url(#hz)" opacity=".16"/>`;

export const night =
  (x = 154, y = 36, r = 19): Part =>
  (ink) =>
    path(ALL, ink.dark) +
    `<g opacity=".5">${rays(x, y, 22, ink.far)}</g>` +
    crescent(x, y, r, ink.sun) +
    sparks([26, 22], [62, 40], [98, 16], [182, 74], [14, 64]);

/** A burst from one point, without a disc. */
export const burst =
  (x = 100, y = 66, n = 30, field: Tint = "far", ray: Tint = "ray"): Part =>
  (ink) =>
    path(ALL, mix(ink, field)) + rays(x, y, n, mix(ink, ray));

export const storm = (): Part => (ink) =>
  path(ALL, ink.far) +
  cut("M0 0H200V34Q176 52 150 40 130 60 102 44 78 62 52 44 26 56 0 40Z", ink.dark, "hz", 0.3) +
  line(
    times(22, (k) => `M${k * 10 + 2} ${46 + ((k * 37) % 24)}l-9 24`),
    ink.pale,
    1.4,
    'opacity=".55"',
  );

/** A room: a stone wall, and light through an arch. */
export const vault =
  (light: Tint = "sun"): Part =>
  (ink) =>
    path(ALL, ink.near) +
    line(
      "M0 22H200M0 46H200M0 70H200M0 94H200M30 0V22M90 0V22M150 0V22M10 22V46M180 22V46M24 46V70M176 46V70M8 70V94M190 70V94",
      ink.dark,
      1.6,
      'opacity=".6"',
    ) +
    path("M34 140V66a66 56 0 0 1 132 0v74Z", mix(ink, light)) +
    hatch("M34 140V66a66 56 0 0 1 132 0v74Z", "hz", 0.12) +
    line("M34 140V66a66 56 0 0 1 132 0v74", ink.dark, 8, 'stroke-dasharray="15 3"');

/** A room of boards with a lamp. */
export const parlour =
  (x = 100, y = 22): Part =>
  (ink) =>
    path(ALL, ink.far) +
    `<g opacity=".45">${rays(x, y, 18, ink.ray, 200)}</g>` +
    disc(x, y, 30, ink.ray) +
    disc(x, y, 18, ink.sun) +
    line("M0 40H34M0 80H28M166 40H200M172 80H200", ink.near, 2) +
    cut("M0 112H200V140H0Z", ink.near, "hz", 0.4);

/** A cave, with light outside its mouth. */
export const cave =
  (light: Tint = "sun"): Part =>
  (ink) =>
    path(ALL, mix(ink, light)) +
    `<g opacity=".5">${rays(100, 80, 20, ink.ray)}</g>` +
    cut(
      "M0 0H200V140H176L182 108 168 84 174 60 150 40 128 24 100 30 72 20 48 40 30 54 34 82 18 104 24 140H0Z",
      ink.dark,
      "hw",
      0.14,
    );

/** A heraldic field: a bordered roundel on a diapered cloth. */
export const roundel =
  (field: Tint = "far", face: Tint = "sun", r = 50): Part =>
  (ink) =>
    path(ALL, mix(ink, field)) +
    hatch(ALL, "hl", 0.18) +
    disc(100, 68, r + 8, ink.dark) +
    disc(100, 68, r + 4.5, ink.ray) +
    disc(100, 68, r, mix(ink, face)) +
    `<g opacity=".28">${rays(100, 68, 24, ink.ray, r)}</g>`;

/** The deed of a vow: an unrolled sheet with a seal and its sign. */
export const vow =
  (sign: IconName): Part =>
  (ink) =>
    path(ALL, ink.sky) +
    `<g opacity=".6">${rays(100, 66, 26, ink.ray)}</g>` +
    cut("M46 22H154Q146 30 146 40V112H54V40Q54 30 46 22Z", ink.pale, "hz", 0.12) +
    path("M46 22q-9 0-9 9t9 9h8q-1-10-8-18ZM154 22q9 0 9 9t-9 9h-8q1-10 8-18Z", ink.sun) +
    path("M44 108H156q8 0 8 9t-8 9H44q-8 0-8-9t8-9Z", ink.sun) +
    hatch("M44 117H156q8 0 8 0t-8 9H44q-8 0-8-9Z", "hl", 0.3) +
    figure(sign, 66, 32, 68, ink.dark, 0.3, 0) +
    line("M66 104H112", ink.dark, 1.6, 'stroke-dasharray="7 3"') +
    path("M138 92 130 134 138 128 146 134Z", ink.dark) +
    disc(138, 96, 12, ink.hot) +
    disc(138, 96, 8, ink.far);

// ---- lands

const LANDS = {
  low: "M0 108Q42 90 92 103T200 94V140H0Z",
  mid: "M0 98Q46 72 100 90T200 78V140H0Z",
  high: "M0 86Q50 56 96 76T200 62V140H0Z",
  peaks: "M0 104 30 62 52 86 86 40 124 90 150 60 200 108V140H0Z",
  ridge: "M0 96 40 74 74 98 118 58 160 96 200 70V140H0Z",
  flat: "M0 116H200V140H0Z",
  dune: "M0 112Q60 84 110 108 150 92 200 104V140H0Z",
  mesa: "M0 100H22L30 66H66L76 100H118L124 78H170L180 100H200V140H0Z",
  bank: "M0 118Q50 96 100 112T200 120V140H0Z",
} as const;
type Land = keyof typeof LANDS;

export const land =
  (kind: Land = "ridge", tone: Tint = "far"): Part =>
  (ink) =>
    cut(LANDS[kind], mix(ink, tone));
export const near =
  (kind: Land = "low", tone: Tint = "near"): Part =>
  (ink) =>
    cut(LANDS[kind], mix(ink, tone), "hl");
export const sea =
  (y = 106, tone: Tint = "near"): Part =>
  (ink) =>
    cut(`M0 ${y}H200V140H0Z`, mix(ink, tone), "wv", 0.6);

// ---- figures

/** A figure at a place. */
export const it =
  (name: IconName, x: number, y: number, size: number, tone: Tint = "dark"): Part =>
  (ink) =>
    tone === "dark" || tone === "near"
      ? figure(name, x, y, size, mix(ink, tone), 0.32, 0.22)
      : figure(name, x, y, size, mix(ink, tone), 0, 0.42);

/** The one idea of the card. */
export const big = (name: IconName, tone: Tint = "dark", size = 102): Part =>
  it(name, 100 - size / 2, 66 - size / 2, size, tone);

/** A figure facing the other way. */
export const turned =
  (name: IconName, x: number, y: number, size: number, tone: Tint = "dark"): Part =>
  (ink) =>
    `<g transform="matrix(-1 0 0 1 ${2 * x + size} 0)">${it(name, x, y, size, tone)(ink)}</g>`;

/** Two figures facing each other. */
export const facing =
  (name: IconName, tone: Tint = "dark", size = 80, y = 24, gap = 8): Part =>
  (ink) =>
    it(name, 100 - size - gap / 2, y, size, tone)(ink) +
    turned(name, 100 + gap / 2, y, size, tone)(ink);

/** Several equal figures in a row on the ground. */
export const rank =
  (name: IconName, n: number, y: number, size: number, tone: Tint = "dark", sink = 0): Part =>
  (ink) =>
    times(n, (k) => {
      const step = (200 - size) / Math.max(n - 1, 1);
      const out = Math.abs(k - (n - 1) / 2) * sink;
      return it(name, n === 1 ? 100 - size / 2 : Math.round(k * step), y + out, size, tone)(ink);
    });

/** Small things scattered about. */
export const strewn =
  (name: IconName, size: number, tone: Tint, ...places: [number, number][]): Part =>
  (ink) =>
    places.map(([x, y]) => icon(name, x, y, size, mix(ink, tone))).join("");

export const tilted =
  (angle: number, ...parts: Part[]): Part =>
  (ink) =>
    `<g transform="rotate(${angle} 100 68)">${parts.map((part) => part(ink)).join("")}</g>`;

export const pale =
  (opacity: number, ...parts: Part[]): Part =>
  (ink) =>
    `<g opacity="${opacity}">${parts.map((part) => part(ink)).join("")}</g>`;

// ---- things

export const shape =
  (d: string, tone: Tint, hatched = 0.2): Part =>
  (ink) =>
    cut(d, mix(ink, tone), "hl", hatched);
export const stroke =
  (d: string, tone: Tint, width = 3, more = ""): Part =>
  (ink) =>
    line(d, mix(ink, tone), width, more);
export const dot =
  (x: number, y: number, r: number, tone: Tint): Part =>
  (ink) =>
    disc(x, y, r, mix(ink, tone));
export const stars =
  (...places: [number, number][]): Part =>
  () =>
    sparks(...places);

export const pines =
  (...places: [number, number, number][]): Part =>
  (ink) =>
    places.map(([x, y, size]) => icon("gi:pine-tree", x, y, size, ink.dark)).join("");
export const dead =
  (x: number, y = 122, scale = 1): Part =>
  (ink) =>
    deadTree(x, y, scale, ink.dark);
export const fire =
  (x: number, y: number, h: number): Part =>
  (ink) =>
    flame(x, y, h, ink.hot, ink.pale);
export const taper =
  (x: number, y: number, h: number): Part =>
  (ink) =>
    candle(x, y, h, ink.pale);
export const cottage =
  (x: number, y: number, scale: number): Part =>
  (ink) =>
    house(x, y, scale, [ink.pale, ink.dark, ink.near, ink.hot]);

/** A stall of a fair. */
export const awning =
  (x: number, y: number, size: number): Part =>
  (ink) =>
    stall(x, y, size, ink.hot, ink.pale, ink.dark);

/** A wall with battlements from x, its top at y. */
export const wall =
  (x: number, y: number, width: number, teeth: number, tone: Tint = "dark"): Part =>
  (ink) =>
    path(`M${x} ${y}H${x + width}V140H${x}Z${merlons(x, y - 8, width, teeth, 9)}`, mix(ink, tone)) +
    hatch(`M${x} ${y}H${x + width}V140H${x}Z`, "hw", 0.14);

/** A tent of a camp; x and y are the middle of its foot. */
export const tent =
  (x: number, y: number, scale: number, tone: Tint = "dark", door: Tint = "hot"): Part =>
  (ink) =>
    at(
      x,
      y,
      scale,
      path("M0-46 38 0H-38Z", mix(ink, tone)),
      path("M0-46 38 0H14Z", "#0000002E"),
      path("M0-34 11 0H-11Z", mix(ink, door)),
      line("M0-46-4-54M0-46 4-54", mix(ink, tone), 3),
    );

/** Heads and shoulders of a crowd along the foot. */
export const crowd =
  (n: number, y = 92, tone: Tint = "dark", scale = 1): Part =>
  (ink) =>
    times(n, (k) =>
      at(
        Math.round(((k + 0.5) * 200) / n),
        y + ((k * 7) % 3) * 4,
        scale,
        path("M-17 52Q-18 26-7 22L-4 18H4L7 22Q18 26 17 52Z", mix(ink, tone)),
        path("M0 0c6 0 8 4 8 10S4 21 0 21-8 16-8 10-6 0 0 0Z", mix(ink, tone)),
      ),
    );

/** A pennant on a pole that stands at x, y. */
export const flag =
  (x: number, y: number, height = 60, tone: Tint = "hot", width = 26): Part =>
  (ink) =>
    line(`M${x} ${y}V${y - height}`, ink.dark, 2.6) +
    path(`M${x} ${y - height}h${width}l-7 7 7 7h-${width}Z`, mix(ink, tone));

/** Drapes at both sides, as of a stage. */
export const drapes =
  (tone: Tint = "hot"): Part =>
  (ink) =>
    cut("M0 0H58Q50 54 22 78 30 110 22 140H0Z", mix(ink, tone), "hl", 0.3) +
    cut("M200 0H142Q150 54 178 78 170 110 178 140H200Z", mix(ink, tone), "hl", 0.3) +
    path("M0 0H200V15q-12.5 11-25 0t-25 0-25 0-25 0-25 0-25 0-25 0-25 0Z", ink.near);

/** A table across the foot. */
export const board =
  (y = 108, tone: Tint = "near"): Part =>
  (ink) =>
    path(`M14 ${y}H186V${y + 9}H14Z`, mix(ink, tone)) +
    path(`M30 ${y + 9}H42V140H30ZM158 ${y + 9}H170V140H158Z`, mix(ink, tone)) +
    hatch(`M14 ${y}H186V${y + 9}H14Z`, "hl", 0.35);

/** Slanting light from above. */
export const beam =
  (x = 100, tone: Tint = "pale", opacity = 0.4): Part =>
  (ink) =>
    `<path d="M${x - 14} 0H${x + 14}L${x + 52} 140H${x - 52}Z" fill="${mix(ink, tone)}" opacity="${opacity}"/>`;

/** A road from the foot of the picture into the distance. */
export const road =
  (tone: Tint = "pale", to = 100, y = 84): Part =>
  (ink) =>
    path(`M62 140Q92 118 ${to - 20} 106 ${to + 10} 96 ${to - 3} ${y}H${to + 4}Q${to + 28} 98 ${to + 6} 110 ${to + 6} 122 142 140Z`, mix(ink, tone)); // prettier-ignore

export const smoke =
  (x: number, y: number, tone: Tint = "pale"): Part =>
  (ink) =>
    line(
      `M${x} ${y}q-10-12 0-22t0-22 2-22`,
      mix(ink, tone),
      5,
      'stroke-linecap="round" opacity=".7"',
    );

export const ring =
  (x: number, y: number, r: number, tone: Tint, width = 4): Part =>
  (ink) =>
    `<circle cx="${x}" cy="${y}" r="${r}" fill="none" stroke="${mix(ink, tone)}" stroke-width="${width}"/>`;

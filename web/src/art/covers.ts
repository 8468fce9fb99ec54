// Covers of the games: swallow-tailed banners of 168 x 352, and small square emblems.
import { TAIL } from "./defs.ts";
import type { IconName } from "./icon.ts";
import { throne } from "./throne.ts";
import { at, castle, cut, disc, figure, icon, line, path, rays, times, type Ink } from "./scene.ts";

interface Livery {
  field: Ink;
  metal: Ink;
  /** The emblem; a castle if none is named. */
  figure?: IconName;
  /** The distance of the figure from the top of the banner: a smaller cover shows only this
   * part. */
  top: number;
}

const LIVERIES: Readonly<Record<string, Livery>> = {
  dominion: { field: "#1F4C57", metal: "#E3BE63", top: 62 },
  legends: { field: "#12394A", metal: "#F1C867", figure: "gi:wyvern", top: 14 },
  fallen_lands: { field: "#2A1512", metal: "#E08A3C", figure: "gi:spiked-dragon-head", top: 44 },
  oath: { field: "#2A1230", metal: "#E9BE63", figure: "gi:throne-king", top: 30 },
  architects: { field: "#7A3B24", metal: "#F0CF98", figure: "gi:trowel", top: 40 },
  architects_coop: { field: "#1B1014", metal: "#E3C98A", figure: "gi:crowned-skull", top: 40 },
  paladins: { field: "#3A0F18", metal: "#D5DAE0", figure: "gi:visored-helm", top: 40 },
  paladins_coop: { field: "#1B1014", metal: "#C9CFD6", figure: "gi:crowned-skull", top: 40 },
  viscounts_coop: { field: "#171226", metal: "#E3B549", figure: "gi:crowned-skull", top: 40 },
  viscounts: { field: "#2E2556", metal: "#E3B549", figure: "gi:quill", top: 50 },
};

// ---- the trim at the top of a banner

const waves = (y: number, step: number, height: number): string =>
  `M0 ${y}q${step / 2} ${height} ${step} 0` + `t${step} 0`.repeat(168 / step - 1);

const TRIMS: Readonly<Record<string, (field: Ink, metal: Ink) => string>> = {
  dominion: (field, metal) =>
    path("M0 0H168V12H0Z" + times(6, (k) => `M${k * 28 + 7} 12h14v9h-14Z`), field) +
    times(6, (k) => disc(k * 28 + 14, 9, 2.4, metal)),
  legends: (field, metal) =>
    path(`M0 0V10q7 10 14 0${"t14 0".repeat(11)}V0Z`, field) + line(waves(5, 14, 6), metal, 1.6),
  fallen_lands: (field, metal) =>
    path(`M0 0V9${"l7 11 7-11".repeat(12)}V0Z`, field) +
    line("M0 5H168", metal, 1.6, 'stroke-dasharray="4 3"'),
  oath: (field, metal) =>
    path("M0 0H168V16H0Z", field) + line(waves(8, 21, -10) + waves(8, 21, 10), metal, 1.8),
  architects: (field, metal) =>
    path("M0 0H168V18H0Z", field) +
    line(
      "M0 6H168M0 12H168M0 18H168" + times(7, (k) => `M${12 + k * 24} 0v6m0 6v6M${k * 24} 6v6`),
      metal,
      1.1,
    ),
  architects_coop: (field, metal) =>
    path("M0 0H168V16H0Z", field) + line(`M0 15${"l6-9 6 9".repeat(14)}`, metal, 1.6),
  paladins: (field, metal) =>
    path("M0 0H168V18H0Z", field) + line(`M0 16${"l7-11 7 11".repeat(12)}`, metal, 2),
  paladins_coop: (field, metal) =>
    path("M0 0H168V18H0Z", field) + line(`M0 16${"l6-11 6 11".repeat(14)}`, metal, 1.6),
  viscounts_coop: (field, metal) =>
    path("M0 0H168V16H0Z", field) + line(`M0 14${"q7-13 14 0".repeat(12)}`, metal, 1.6),
  viscounts: (field, metal) =>
    path("M0 0H168V14H0Z", field) +
    times(
      8,
      (k) =>
        `<path d="M${k * 21} 14a10.5 10.5 0 0 1 21 0Z" fill="${field}" stroke="${metal}" stroke-width="1.5"/>` +
        disc(k * 21 + 10.5, 12, 2.5, metal),
    ),
};

// ---- the pictures

const sheet = (fill: Ink): string => path("M0 0H168V352H0Z", fill);

const GOBLIN = "M13 24 7 20 5 12-1 6 7 7Q13 2 19 7L27 6 21 12 19 20ZM8 11l3 3H7ZM18 11l1 3h-4Z";

const hexagon = (x: number, y: number, r: number): string =>
  "M" +
  Array.from({ length: 6 }, (_, k) => {
    const a = Math.PI / 6 + (k * Math.PI) / 3;
    return `${(x + r * Math.cos(a)).toFixed(1)} ${(y + r * Math.sin(a)).toFixed(1)}`;
  }).join("L") +
  "Z";

const cathedral = (x: number, y: number, size: number, fill: Ink, lit: Ink): string =>
  at(
    x,
    y,
    size / 100,
    path("M22 100V42L50 18 78 42V100ZM14 100V30H34V100ZM66 100V52H86V100ZM12 30 24-8 36 30Z", fill),
    line("M24-8v-10M20-14h8", fill, 2),
    disc(50, 52, 9, lit),
    line("M50 43v18M41 52h18M44 46l12 12M56 46 44 58", fill, 1.2),
    path("M43 100V80a7 10 0 0 1 14 0v20ZM21 40h6v10h-6ZM21 58h6v12h-6ZM73 62h6v12h-6Z", lit),
    line("M62 50V22h28v30M62 36h28M76 22v30M58 22h36", "#7A4A22", 1.8),
    path("M34 30V100H29V34ZM86 52V100H81V52Z", "#00000033"),
    '<path d="M22 42H78V100H22Z" fill="url(#hz)" opacity=".25"/>',
  );

const PICTURES: Readonly<Record<string, () => string>> = {
  dominion: () =>
    sheet("#5FA0A6") +
    rays(84, 118, 22, "#78B3B5", 320) +
    disc(84, 118, 56, "#F7E3A1") +
    cut("M0 190 34 140 60 170 96 132 140 176 168 150V352H0Z", "#3E7F86") +
    castle(28, 98, 112, "#173B45", "#F8DC8C", "#C4452F") +
    cut("M0 196Q40 176 84 190T168 186V352H0Z", "#3F7E58") +
    path("M76 192h16q4 22 26 34t-18 34-22 60h-60q10-50 42-66t28-32-12-30Z", "#E6CF95") +
    cut("M0 236Q36 222 78 240L40 262 0 256Z", "#C9A84E", "hz", 0.3) +
    cut("M168 226q-30 0-50 14l30 22 20-4Z", "#8DB35F", "hz", 0.3) +
    cut("M0 262Q34 256 56 272L30 320H0Z", "#5F9A5A", "hz", 0.3) +
    cut("M168 268q-34-4-56 14l8 60h48Z", "#2F6B4A", "hz", 0.3) +
    icon("gi:village", 106, 208, 44, "#5A3A28") +
    icon("gi:pine-tree", 4, 196, 38, "#1F5544") +
    icon("gi:pine-tree", 26, 206, 28, "#1F5544"),
  legends: () =>
    sheet("#E9A94B") +
    rays(84, 132, 24, "#F1BB61", 330, 0.05) +
    disc(84, 132, 60, "#FBE6A6") +
    figure("gi:wyvern", 16, 40, 136, "#12394A", 0.35, 0.3) +
    cut("M0 230q20-34 46-20 14-26 40-10 30-8 40 24 22-8 42 6v120H0Z", "#2E7D6B") +
    icon("gi:pine-tree", 22, 184, 40, "#17584D") +
    icon("gi:pine-tree", 46, 190, 34, "#17584D") +
    castle(84, 190, 44, "#F3E4BE", "#2E7D6B", "#C4452F") +
    cut("M0 238H168V352H0Z", "#17657D", "wv", 0.55) +
    cut("M30 286q24-24 58-12 24-6 34 14-20 14-50 12t-42-14Z", "#D9B063", "hz", 0.3) +
    icon("gi:drakkar", 92, 236, 58, "#5B1E16"),
  fallen_lands: () => {
    const fields = ["#6E4A2E", "#7F5A34", "#5C4A34", "#8A4A2A", "#4F5236"];
    return (
      sheet("#8E3A22") +
      rays(84, 150, 20, "#A4492A", 340) +
      disc(84, 150, 54, "#F0A24A") +
      cut("M0 190 30 130 52 168 84 104 118 170 146 128 168 184V352H0Z", "#4A1D18") +
      figure("gi:spiked-dragon-head", 26, 48, 116, "#210E0E", 0.3, 0.2) +
      times(20, (k) => {
        const row = Math.floor(k / 5);
        const d = hexagon((k % 5) * 42 + (row % 2 ? 21 : 0), 214 + row * 36, 23);
        const fill = fields[(row * 3 + (k % 5) * 2) % 5]!;
        return cut(d, fill, "hl", 0.16) + line(d, "#241410", 2.4);
      }) +
      icon("gi:knight-banner", 60, 208, 48, "#F3E2B5") +
      at(8, 236, 1, path(GOBLIN, "#1F120E")) +
      at(134, 236, 1, path(GOBLIN, "#1F120E"))
    );
  },
  oath: () => {
    const poles = [26, 34, 22, 30, 38, 24];
    const flags = ["#B5473A", "#E0A63A", "#3E7A86", "#7A5AA8", "#3E5F9A", "#6F8A3E"];
    return (
      sheet("#3F2142") +
      rays(84, 120, 28, "#4D2A50", 340, 0) +
      disc(84, 120, 66, "#D9A441") +
      disc(84, 120, 58, "#E9BE63") +
      `<g opacity=".6">${rays(84, 120, 24, "#DCA94B", 58)}</g>` +
      cut("M0 236 40 178 70 214 104 168 168 232V352H0Z", "#6B3A5E") +
      path("M40 184H128V252H40Z", "#3F2142") +
      path("M48 176H120V184H48ZM40 188H128V196H40ZM30 202H138V210H30Z", "#2A1230") +
      throne(84, 76, 1.1, "#2A1230", "#8E2F4E") +
      cut("M0 252Q44 224 92 246T168 236V352H0Z", "#8A4A5A") +
      cut("M0 284Q60 256 168 282V352H0Z", "#5A2A4A") +
      poles
        .map((h, k) => {
          const x = 18 + k * 26;
          return (
            line(`M${x} 262v-${h}`, "#1E0C22") +
            path(`M${x} ${262 - h}h14l-4 5 4 5h-14Z`, flags[k]!)
          );
        })
        .join("")
    );
  },
  architects: () =>
    sheet("#9CC0CE") +
    rays(120, 70, 20, "#AFCEDA", 340, 0) +
    disc(126, 72, 26, "#FBEFC6") +
    cut("M0 214Q50 180 100 200T168 188V352H0Z", "#8FA069") +
    cathedral(14, 92, 140, "#A9573A", "#FBE2A0") +
    cut("M0 228H168V352H0Z", "#C98B57", "hz", 0.25) +
    times(18, (k) => {
      const row = Math.floor(k / 6);
      const x = (k % 6) * 30 - (row % 2) * 15 - 4;
      const fill = ["#B26C40", "#BD7848", "#A66038"][((k % 6) + row) % 3]!;
      return path(`M${x} ${238 + row * 16}h27v13h-27Z`, fill);
    }) +
    icon("gi:trowel", 96, 226, 46, "#5B2F1C") +
    [
      [16, 224],
      [30, 224],
      [44, 224],
      [23, 212],
      [37, 212],
      [30, 200],
    ]
      .map(([x, y]) => disc(x!, y!, 7, "#5B3A1E") + disc(x!, y!, 4.6, "#D9A468"))
      .join(""),
  architects_coop: () =>
    sheet("#2A1218") +
    rays(84, 120, 22, "#3A1A22", 340, 0.05) +
    disc(84, 118, 58, "#A3212F") +
    figure("gi:crowned-skull", 36, 62, 96, "#17141A", 0.3, 0.3) +
    cut("M0 214Q50 186 100 204T168 192V352H0Z", "#3B1F1C") +
    cathedral(34, 168, 100, "#1B0E10", "#E0A45A") +
    cut("M0 250H168V352H0Z", "#1B1014"),
  paladins: () => {
    const shields = ["#C9CFD6", "#B58A2E", "#C9CFD6", "#40546B", "#C9CFD6", "#B58A2E", "#40546B"];
    return (
      sheet("#7A1F2C") +
      rays(84, 128, 26, "#8C2938", 340, 0.06) +
      disc(84, 128, 64, "#C9CFD6") +
      '<circle cx="84" cy="128" r="64" fill="url(#hz)" opacity=".12"/>' +
      cut("M0 220 44 176 80 206 120 164 168 214V352H0Z", "#3C2A38") +
      figure("gi:visored-helm", 28, 60, 112, "#2B3440", 0.35, 0.3) +
      cut("M0 240Q50 222 100 236T168 228V352H0Z", "#571521") +
      shields
        .map((fill, k) =>
          at(
            -4 + k * 25,
            232 + (k % 2) * 9,
            1,
            `<path d="M0 0H22V14Q22 26 11 31 0 26 0 14Z" fill="${fill}" stroke="#2A0D14" stroke-width="1.8"/>`,
            path("M9 0h4v29h-4ZM0 9H22v4H0Z", "#7A1F2CD9"),
          ),
        )
        .join("")
    );
  },
  paladins_coop: () =>
    sheet("#1E1420") +
    rays(84, 120, 22, "#2C1C2E", 340, 0.05) +
    disc(84, 118, 58, "#A3212F") +
    figure("gi:crowned-skull", 36, 62, 96, "#17141A", 0.3, 0.3) +
    cut("M0 216 40 180 78 206 122 172 168 212V352H0Z", "#352032") +
    figure("gi:visored-helm", 10, 196, 66, "#C9CFD6", 0.2, 0.3) +
    figure("gi:visored-helm", 92, 196, 66, "#B58A2E", 0.2, 0.3) +
    figure("gi:visored-helm", 51, 188, 66, "#E6E9ED", 0.25, 0.3) +
    cut("M0 256Q50 240 100 252T168 246V352H0Z", "#1B1014"),
  viscounts_coop: () =>
    sheet("#1B1630") +
    rays(84, 120, 22, "#29214A", 340, 0.05) +
    disc(84, 116, 58, "#A3212F") +
    figure("gi:crowned-skull", 36, 60, 96, "#17141A", 0.3, 0.3) +
    cut("M0 226Q84 178 168 226V352H0Z", "#2E2556") +
    figure("gi:castle", 44, 176, 80, "#D8CDB8", 0.25, 0.3) +
    figure("gi:horse-head", 6, 216, 50, "#E3B549", 0.2, 0.3) +
    figure("gi:horse-head", 112, 216, 50, "#B9C3CC", 0.2, 0.3) +
    cut("M0 262Q50 246 100 258T168 252V352H0Z", "#120E20"),
  viscounts: () =>
    sheet("#E3C98F") +
    rays(84, 150, 24, "#EBD6A4", 340, 0.04) +
    [78, 62, 46].map((r, k) => disc(84, 150, r, ["#4A3D7A", "#5D4E93", "#F3E3B4"][k]!)).join("") +
    times(12, (k) => {
      const a = (k * Math.PI) / 6;
      return disc(
        Math.round(84 + 70 * Math.cos(a)),
        Math.round(150 + 70 * Math.sin(a)),
        3.2,
        "#E3B549",
      );
    }) +
    castle(42, 122, 84, "#2E2556", "#F6D982", "#9B2F3A") +
    cut("M0 236H168V352H0Z", "#3A3068", "hz", 0.2) +
    figure("gi:open-book", 24, 196, 120, "#F6ECD2", 0, 0.3) +
    icon("gi:quill", 90, 196, 62, "#9B2F3A"),
};

/** A banner without its title, whose plate is from 286 to 330. */
export function banner(game: string): string {
  const { field, metal } = LIVERIES[game]!;
  return `<g clip-path="url(#tail)">${[
    PICTURES[game]!(),
    path("M0 286H168V352H0Z", field),
    path("M0 284.8H168v2.5H0ZM0 290H168v.8H0Z", metal),
    TRIMS[game]!(field, metal),
    line("M0 0V352M168 0V352", metal, 5),
    line(TAIL, metal, 4),
    path("M0 0H22V352H0Z", "#0000001A"),
    path("M146 0H168V352H146Z", "#00000029"),
    path("M40 0H56V352H40Z", "#FFFFFF0F"),
  ].join("")}</g>`;
}

/** The part of a banner with its figure: 168 x 100. */
export const figureOf = (game: string): string => `0 ${LIVERIES[game]!.top} 168 100`;

export const metalOf = (game: string): Ink => LIVERIES[game]!.metal;

/** A small square for lists: 48 x 48, the figure of the game on its field. */
export function emblem(game: string): string {
  const { field, metal, figure } = LIVERIES[game]!;
  return (
    path("M0 0H48V48H0Z", field) +
    `<g opacity=".1">${rays(24, 24, 16, "#fff", 40)}</g>` +
    (figure ? icon(figure, 6, 6, 36, metal) : castle(6, 13, 36, metal, field, metal))
  );
}

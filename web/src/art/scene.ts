// Linocut scenes of 200 x 140: flat inks, rays, layered hills, one dark figure, hatching for shade.
// Every part is a string of SVG; a scene is its parts from back to front.
import { symbol, type IconName } from "./icon.ts";

export type Ink = string;
export type Hatch = "hz" | "hl" | "hw" | "wv";

export const scene = (...parts: string[]): string =>
  `<svg class="art" viewBox="0 0 200 140" preserveAspectRatio="xMidYMid slice" aria-hidden="true">${parts.join("")}</svg>`;

export const path = (d: string, fill: Ink): string => `<path d="${d}" fill="${fill}"/>`;

export const line = (d: string, stroke: Ink, width = 2, more = ""): string =>
  `<path d="${d}" fill="none" stroke="${stroke}" stroke-width="${width}"${more && " " + more}/>`;

export const disc = (x: number, y: number, r: number, fill: Ink): string =>
  `<circle cx="${x}" cy="${y}" r="${r}" fill="${fill}"/>`;

/** A flat shape with its hatching over it. */
export const cut = (d: string, fill: Ink, hatch: Hatch = "hz", strength = 0.22): string =>
  path(d, fill) + `<path d="${d}" fill="url(#${hatch})" opacity="${strength}"/>`;

/** Hatching alone, over what is already there. */
export const hatch = (d: string, kind: Hatch = "hl", strength = 0.3): string =>
  `<path d="${d}" fill="url(#${kind})" opacity="${strength}"/>`;

/** A shape and its mirror image about the middle. */
export const both = (part: string): string =>
  part + `<g transform="matrix(-1 0 0 1 200 0)">${part}</g>`;

export const at = (x: number, y: number, scale: number, ...parts: string[]): string =>
  `<g transform="translate(${x} ${y})${scale === 1 ? "" : ` scale(${round(scale)})`}">${parts.join("")}</g>`;

export const times = (n: number, draw: (k: number) => string): string =>
  Array.from({ length: n }, (_, k) => draw(k)).join("");

const round = (n: number): number => Math.round(n * 1000) / 1000;

// ---- icons as parts of a picture

export const icon = (name: IconName, x: number, y: number, size: number, fill: Ink): string =>
  `<use href="${symbol(name)}" x="${x}" y="${y}" width="${size}" height="${size}" fill="${fill}"/>`;

/** An icon with cuts of light from the left and of shade from the right. */
export const figure = (
  name: IconName,
  x: number,
  y: number,
  size: number,
  fill: Ink,
  light = 0.3,
  shade = 0.25,
): string =>
  icon(name, x, y, size, fill) +
  (light ? `<g opacity="${light}">${icon(name, x, y, size, "url(#cl)")}</g>` : "") +
  (shade ? `<g opacity="${shade}">${icon(name, x, y, size, "url(#cs)")}</g>` : "");

// ---- sky

export function rays(x: number, y: number, n: number, fill: Ink, reach = 280, turn = 0.1): string {
  let d = "";
  for (let k = 0; k < n; k++) {
    const a = turn + (k * 2 * Math.PI) / n;
    const b = a + Math.PI / n;
    d += `M${x} ${y}L${point(x, y, reach, a)} ${point(x, y, reach, b)}Z`;
  }
  return path(d, fill);
}

const point = (x: number, y: number, r: number, a: number): string =>
  `${Math.round(x + r * Math.cos(a))} ${Math.round(y + r * Math.sin(a))}`;

export const sky = (fill: Ink, hatched = true): string =>
  path("M0 0H200V140H0Z", fill) +
  (hatched ? '<path d="M0 0H200V140H0Z" fill="url(#hz)" opacity=".1"/>' : "");

/** A sky of rays around a sun. */
export const dawn = (
  fill: Ink,
  ray: Ink,
  [x, y, r, sun]: [number, number, number, Ink],
  n = 16,
): string =>
  sky(fill, false) +
  `<g opacity=".55">${rays(x, y, n, ray)}</g>` +
  disc(x, y, r + 7, ray) +
  disc(x, y, r, sun);

export const moon = (x: number, y: number, r: number, fill: Ink): string =>
  path(
    `M${x} ${y - r}A${r} ${r} 0 1 0 ${x + r} ${y + r * 0.3}A${r * 0.85} ${r * 0.85} 0 1 1 ${x} ${y - r}Z`,
    fill,
  );

export const stars = (...places: [number, number][]): string =>
  path(
    places
      .map(([x, y]) => `M${x} ${y - 3}l.9 2.1 2.1.9-2.1.9-.9 2.1-.9-2.1-2.1-.9 2.1-.9Z`)
      .join(""),
    "#FFFFFFCC",
  );

// ---- ground

const LAND = {
  low: "M0 108Q42 90 92 103T200 94V140H0Z",
  mid: "M0 98Q46 72 100 90T200 78V140H0Z",
  high: "M0 86Q50 56 96 76T200 62V140H0Z",
  peaks: "M0 104 30 62 52 86 86 40 124 90 150 60 200 108V140H0Z",
  ridge: "M0 96 40 74 74 98 118 58 160 96 200 70V140H0Z",
  flat: "M0 114H200V140H0Z",
};
export type Land = keyof typeof LAND;

export const hill = (land: Land, fill: Ink): string => cut(LAND[land], fill);
export const ground = (land: Land, fill: Ink): string => cut(LAND[land], fill, "hl");
export const water = (y: number, fill: Ink, waves = 0.5): string =>
  cut(`M0 ${y}H200V140H0Z`, fill, "wv", waves);

export const tree = (x: number, y: number, size: number, fill: Ink): string =>
  icon("gi:pine-tree", x, y, size, fill);

// ---- things

/** Battlements of n teeth along a wall of that width. */
export function merlons(x: number, y: number, width: number, n: number, height = 5): string {
  const tooth = width / (2 * n - 1);
  let d = "";
  for (let k = 0; k < n; k++) {
    d += `M${round(x + 2 * k * tooth)} ${y}h${round(tooth)}v${height}h${-round(tooth)}Z`;
  }
  return d;
}

export const castle = (
  x: number,
  y: number,
  size: number,
  fill: Ink,
  lit: Ink = "#F4D98A",
  flag: Ink = "#B23446",
): string =>
  at(
    x,
    y,
    size / 100,
    path(
      `M10 50H90V84H10Z${merlons(10, 46, 80, 8)}M6 32H26V84H6Z${merlons(4, 26, 24, 4, 7)}M74 32H94V84H74Z${merlons(72, 26, 24, 4, 7)}M36 22H64V84H36Z${merlons(33, 15, 34, 5, 8)}M33 21H67V26H33ZM4 31H28V35H4ZM72 31H96V35H72Z`,
      fill,
    ),
    path("M42 15V4L50-10 58 4V15Z", fill),
    line("M50-10V-22", fill, 1.6),
    path("M50-22 64-18 50-13Z", flag),
    path(
      "M43 84V68a7 8 0 0 1 14 0V84ZM48 34h4v9h-4ZM14 42h3v8h-3ZM83 42h3v8h-3ZM48 5h4v6h-4ZM28 60h3v7h-3ZM69 60h3v7h-3Z",
      lit,
    ),
    path("M64 22V84H57V26ZM94 35V84H87V35ZM26 35V84H21V35Z", "#00000038"),
    '<path d="M10 50H90V84H10Z" fill="url(#hz)" opacity=".28"/>',
  );

// Things that occur in more than one picture.
import { at, cut, disc, hatch, icon, line, path, times, type Ink } from "./scene.ts";
import type { IconName } from "./icon.ts";

export function coin(
  x: number,
  y: number,
  r: number,
  face: Ink,
  edge: Ink,
  figure: IconName = "gi:crown",
): string {
  return (
    disc(x + r * 0.06, y + r * 0.14, r, "#00000040") +
    disc(x, y, r, edge) +
    disc(x, y, r * 0.9, face) +
    `<circle cx="${x}" cy="${y}" r="${r * 0.74}" fill="none" stroke="${edge}" stroke-width="${r * 0.05}" stroke-dasharray="${r * 0.09} ${r * 0.07}"/>` +
    icon(figure, x - r * 0.5, y - r * 0.52, r, edge) +
    line(
      `M${x - r * 0.78} ${y - r * 0.1}A${r * 0.8} ${r * 0.8} 0 0 1 ${x + r * 0.05} ${y - r * 0.8}`,
      "#FFFFFFA6",
      r * 0.08,
      'stroke-linecap="round"',
    )
  );
}

/** Coins lying on each other; x and y are the left end of the lowest. */
export const stack = (x: number, y: number, w: number, n: number, face: Ink, edge: Ink): string =>
  times(n, (k) =>
    at(
      x + (k % 2 ? 1.5 : 0),
      y - k * 7,
      1,
      path(`M0 0a${w / 2} ${w / 5} 0 0 0 ${w} 0v6a${w / 2} ${w / 5} 0 0 1 ${-w} 0Z`, edge),
      `<ellipse cx="${w / 2}" rx="${w / 2}" ry="${w / 5}" fill="${face}" stroke="${edge}"/>`,
    ),
  );

/** A market stall with a striped awning, in 100 units. */
export const stall = (x: number, y: number, size: number, a: Ink, b: Ink, wood: Ink): string =>
  at(
    x,
    y,
    size / 100,
    path("M10 38h5v56h-5ZM85 38h5v56h-5Z", wood),
    cut("M6 66H94V94H6Z", wood, "hz", 0.5),
    times(
      6,
      (k) =>
        `<path d="M${14 + k * 12} 10h12l${((k - 2.5) * 2.6 + 1.6).toFixed(1)} 26a7.4 7 0 0 1-15 0Z" transform="translate(${((k - 2.5) * 1.2 - 1.2).toFixed(1)})" fill="${k % 2 ? a : b}"/>`,
    ),
    path("M12 6H88V12H12Z", wood),
    [18, 29, 40].map((u) => disc(u, 61.5, 6, "#C8452F")).join(""),
    path([58, 69, 80].map((u) => `M${u - 6} 66q-1-12 6-12t6 12Z`).join(""), "#E7B545"),
  );

/** A timbered house of 60 x 34 under its eaves, seen from the gable; the long roof goes right. */
export const house = (
  x: number,
  y: number,
  scale: number,
  [wall, roof, beam, lit]: [Ink, Ink, Ink, Ink],
): string =>
  at(
    x,
    y,
    scale,
    path("M42-26h8v18h-8Z", roof),
    path("M28 0H60V34H28Z", wall),
    path("M28 0H60V34H28Z", "#00000030"),
    path("M0 34V0L14-20 28 0V34Z", wall),
    line("M0 3H28M0 18H28M14-18V3M0 18 12 3M28 18 16 3M1 1V33M27 1V33", beam, 1.8),
    cut("M14-22 33 5H65L48-22Z", roof, "hl", 0.35),
    line("M-5 6 14-21 33 6", roof, 4.5),
    path("M9 34V23h10V34ZM34 10h8v9h-8ZM47 10h8v9h-8Z", lit),
    line("M38 10v9M51 10v9", wall, 1.4),
  );

/** A flame of that height, standing on its point. */
export const flame = (x: number, y: number, h: number, out: Ink, core: Ink): string =>
  at(
    x,
    y,
    h / 20,
    path("M0-20C8-11 7 0 0 0S-8-11 0-20Z", out),
    path("M0-11C4-6 3-1 0-1S-4-6 0-11Z", core),
  );

/** A burning candle; x and y are the middle of its foot. */
export const candle = (x: number, y: number, h: number, wax: Ink = "#F5E6C4"): string =>
  path(`M${x - 4} ${y}v${-h}q4-3 8 0v${h}Z`, wax) +
  hatch(`M${x} ${y}v${-h}h4v${h}Z`, "hl", 0.4) +
  flame(x, y - h - 1, 15, "#F7A32B", "#FFF3C0");

/** Head and shoulders in one ink, from the top of the head. */
export const bust = (x: number, y: number, scale: number, ink: Ink): string =>
  at(
    x,
    y,
    scale,
    path("M-17 52Q-18 26-7 22L-4 18H4L7 22Q18 26 17 52Z", ink),
    path("M0 0c6 0 8 4 8 10S4 21 0 21-8 16-8 10-6 0 0 0Z", ink),
  );

/** A dead tree; x and y are the middle of its foot. */
export const deadTree = (x: number, y: number, scale: number, ink: Ink): string =>
  at(
    x,
    y,
    scale,
    path("M-9 2Q-4-4-4-20L-5-40H4L4-20Q4-4 10 2Z", ink),
    line(
      "M-2-24-20-46M-12-36-24-36M1-30 20-54M10-42 24-42M0-38-4-66M-3-54-14-62M0-40 10-68M6-56 16-62",
      ink,
      4,
    ),
  );

// Things that stand in more than one picture.
import { at, cut, disc, icon, line, path, times, type Ink } from "../../../../art/scene.ts";
import type { IconName } from "../../../../art/icon.ts";

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
        `<path d="M${14 + k * 12} 10h12l${(k - 2.5) * 2.6 + 1.6} 26a7.4 7 0 0 1-15 0Z" transform="translate(${((k - 2.5) * 1.2 - 1.2).toFixed(1)})" fill="${k % 2 ? a : b}"/>`,
    ),
    path("M12 6H88V12H12Z", wood),
    [18, 29, 40].map((u) => disc(u, 61.5, 6, "#C8452F")).join(""),
    path([58, 69, 80].map((u) => `M${u - 6} 66q-1-12 6-12t6 12Z`).join(""), "#E7B545"),
  );

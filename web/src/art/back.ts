// Card backs: the trim colour of the game, its metal, and one figure in a roundel.
import { once } from "./drawn.ts";
import type { IconName } from "./icon.ts";
import { disc, icon, line, path, times, type Ink } from "./scene.ts";

/** The look of a game's card backs. */
export interface Back {
  field: Ink;
  metal: Ink;
  figure: IconName;
  /** The edges of the cards below. */
  rim: Ink;
}

/** An SVG of 84 x 120 that fills its box. */
export const drawBack = (back: Back): string => once(back, () => draw(back));

function draw({ field, metal, figure }: Back): string {
  const lozenges = times(28, (k) => {
    const row = Math.floor(k / 4);
    return `M${12 + (k % 4) * 20} ${27 + row * 11}l4-4 4 4-4 4Z`;
  });
  return `<svg viewBox="0 0 84 120" preserveAspectRatio="xMidYMid slice" aria-hidden="true">${[
    path("M0 0H84V120H0Z", field),
    '<path d="M0 0H84V120H0Z" fill="url(#hz)" opacity=".3"/>',
    `<g opacity=".55">${line("M9 5H75a4 4 0 0 1 4 4V111a4 4 0 0 1-4 4H9a4 4 0 0 1-4-4V9a4 4 0 0 1 4-4Z", metal, 1.6)}${line("M5 18H79M5 102H79", metal, 1)}</g>`,
    `<g opacity=".2">${path(lozenges, metal)}</g>`,
    `<g opacity=".6">${path(
      times(8, (k) => `M${9.5 + k * 8.5} 14l2.8-5 2.8 5ZM${9.5 + k * 8.5} 106l2.8 5 2.8-5Z`),
      metal,
    )}</g>`,
    disc(42, 60, 22, field),
    disc(42, 60, 22, "#00000038"),
    `<circle cx="42" cy="60" r="21" fill="none" stroke="${metal}" stroke-width="1.8"/>`,
    `<circle cx="42" cy="60" r="18.4" fill="none" stroke="${metal}" stroke-width=".8" stroke-dasharray="1 1.6"/>`,
    icon(figure, 28, 45.5, 28, metal),
  ].join("")}</svg>`;
}

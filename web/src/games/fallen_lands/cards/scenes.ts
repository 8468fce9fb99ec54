// A picture for every card and every sort of Follower.
import { gallery } from "../../../art/drawn.ts";
import { MONSTERS } from "./facts.ts";
import { figure, path, rays } from "../../../art/scene.ts";
import { hexCorners, outline } from "../../../table/map/geometry.ts";
import * as forts from "./scenes/forts.ts";
import * as magic from "./scenes/magic.ts";
import * as troops from "./scenes/troops.ts";

export const SCENES: Readonly<Record<string, () => string>> = { ...troops, ...forts, ...magic };

export const sceneOf = gallery(SCENES);

const MIDDLE = { x: 103, y: 118 };

/** A field at the size of a card: 206 x 236. */
export function fieldOf({ level, monster }: { level: number; monster: string }): string {
  const { icon, ink } = MONSTERS[monster]!;
  const hex = (size: number): string => outline(hexCorners(MIDDLE, size));
  const land = "M0 190Q50 164 103 182T206 170V236H0Z";
  return `<svg viewBox="0 0 206 236" aria-hidden="true"><clipPath id="field-${level}"><path d="${hex(112)}"/></clipPath>${path(outline(hexCorners({ x: 103, y: 121 }, 113)), "#0000004D")}<g clip-path="url(#field-${level})">${[
    path("M0 0H206V236H0Z", ink),
    `<g opacity=".12">${rays(103, 140, 22, "#fff", 240)}</g>`,
    `<circle cx="103" cy="140" r="62" fill="#E0905A" opacity=".55"/>`,
    path(land, "#00000066"),
    `<path d="${land}" fill="url(#hz)" opacity=".3"/>`,
    figure(icon, 42, 72, 122, "#1C1014", 0.28),
  ].join(
    "",
  )}</g><path d="${hex(108)}" fill="none" stroke="#F1D9A8" stroke-opacity=".7" stroke-width="3"/><circle cx="103" cy="44" r="24" fill="#1C1014" stroke="#F1D9A8" stroke-width="2.4"/><text x="103" y="54.5" text-anchor="middle" font-family="Vollkorn" font-weight="900" font-size="30" fill="#FFF3DA">${level}</text></svg>`;
}

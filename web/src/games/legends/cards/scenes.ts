// A picture for every card, leader and token.
import { gallery } from "../../../art/drawn.ts";
import { path, scene, at, rays } from "../../../art/scene.ts";
import * as courts from "./scenes/courts.ts";
import * as leaders from "./scenes/leaders.ts";
import * as shades from "./scenes/shades.ts";
import { sign, token } from "./scenes/tokens.ts";
import * as wilds from "./scenes/wilds.ts";
import * as woods from "./scenes/woods.ts";

export const SCENES: Readonly<Record<string, () => string>> = {
  ...woods,
  ...shades,
  ...wilds,
  ...courts,
  ...leaders,
};

/** The SVG of a card's or a leader's scene. */
export const sceneOf = gallery(SCENES);

/** A token as parts of a drawing: 40 x 40 around 0, 0. */
export const tokenOf = token;

/** A token, or the symbol of a score line, alone on the sea. */
export const emblem = (sort: "token" | "sign", key: string): string =>
  scene(
    path("M0 0H200V140H0Z", "#3F8FA3"),
    `<g opacity=".3">${rays(100, 70, 22, "#8CC7D2")}</g>`,
    '<path d="M0 0H200V140H0Z" fill="url(#wv)" opacity=".2"/>',
    at(100, 70, 2.8, sort === "token" ? token(key) : sign(key)),
  );

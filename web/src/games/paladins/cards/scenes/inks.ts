// The inks of the kingdom: the town by day, the court, the underworld, walls, and the three peoples outside.
import type { Inks } from "../../../../art/print.ts";

/** Streets and markets. */
export const TOWN: Inks = {
  sky: "#D9B98F",
  ray: "#E4C9A2",
  sun: "#FFF1CE",
  far: "#A87C55",
  near: "#6F4A33",
  dark: "#33191A",
  pale: "#FFF5E2",
  hot: "#9C2B26",
};
/** Churches and cloisters. */
export const CLOISTER: Inks = {
  sky: "#A9ADBE",
  ray: "#BCC0CE",
  sun: "#FBF1D0",
  far: "#757A92",
  near: "#4A4E66",
  dark: "#22202E",
  pale: "#F6F2E8",
  hot: "#A9802C",
};
/** Crimson and steel: the king's paladins. */
export const STEEL: Inks = {
  sky: "#7A1F2C",
  ray: "#8C2938",
  sun: "#C9CFD6",
  far: "#5A2A38",
  near: "#3C2A38",
  dark: "#231820",
  pale: "#F1ECE6",
  hot: "#D9A441",
};
/** Blue evening over the court. */
export const COURT: Inks = {
  sky: "#3E4C74",
  ray: "#4C5B86",
  sun: "#F3DDA0",
  far: "#2F3A5C",
  near: "#232C48",
  dark: "#141A2E",
  pale: "#F4EEDD",
  hot: "#C6912F",
};
/** Secret business. */
export const SHADE: Inks = {
  sky: "#5E4568",
  ray: "#6F5479",
  sun: "#EBC478",
  far: "#45304F",
  near: "#2E2036",
  dark: "#190F1F",
  pale: "#F4E7DA",
  hot: "#B8402F",
};
/** Masonry in the morning. */
export const STONE: Inks = {
  sky: "#C5BFB2",
  ray: "#D3CEC2",
  sun: "#FDF5DC",
  far: "#978F80",
  near: "#6A6257",
  dark: "#2E2722",
  pale: "#FAF5E9",
  hot: "#9C3B2A",
};
/** Saracens: desert and green silk. */
export const GREEN: Inks = {
  sky: "#E3C98E",
  ray: "#EDD7A4",
  sun: "#FFF5D2",
  far: "#8FA05C",
  near: "#3E6B45",
  dark: "#16301F",
  pale: "#FFF8E4",
  hot: "#B4552F",
};
/** Byzantines: gold ground. */
export const YELLOW: Inks = {
  sky: "#DDB65A",
  ray: "#E8C878",
  sun: "#FFF3C4",
  far: "#A97C25",
  near: "#76551A",
  dark: "#35220A",
  pale: "#FFF6DD",
  hot: "#7A2433",
};
/** Vikings: cold sea. */
export const BLUE: Inks = {
  sky: "#A6C0D2",
  ray: "#B8CEDC",
  sun: "#FBF4DC",
  far: "#5F8AA8",
  near: "#2F5C8C",
  dark: "#132538",
  pale: "#F4F7F6",
  hot: "#B9642C",
};

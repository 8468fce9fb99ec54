// The inks of the viscounts' realm: one for each icon, for heroes, parchment, schemes and stone.
import type { Inks } from "../../../../art/print.ts";

/** Violet evening of cloisters. */
export const CLERIC: Inks = {
  sky: "#5B5390",
  ray: "#6A62A0",
  sun: "#E7D9A8",
  far: "#453D78",
  near: "#2E2860",
  dark: "#1E1A3C",
  pale: "#F4EEDD",
  hot: "#D9A441",
};
/** Honey light of markets. */
export const MERCHANT: Inks = {
  sky: "#C9A04A",
  ray: "#D4AE5E",
  sun: "#FFF3CF",
  far: "#A17E35",
  near: "#7A5A1E",
  dark: "#4A3410",
  pale: "#FFF8E3",
  hot: "#9C2B26",
};
/** Mulberry of the court. */
export const NOBLE: Inks = {
  sky: "#8E4A80",
  ray: "#9C588E",
  sun: "#F3D9E6",
  far: "#713566",
  near: "#55244B",
  dark: "#2E0F28",
  pale: "#FBEFF5",
  hot: "#E3B549",
};
/** Clay and scaffolds. */
export const BUILDER: Inks = {
  sky: "#A9714A",
  ray: "#B78058",
  sun: "#F7E3C4",
  far: "#855433",
  near: "#63391F",
  dark: "#3A2010",
  pale: "#FFF3DF",
  hot: "#2C66A6",
};
/** Red night. */
export const CRIMINAL: Inks = {
  sky: "#6E2A31",
  ray: "#7E353C",
  sun: "#E9B7A0",
  far: "#54202A",
  near: "#3A161E",
  dark: "#1E0A10",
  pale: "#F6E2D6",
  hot: "#D9A441",
};
/** Gold and blue of heroes. */
export const HERO: Inks = {
  sky: "#34567E",
  ray: "#426690",
  sun: "#F6D77A",
  far: "#284466",
  near: "#1C3250",
  dark: "#0F1E34",
  pale: "#FBF3DC",
  hot: "#C9483A",
};
/** The Tomesaga's own green. */
export const SAGA: Inks = {
  sky: "#3F6B5A",
  ray: "#4C7A68",
  sun: "#F2E2A4",
  far: "#315748",
  near: "#234236",
  dark: "#12271F",
  pale: "#F6F3E2",
  hot: "#B5452F",
};
/** Parchment. */
export const PARCHMENT: Inks = {
  sky: "#E4D4AE",
  ray: "#EBDDBB",
  sun: "#FFF8E3",
  far: "#C9B484",
  near: "#A78C58",
  dark: "#4A3A20",
  pale: "#FFFBEF",
  hot: "#8A1F2A",
};
/** Schemers. */
export const SCHEME: Inks = {
  sky: "#3A2F52",
  ray: "#473B62",
  sun: "#C9B6E0",
  far: "#2E2542",
  near: "#211A32",
  dark: "#120D1E",
  pale: "#EFE6F8",
  hot: "#C9483A",
};
/** Walls and towers. */
export const STONE: Inks = {
  sky: "#9AA3AC",
  ray: "#A9B2BA",
  sun: "#FBF3DC",
  far: "#7B848E",
  near: "#5A636D",
  dark: "#2A3038",
  pale: "#F6F3EA",
  hot: "#A9602C",
};
/** The five lands. */
export const GROUNDS: Readonly<Record<string, Inks>> = {
  lake: { ...STONE, sky: "#7FAFC2", ray: "#93BECE", far: "#5F93A8", near: "#3E6C80" },
  stream: { ...STONE, sky: "#B4BEA4", ray: "#C2CBB4", far: "#7C8A6A", near: "#55624A" },
  forest: { ...STONE, sky: "#8FB28A", ray: "#A1C19B", far: "#5F8F66", near: "#3E6B47" },
  bay: { ...STONE, sky: "#86B7C0", ray: "#9AC5CC", far: "#3F7F8E", near: "#2A5C69" },
  peaks: { ...STONE, sky: "#B3BBCC", ray: "#C4CBD9", far: "#8D97AE", near: "#646F88" },
};

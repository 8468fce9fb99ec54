// The inks of the three trades, of the hours in which buildings stand, of the law and the market.
import type { Inks } from "../../../../art/print.ts";

/** Carpentry: the forest in the morning. */
export const WOOD: Inks = {
  sky: "#A9C08F",
  ray: "#BACD9F",
  sun: "#FBEDB9",
  far: "#7E9C63",
  near: "#54723F",
  dark: "#2F2416",
  pale: "#FBF1D6",
  hot: "#B9642C",
};
/** Tiling: roofs and kilns. */
export const TILE: Inks = {
  sky: "#E2A57A",
  ray: "#EBB78E",
  sun: "#FCE7B6",
  far: "#C27048",
  near: "#8E4526",
  dark: "#411C10",
  pale: "#FFF0D8",
  hot: "#2E6A80",
};
/** Masonry: stone and cold light. */
export const STONE: Inks = {
  sky: "#AFBDC6",
  ray: "#C0CCD3",
  sun: "#FBF3D6",
  far: "#8595A0",
  near: "#5A6A75",
  dark: "#222B33",
  pale: "#F5F4EC",
  hot: "#C08A1E",
};
/** Masters of all three trades. */
export const ALL: Inks = {
  sky: "#E4C87E",
  ray: "#EED795",
  sun: "#FFF6D8",
  far: "#BE9A4C",
  near: "#7F6026",
  dark: "#3A2710",
  pale: "#FFF7E2",
  hot: "#8E2F22",
};
/** Dark trades. */
export const SHADE: Inks = {
  sky: "#6B5872",
  ray: "#7D6884",
  sun: "#F0C878",
  far: "#4E3D57",
  near: "#34273C",
  dark: "#1E1524",
  pale: "#F6E9D6",
  hot: "#C2452F",
};
/** A clear day over the town. */
export const DAY: Inks = {
  sky: "#A7C6D2",
  ray: "#B9D3DC",
  sun: "#FFF4CF",
  far: "#8FAE86",
  near: "#5F7F58",
  dark: "#40281A",
  pale: "#FBF3E2",
  hot: "#B5522E",
};
/** Dust and noon. */
export const NOON: Inks = {
  sky: "#E3CD9C",
  ray: "#ECD9AF",
  sun: "#FFF8DE",
  far: "#C7A567",
  near: "#93723D",
  dark: "#43301B",
  pale: "#FFF6E2",
  hot: "#A5432A",
};
/** Evening red. */
export const EVE: Inks = {
  sky: "#D98A62",
  ray: "#E39D75",
  sun: "#FBD68C",
  far: "#A9573A",
  near: "#6F3223",
  dark: "#361710",
  pale: "#FFE9CC",
  hot: "#35586B",
};
/** Night over roofs. */
export const NIGHT: Inks = {
  sky: "#3C4A66",
  ray: "#4B5A78",
  sun: "#F6D98C",
  far: "#2C3854",
  near: "#1F2840",
  dark: "#141A2C",
  pale: "#F3EBD6",
  hot: "#D98A3C",
};
/** Cold rooms and cellars. */
export const COLD: Inks = {
  sky: "#7C8C8E",
  ray: "#8D9D9E",
  sun: "#E9DDB4",
  far: "#5B6B6E",
  near: "#3C4A4D",
  dark: "#1F2A2D",
  pale: "#EEF0E4",
  hot: "#B4552F",
};

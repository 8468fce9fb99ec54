// The inks of the six suits, of the relics, of the visions, and of what lies in ruins.
import type { Inks } from "../../../../art/print.ts";

export const DISCORD: Inks = {
  sky: "#B5473A",
  ray: "#C6604E",
  sun: "#F0B35A",
  far: "#7E2A24",
  near: "#4A1815",
  dark: "#331010",
  pale: "#FBE3BC",
  hot: "#F7CE5B",
};
export const ARCANE: Inks = {
  sky: "#605C9A",
  ray: "#7571AE",
  sun: "#CFC2F2",
  far: "#45417C",
  near: "#2E2A58",
  dark: "#1D1A40",
  pale: "#F3ECFF",
  hot: "#F2C55C",
};
export const ORDER: Inks = {
  sky: "#3B6EA3",
  ray: "#5285B8",
  sun: "#EAD9A0",
  far: "#28527F",
  near: "#1B3A5C",
  dark: "#0E2440",
  pale: "#F2F0E4",
  hot: "#C4453A",
};
export const HEARTH: Inks = {
  sky: "#BC732A",
  ray: "#CF8B42",
  sun: "#F7D58A",
  far: "#8E4F14",
  near: "#5A2F0E",
  dark: "#3A1D08",
  pale: "#FFF0CE",
  hot: "#C23B22",
};
export const BEAST: Inks = {
  sky: "#6F8F42",
  ray: "#86A658",
  sun: "#F2E6A4",
  far: "#4A6A2C",
  near: "#33491C",
  dark: "#1C2B0E",
  pale: "#FBF6D8",
  hot: "#D9662B",
};
export const NOMAD: Inks = {
  sky: "#3F918E",
  ray: "#59A9A4",
  sun: "#F3DFA0",
  far: "#2B6E6C",
  near: "#174B4A",
  dark: "#0D3232",
  pale: "#FBF2D6",
  hot: "#D8673A",
};
export const RELIC: Inks = {
  sky: "#5A4326",
  ray: "#6E5432",
  sun: "#D9A441",
  far: "#46331A",
  near: "#33240F",
  dark: "#231708",
  pale: "#FFF0C6",
  hot: "#B8412E",
};
export const VISION: Inks = {
  sky: "#4A2C5E",
  ray: "#5E3E75",
  sun: "#E9C46A",
  far: "#38204A",
  near: "#2A1438",
  dark: "#1E0C2A",
  pale: "#F8EBD0",
  hot: "#C4475A",
};
/** What is left of a building: its suit's inks in dust. */
export const ruined = (ink: Inks): Inks => ({
  ...ink,
  sky: "#8C8478",
  ray: "#9B9387",
  sun: "#D8CDB6",
  far: "#6B645A",
  near: "#4A443C",
  dark: "#2A2621",
  pale: "#EDE5D3",
});

import type { Back } from "../../../art/back.ts";

export const BACK: Back = {
  field: "#4A2A1A",
  metal: "#E0A054",
  figure: "gi:spiked-dragon-head",
  rim: "#6b4028",
};

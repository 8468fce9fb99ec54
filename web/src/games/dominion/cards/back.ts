import type { Back } from "../../../art/back.ts";

export const BACK: Back = {
  field: "#1F4C57",
  metal: "#D9B45A",
  figure: "gi:imperial-crown",
  rim: "#2b5d69",
};

import type { Back } from "../../../art/back.ts";

export const BACK: Back = {
  field: "#1D6477",
  metal: "#F1C867",
  figure: "gi:wyvern",
  rim: "#3c7f92",
};

import type { Back } from "../../../art/back.ts";

export const BACK: Back = {
  field: "#7A3B24",
  metal: "#F0CF98",
  figure: "gi:family-house",
  rim: "#96583d",
};

import type { Back } from "../../../art/back.ts";

export const BACK: Back = {
  field: "#571521",
  metal: "#D5DAE0",
  figure: "gi:visored-helm",
  rim: "#6f2431",
};

import type { Back } from "../../../art/back.ts";

export const BACK: Back = {
  field: "#2E2556",
  metal: "#E3B549",
  figure: "gi:quill",
  rim: "#453a78",
};

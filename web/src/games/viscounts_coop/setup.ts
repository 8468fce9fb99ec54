import { teamSetup } from "../west_kingdom/overlord/setup.ts";

export const setup = teamSetup(
  { easy: ["page"], even: ["castellan", "scribe", "mason"], strong: ["squire"] },
  ["normal", "hard", "nightmare"],
  {
    options: ["difficulty", "side", "extra_heroes"],
    load: () => import("./SetupPanel.svelte"),
  },
);

import { teamSetup } from "../west_kingdom/overlord/setup.ts";

export const setup = teamSetup(
  { easy: ["page"], even: ["warden", "almoner", "castellan"], strong: ["squire"] },
  ["normal", "hard", "nightmare"],
  {
    options: ["difficulty", "starters", "extra_townsfolk"],
    load: () => import("./SetupPanel.svelte"),
  },
);

import { teamSetup } from "../west_kingdom/overlord/setup.ts";

export const setup = teamSetup(
  { easy: ["page"], even: ["builder", "steward"], strong: ["squire"] },
  ["normal", "hard"],
  {
    options: [
      ...["difficulty", "events", "characters", "extra_boards", "promo_cards"],
      ...["apprentice_refresh", "conspirator_per_capture", "small_taxes_stay"],
    ],
    load: () => import("./SetupPanel.svelte"),
  },
);

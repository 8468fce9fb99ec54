// The emblems of chronicles and crests in the reading view, in the ink of the game's table.
import type { IconName } from "../../../art/icon.ts";
import type { Scenes } from "../../../art/drawn.ts";
import { it, prints, roundel, type Inks, type Print } from "../../../art/print.ts";
import { CRESTS, PICTURES } from "./pieces.ts";

const emblem = (name: IconName): Print => [roundel("near", "pale", 54), it(name, 58, 26, 84)];

export const campaignEmblems = (ink: Inks): Scenes =>
  prints(
    ink,
    Object.fromEntries([
      ...Object.entries(PICTURES).map(([key, icon]) => [`chronicle/${key}`, emblem(icon)]),
      ...Object.entries(CRESTS).map(([key, { icon }]) => [`crest/${key}`, emblem(icon)]),
    ]) as Record<string, Print>,
  );

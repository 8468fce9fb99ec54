// The sign of a penalty.
import type { IconName } from "../../art/icon.ts";
import { iconOf } from "../paladins/tokens.ts";

const PIECES: Readonly<Record<string, IconName>> = {
  worker: "gi:meeple",
  workshop: "gi:family-house",
};

export const takes = (penalty: string): IconName => PIECES[penalty] ?? iconOf(penalty);

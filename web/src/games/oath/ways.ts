// The four ways to win.
import type { IconName } from "../../art/icon.ts";

export const WAYS: Readonly<Record<string, IconName>> = {
  usurper: "gi:sharp-crown",
  visionary: "gi:all-seeing-eye",
  stable_regime: "gi:imperial-crown",
  successor: "gi:laurel-crown",
};

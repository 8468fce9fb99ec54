// The ability of a townsfolk card and its moment, as drawn at thumb size.
import type { IconName } from "../../../art/icon.ts";
import type { TownsfolkFace } from "../../../contract/viscounts.ts";
import { iconOf, OR } from "../tokens.ts";
import { ACTIONS } from "./facts.ts";

export interface Ability {
  /** The moment; undefined if the icons are enough. */
  when?: string;
  does: readonly string[];
  /** The icons that it counts as. */
  as?: readonly string[];
}

const MOMENTS: Readonly<Record<string, IconName>> = {
  immediate: "gi:card-play",
  drop_off: "gi:exit-door",
  any_collision: "gi:scales",
  flip_debt: iconOf("flip_debt"),
  gain_debt: iconOf("debt"),
};

/** "after_trade" shows the sign of its action. */
export const momentIcon = (when: string): IconName =>
  MOMENTS[when] ?? iconOf(ACTIONS[when.replace(/^after_/, "")]?.icon ?? when);

const times = (count: number, word: string): string[] => Array.from({ length: count }, () => word);

/** Null for a card without an ability, or with one that needs words. */
export function abilityOf(face: TownsfolkFace): Ability | null {
  const { immediate, drop_off, on, icon_rule: rule } = face;
  if (immediate.length) return { when: "immediate", does: immediate };
  if (drop_off.length) return { when: "drop_off", does: drop_off };
  if (on) return { when: on, does: face.do };
  if (!rule) return null;
  const resources = rule.resources.flatMap((word, i) => (i ? [OR, word] : [word]));
  return {
    does: [...resources, ...times(rule.merchants, "merchant"), ...times(rule.silver, "silver")],
    as: times(rule.counts, ACTIONS[rule.action]!.icon),
  };
}

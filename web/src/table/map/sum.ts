import type { IconName } from "../../art/icon.ts";

/** A line of a sum: what it is, by an icon or by somebody's arms, and how much. */
export interface SumLine {
  icon?: IconName;
  seat?: number;
  text: string;
  value: number | string;
}

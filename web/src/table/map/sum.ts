import type { IconName } from "../../art/icon.ts";

/** A line of a sum: its source, as an icon or a seat's arms, and its amount. */
export interface SumLine {
  icon?: IconName;
  seat?: number;
  text: string;
  value: number | string;
}

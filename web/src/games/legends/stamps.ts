// The plants of a region: little prints, scattered where there is room.
import type { IconName } from "../../art/icon.ts";
import { around, type Point } from "../../table/map/geometry.ts";
import { LANDS } from "./land.ts";
import { depth } from "./room.ts";
import type { Place } from "./tiles.ts";

export interface Stamp extends Point {
  icon: IconName;
  size: number;
}

const TRIES = 70;
const MOST = 6;
const APART = 25;
const FROM_COAST = 14;

/** Scattered, but in the same places every time. */
export function stampsOf({ side, nth, corners }: Place): Stamp[] {
  const { stamps } = LANDS[side]!;
  const box = around(corners);
  let seed = 7919 * (nth + 1) + side.length * 104729;
  const chance = (): number => (seed = (seed * 16807) % 2147483647) / 2147483647;
  const found: Stamp[] = [];
  for (let k = 0; k < TRIES && found.length < MOST; k++) {
    const at = { x: box.x + chance() * box.width, y: box.y + chance() * box.height };
    const icon = stamps[Math.floor(chance() * stamps.length)]!;
    if (depth(at, corners) < FROM_COAST) continue;
    if (found.some((other) => Math.hypot(other.x - at.x, other.y - at.y) < APART)) continue;
    found.push({ ...at, icon, size: icon === "gi:mountains" ? 20 : 17 });
  }
  return found;
}

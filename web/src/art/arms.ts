// Arms: a tincture and an ordinary, so that colour is never the only sign of a seat.
import { armsAt } from "./worn.svelte.ts";

export interface Tincture {
  name: string;
  field: string;
  deep: string;
  /** The inks of the ordinary and of a number on the field. */
  metal: string;
  ordinary: string;
}

const CREAM = "#F6EFDD";
const ORDINARIES = {
  chevron: "M-2 33 20 13 42 33V45L20 25-2 45Z",
  bend: "M-4 4 8-6 46 36 36 48Z",
  cross: "M15-2h10v16h18v10H25v30H15V24H-3V14h18Z",
  saltire: "m2-4 18 18L38-4l6 6-18 19 18 19-6 7-18-19L2 47l-6-7 18-19L-4 2Z",
  pale: "M13-2h14v52H13Z",
  roundel: "M20 9.5a10.5 10.5 0 1 1 0 21 10.5 10.5 0 0 1 0-21Z",
  fess: "M-2 15H42V29H-2Z",
};

/** In the order of the seats; the last one only for games with colours of their own. */
export const TINCTURES: readonly Tincture[] = [
  { name: "woad", field: "#2A679C", deep: "#1B4870", metal: CREAM, ordinary: ORDINARIES.chevron },
  { name: "vermilion", field: "#BF4E26", deep: "#883415", metal: CREAM, ordinary: ORDINARIES.bend },
  {
    name: "verdigris",
    field: "#2A8571",
    deep: "#1B5D4E",
    metal: CREAM,
    ordinary: ORDINARIES.cross,
  },
  { name: "weld", field: "#C3941B", deep: "#8A650A", metal: CREAM, ordinary: ORDINARIES.saltire },
  { name: "orchil", field: "#75489B", deep: "#502E6E", metal: CREAM, ordinary: ORDINARIES.pale },
  {
    name: "bone",
    field: "#E9E3D4",
    deep: "#8C8676",
    metal: "#4A463D",
    ordinary: ORDINARIES.roundel,
  },
  { name: "sable", field: "#565862", deep: "#33343C", metal: CREAM, ordinary: ORDINARIES.fess },
];

/** A shield of 40 x 49. */
export const SHIELD = "M2 2H38V24C38 36 28 43 20 47 12 43 2 36 2 24Z";

export const tincture = (seat: number): Tincture => TINCTURES[armsAt(seat) % TINCTURES.length]!;

/** Whether the field is so light that light letters on it, or the field itself on paper, would be
 * lost. */
export const isPale = ({ name }: Tincture): boolean => name === "bone";

/** The tincture as a line or a bar on paper. */
export function inkOf(seat: number): string {
  const arms = tincture(seat);
  return isPale(arms) ? arms.deep : arms.field;
}

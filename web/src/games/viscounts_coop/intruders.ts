// The Overlord's workers in the castle, as the table of Viscounts shows them.
import type { OverlordView, ViscountsCoopView } from "../../contract/viscounts_coop.ts";
import type { Intruders } from "../viscounts/scenario.ts";

/** The tier from which no worker can be driven out. */
const TOP = 3;

export const intrudersOf = ({
  seat,
  castle,
  tier3,
  space: his,
  locations,
}: OverlordView): Intruders => ({
  seat,
  key: "overlord",
  in: (section) => {
    const {
      tier1,
      tier2,
      enters,
      protected: guarded,
    } = castle.find((one) => one.section === section)!;
    return { tier1, tier2, guarded, doomed: enters === TOP };
  },
  on: (space) => {
    const found = locations.find((one) => one.space === space)!;
    return {
      lord: space === his,
      crews: Number(found.his > 0) + found.outposts.filter(Boolean).length,
    };
  },
  tier3,
});

/** The highest tier that a worker of his enters next, and the lands in which it does. */
export function nearest({ overlord, castle }: ViscountsCoopView): {
  enters: number;
  lands: string[];
} {
  const enters = Math.max(...overlord.castle.map((one) => one.enters));
  const near = overlord.castle.filter((one) => one.enters === enters);
  return {
    enters,
    lands: near.map((one) => castle.find(({ section }) => section === one.section)!.segment),
  };
}

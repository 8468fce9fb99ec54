// The look of each tile side's land: inks, cliffs and plants.
import type { IconName } from "../../art/icon.ts";

export interface Land {
  /** Shades of neighbouring regions, used in turn. */
  inks: readonly string[];
  cliff: string;
  stamps: readonly IconName[];
  stampInk: string;
}

export const LANDS: Readonly<Record<string, Land>> = {
  horseshoe: {
    inks: ["#8DB36A", "#7DA65E", "#9ABB74", "#86AE70", "#A3C07C"],
    cliff: "#5C7E45",
    stamps: ["gi:pine-tree", "gi:pine-tree", "gi:mountains"],
    stampInk: "#5B8346",
  },
  castle_rock: {
    inks: ["#A9A79A", "#B7B5A6", "#9C9C92"],
    cliff: "#6A685E",
    stamps: ["gi:stone-pile", "gi:mountains", "gi:stone-tower"],
    stampInk: "#7A786D",
  },
  desert: {
    inks: ["#E6C681", "#DDB870", "#EBD093", "#E0BE78", "#D9B069", "#E3C07A", "#EACB8A"],
    cliff: "#A67C3C",
    stamps: ["gi:cactus", "gi:cactus", "gi:palm-tree"],
    stampInk: "#B98F4C",
  },
  meadows: {
    inks: ["#B9CB78", "#AABF69", "#C5D488", "#A2BC72", "#BCD083"],
    cliff: "#7E8E48",
    stamps: ["gi:wheat", "gi:fruit-tree", "gi:grass"],
    stampInk: "#82974A",
  },
  volcano: {
    inks: ["#8F7F78", "#9B8A80", "#86766F", "#A2907F", "#7B6A64", "#94827A", "#A08C82"],
    cliff: "#4F4340",
    stamps: ["gi:volcano", "gi:small-fire", "gi:stone-pile"],
    stampInk: "#5E4C47",
  },
  ice_islands: {
    inks: ["#E3EEF2", "#D2E3EA", "#DDEAF0", "#CBDEE6", "#E8F1F4"],
    cliff: "#8FB2C2",
    stamps: ["gi:mountains", "gi:pine-tree"],
    stampInk: "#A4C3D1",
  },
  rope_islands: {
    inks: ["#9CBF8E", "#8BB283", "#A9C79A"],
    cliff: "#8A6B45",
    stamps: ["gi:palm-tree", "gi:fern", "gi:stone-pile"],
    stampInk: "#5F8C5B",
  },
  red_forest: {
    inks: ["#C9764A", "#BC6540", "#D18656"],
    cliff: "#8A4327",
    stamps: ["gi:birch-trees", "gi:pine-tree", "gi:fruit-tree"],
    stampInk: "#8E4527",
  },
};

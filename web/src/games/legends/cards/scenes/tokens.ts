// Tokens of 40 x 40 around their middle: exploration round, events square, citadels upright. The
// picture is the same on the map and off it.
import type { IconName } from "../../../../art/icon.ts";
import { disc, figure, icon, path, type Ink } from "../../../../art/scene.ts";

const ROUND = "M0-19A19 19 0 1 1 0 19 19 19 0 1 1 0-19Z";
const SQUARE = "M-16-18H16L18-16V16L16 18H-16L-18 16V-16Z";
const UPRIGHT = "M-13-19H13L15-17V17L13 19H-13L-15 17V-17Z";
const CREAM = "#F7F0DA";

interface Look {
  shape: string;
  field: Ink;
  figure: IconName;
  ink: Ink;
}

const LOOKS: Readonly<Record<string, Look>> = {
  magic_spring: { shape: ROUND, field: "#2F7D8C", figure: "gi:round-potion", ink: "#E4FBF4" },
  cottage: { shape: ROUND, field: "#8A5A2C", figure: "gi:family-house", ink: "#FFEBC2" },
  hidden_treasure: {
    shape: ROUND,
    field: "#7A5A10",
    figure: "gi:open-treasure-chest",
    ink: "#FFD86A",
  },
  magic_tome: { shape: ROUND, field: "#54408A", figure: "gi:spell-book", ink: "#F3E6FF" },
  stable: { shape: ROUND, field: "#4F6B2C", figure: "gi:horse-head", ink: "#F6F0D0" },
  poison_swamp: { shape: ROUND, field: "#3A4A2A", figure: "gi:swamp", ink: "#C6E07A" },
  face_down: { shape: ROUND, field: "#144A5A", figure: "gi:uncertainty", ink: "#E8C66A" },
  citadel: { shape: UPRIGHT, field: "#5A5248", figure: "gi:white-tower", ink: "#FFF3DA" },
  marauding_dragon: { shape: SQUARE, field: "#8E2F1C", figure: "gi:wyvern", ink: "#FFE0A0" },
  magic_gate: { shape: SQUARE, field: "#4A3A7C", figure: "gi:magic-gate", ink: "#E0D0FF" },
  band_of_rogues: { shape: SQUARE, field: "#3A2E22", figure: "gi:robber", ink: "#F1DDB4" },
  start: { shape: ROUND, field: "#1C2428", figure: "gi:flag-objective", ink: "#F1C867" },
};

/** The parts of a token's drawing, for any SVG. */
export function token(key: string): string {
  const { shape, field, figure: name, ink } = LOOKS[key]!;
  const size = shape === UPRIGHT ? 24 : 26;
  return [
    `<path d="${shape}" transform="translate(.8 1.600)" opacity=".35"/>`,
    `<path d="${shape}" fill="${field}" stroke="${CREAM}" stroke-width="2"/>`,
    `<path d="${shape}" fill="url(#hl)" opacity=".22"/>`,
    key === "start"
      ? icon(name, -size / 2, -size / 2, size, ink)
      : figure(name, -size / 2, -size / 2, size, ink, 0, 0.25),
  ].join("");
}

export const TOKEN_KEYS: readonly string[] = Object.keys(LOOKS);

// Symbols of score lines.

const SIGNS: Readonly<Record<string, [Ink, IconName, Ink]>> = {
  regions: ["#4F7A4A", "gi:flag-objective", "#FFF3DA"],
  islands: ["#2F7D8C", "gi:island", "#FFE9B0"],
  elixirs: ["#7A3A6A", "gi:round-potion", "#FFE3F4"],
};

export function sign(key: string): string {
  const [field, name, ink] = SIGNS[key]!;
  return path(ROUND, field) + disc(0, 0, 16.5, "#FFFFFF14") + icon(name, -13, -13, 26, ink);
}

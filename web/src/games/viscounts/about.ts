// The effects of an answer, as the server foresees them.
import type { Choice } from "../../contract/shared.ts";
import type { Voice } from "../../text/voice.ts";

export const numberIn = (choice: Choice | undefined, name: string): number =>
  Number(choice?.about?.[name] ?? 0);

export function listIn(choice: Choice | undefined, name: string): readonly string[] {
  const found = choice?.about?.[name];
  return Array.isArray(found) ? (found as string[]) : [];
}

/** The counted things of a board, in the order of telling. */
const TOLD = [
  ...["silver", "ink", "stone", "gold", "acquired", "approved", "unpaid", "paid"],
  ...["virtue", "corruption", "tier_1", "tier_2", "tier_3"],
] as const;

/** Markers come closer to each other: virtue moves to the left. */
const LEFT = new Set<string>(["virtue"]);

/** All changes in words: gains, then losses. */
export function told(choice: Choice, voice: Voice): string {
  const changes = TOLD.map((what) => ({
    what,
    change: numberIn(choice, `change_${what}`) * (LEFT.has(what) ? -1 : 1),
  }));
  const said = (sign: 1 | -1): string =>
    changes
      .filter(({ change }) => Math.sign(change) === sign)
      .map(({ what, change }) => voice.text(`told-${what}`, { count: Math.abs(change) }))
      .join(", ");
  const [comes, goes] = [said(1), said(-1)];
  const points = numberIn(choice, "points");
  return [
    comes && voice.text("told-comes", { what: comes }),
    goes && voice.text("told-goes", { what: goes }),
    points ? voice.text("told-points", { count: points }) : "",
  ]
    .filter(Boolean)
    .join(" ");
}

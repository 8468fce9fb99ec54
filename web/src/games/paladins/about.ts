// The effects of an answer, as the server foresees them.
import type { Choice } from "../../contract/shared.ts";
import type { Voice } from "../../text/voice.ts";

export const numberIn = (choice: Choice | undefined, name: string): number =>
  Number(choice?.about?.[name] ?? 0);

/** The workers that the server proposes for an action, by the spaces that they fill. */
export function proposedFor(choice: Choice | undefined): readonly string[] {
  const workers = choice?.about?.["proposed"];
  return Array.isArray(workers) ? (workers as string[]) : [];
}

/** The workers of a crew, as its caption lists them. */
export const crewOf = ({ text }: Choice): readonly string[] =>
  (text.args?.["workers"] as string[] | undefined) ?? [];

/** The counted things of a board, in the order of telling. */
const TOLD = [
  ...["silver", "provisions", "workers", "faith", "strength", "influence"],
  ...["suspicion", "unpaid", "paid"],
] as const;

/** All changes in words: gains, then losses. */
export function told(choice: Choice, voice: Voice): string {
  const changes = TOLD.map((what) => ({ what, change: numberIn(choice, `change_${what}`) }));
  const said = (sign: 1 | -1): string =>
    changes
      .filter(({ change }) => Math.sign(change) === sign)
      .map(({ what, change }) => voice.text(`told-${what}`, { count: Math.abs(change) }))
      .join(", ");
  const [comes, goes] = [said(1), said(-1)];
  return [
    comes && voice.text("told-comes", { what: comes }),
    goes && voice.text("told-goes", { what: goes }),
  ]
    .filter(Boolean)
    .join(" ");
}

/** "4 silver, 1 provision, a debt": the cost of an answer besides workers. */
export function priced(choice: Choice, voice: Voice): string {
  return ["silver", "provisions", "debts"]
    .map((what) => ({ what, count: numberIn(choice, what) }))
    .filter(({ count }) => count)
    .map(({ what, count }) => voice.text(`told-${what}`, { count }))
    .join(", ");
}

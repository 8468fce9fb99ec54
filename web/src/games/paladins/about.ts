// What an answer would do, as the server foresees it.
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

/** What counts on a board, in the order in which it is told. */
const TOLD = [
  ...["silver", "provisions", "workers", "faith", "strength", "influence"],
  ...["suspicion", "unpaid", "paid"],
] as const;

/** All changes in words: what comes, then what goes. */
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

/** "4 silver, 1 provision, a debt": what an answer costs beside workers. */
export function priced(choice: Choice, voice: Voice): string {
  return ["silver", "provisions", "debts"]
    .map((what) => ({ what, count: numberIn(choice, what) }))
    .filter(({ count }) => count)
    .map(({ what, count }) => voice.text(`told-${what}`, { count }))
    .join(", ");
}

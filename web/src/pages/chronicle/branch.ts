// The default name of a branch.
import { t } from "../../words.svelte.ts";

/** The chronicle's name with a "what if" that no other chronicle has. A branch of a branch has it
 * only once. */
export function branchName(name: string, taken: readonly string[], longest: number): string {
  const what = t("saga-branch-name", { name: "", number: 1 });
  const at = name.lastIndexOf(what);
  const stem = at > 0 && /^( \d+)?$/.test(name.slice(at + what.length)) ? name.slice(0, at) : name;
  for (let number = 1; ; number++) {
    const room = longest - t("saga-branch-name", { name: "", number }).length;
    const made = t("saga-branch-name", { name: stem.slice(0, room).trim(), number });
    if (!taken.includes(made)) return made;
  }
}

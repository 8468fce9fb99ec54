// Names in sentences that show their things: while a name is pointed at, its thing is marked.
import type { Attachment } from "svelte/attachments";

const MARK = "named";

function mark(thing: string, on: boolean): void {
  for (const one of document.querySelectorAll(`.stage [data-thing="${CSS.escape(thing)}"]`))
    one.classList.toggle(MARK, on);
}

/** An attachment for a focusable element with names in it: while it has the focus, all their things
 * are marked. */
export const pointsAll =
  (things: readonly string[]): Attachment<HTMLElement> =>
  (whole) => {
    const come = (): void => things.forEach((thing) => mark(thing, true));
    const go = (): void => things.forEach((thing) => mark(thing, false));
    if (whole === document.activeElement) come(); // its text was replaced
    whole.addEventListener("focus", come);
    whole.addEventListener("blur", go);
    return () => {
      go();
      whole.removeEventListener("focus", come);
      whole.removeEventListener("blur", go);
    };
  };

/** An attachment for the name of a thing. */
export const points =
  (thing: string): Attachment<HTMLElement> =>
  (name) => {
    const come = (): void => mark(thing, true);
    const go = (): void => mark(thing, false);
    if (name.matches(":hover")) come();
    name.addEventListener("pointerenter", come);
    name.addEventListener("focus", come);
    name.addEventListener("pointerleave", go);
    name.addEventListener("blur", go);
    return () => {
      go();
      name.removeEventListener("pointerenter", come);
      name.removeEventListener("focus", come);
      name.removeEventListener("pointerleave", go);
      name.removeEventListener("blur", go);
    };
  };

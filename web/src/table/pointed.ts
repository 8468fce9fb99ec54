// A name in a sentence shows the thing it names: where it lies is marked while the name is pointed at.
import type { Attachment } from "svelte/attachments";

const MARK = "named";

function mark(thing: string, on: boolean): void {
  for (const one of document.querySelectorAll(`.stage [data-thing="${CSS.escape(thing)}"]`))
    one.classList.toggle(MARK, on);
}

/** For what has the focus while names stand in it: all their things are marked. */
export const pointsAll =
  (things: readonly string[]): Attachment<HTMLElement> =>
  (whole) => {
    const come = (): void => things.forEach((thing) => mark(thing, true));
    const go = (): void => things.forEach((thing) => mark(thing, false));
    if (whole === document.activeElement) come(); // its sentence was rewritten
    whole.addEventListener("focus", come);
    whole.addEventListener("blur", go);
    return () => {
      go();
      whole.removeEventListener("focus", come);
      whole.removeEventListener("blur", go);
    };
  };

/** For the name of a thing. */
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

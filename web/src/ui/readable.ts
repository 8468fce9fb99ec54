// Something that can be read as well as clicked: a finger that rests on it, the other mouse button,
// or the I key opens what is to be read.
import type { Attachment } from "svelte/attachments";

const LONG_PRESS = 450;
/** A finger that goes further pushes what lies beneath. */
const SLACK = 8;

export const readable =
  (open: () => void): Attachment<HTMLElement> =>
  (element) => {
    let pressed: ReturnType<typeof setTimeout> | undefined;
    let from = { x: 0, y: 0 };
    let read = false;
    const giveUp = (): void => clearTimeout(pressed);

    const down = (event: PointerEvent): void => {
      read = false;
      if (event.pointerType === "mouse") return;
      from = { x: event.clientX, y: event.clientY };
      pressed = setTimeout(() => {
        read = true;
        open();
      }, LONG_PRESS);
    };
    const move = (event: PointerEvent): void => {
      if (Math.hypot(event.clientX - from.x, event.clientY - from.y) > SLACK) giveUp();
    };
    // The click that ends a long press is no click.
    const click = (event: MouseEvent): void => {
      giveUp();
      if (read) event.stopImmediatePropagation();
      read = false;
    };
    const menu = (event: Event): void => {
      event.preventDefault();
      open();
    };
    const key = (event: KeyboardEvent): void => {
      if (event.code === "KeyI" && !event.ctrlKey && !event.metaKey && !event.altKey) menu(event);
    };

    const end = new AbortController();
    const { signal } = end;
    element.addEventListener("pointerdown", down, { signal });
    element.addEventListener("pointermove", move, { signal });
    element.addEventListener("click", click, { signal, capture: true });
    element.addEventListener("contextmenu", menu, { signal });
    element.addEventListener("keydown", key, { signal });
    for (const over of ["pointerup", "pointercancel", "pointerleave"])
      element.addEventListener(over, giveUp, { signal });
    return () => {
      giveUp();
      end.abort();
    };
  };

// Things that can be read as well as clicked: a long press, the other mouse button, or the I key
// opens what there is to read.
import type { Attachment } from "svelte/attachments";

const LONG_PRESS = 450;
/** The distance in pixels beyond which a moving finger scrolls instead. */
const SLACK = 8;

/** Ignores the click that ends a long press, wherever it lands: the opened view may lie under the
 * finger by then. */
function swallow(): void {
  const pressed = new AbortController();
  const options = { capture: true, signal: pressed.signal };
  const click = (event: MouseEvent): void => {
    if (event.detail > 0) event.stopImmediatePropagation();
  };
  document.addEventListener("click", click, options);
  document.addEventListener("pointerdown", () => pressed.abort(), options);
}

export const readable =
  (open: () => void): Attachment<HTMLElement> =>
  (element) => {
    let pressed: ReturnType<typeof setTimeout> | undefined;
    let from = { x: 0, y: 0 };
    const giveUp = (): void => clearTimeout(pressed);

    const down = (event: PointerEvent): void => {
      if (event.pointerType === "mouse") return;
      from = { x: event.clientX, y: event.clientY };
      pressed = setTimeout(() => {
        swallow();
        open();
      }, LONG_PRESS);
    };
    const move = (event: PointerEvent): void => {
      if (Math.hypot(event.clientX - from.x, event.clientY - from.y) > SLACK) giveUp();
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
    element.addEventListener("click", giveUp, { signal, capture: true });
    element.addEventListener("contextmenu", menu, { signal });
    element.addEventListener("keydown", key, { signal });
    for (const over of ["pointerup", "pointercancel", "pointerleave"])
      element.addEventListener(over, giveUp, { signal });
    return () => {
      giveUp();
      end.abort();
    };
  };

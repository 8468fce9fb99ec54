// The focus, kept near where it was when what had it goes away or turns grey.
import type { Attachment } from "svelte/attachments";

/** What a keyboard can stand on; a field would open the keyboard of a phone. */
const BUTTON = "button:not(:disabled), a[href]";

const isGone = (element: Element): boolean => !element.isConnected || element.matches(":disabled");

/** Within a part of a page: back to what had the focus once it can be pressed again; if it is gone, to the
 * first button that takes its place in the same group. */
export const keepFocus =
  (groups: string): Attachment<HTMLElement> =>
  (part) => {
    let last: HTMLElement | null = null;
    let group: Element | null = null;

    function came({ target }: FocusEvent): void {
      last = target as HTMLElement;
      group = last.closest(groups);
    }
    /** The reader leaves what is still there, and then nothing is to be kept. What is taken off the page is
     * there until it has been told so. */
    function left({ target }: FocusEvent): void {
      queueMicrotask(() => {
        if (last === target && !isGone(last as Element)) last = null;
      });
    }
    function look(): void {
      if (!last || document.activeElement !== document.body) return;
      if (last.isConnected) {
        if (!isGone(last)) last.focus({ preventScroll: true });
      } else {
        group?.querySelector<HTMLElement>(BUTTON)?.focus({ preventScroll: true });
      }
    }

    part.addEventListener("focusin", came);
    part.addEventListener("focusout", left);
    const watch = new MutationObserver(look);
    const attributeFilter = ["disabled"];
    watch.observe(part, { childList: true, subtree: true, attributeFilter });
    return () => {
      watch.disconnect();
      part.removeEventListener("focusin", came);
      part.removeEventListener("focusout", left);
    };
  };

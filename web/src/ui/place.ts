// A scroll position that is kept while the layout still changes: fonts load, pictures get their
// size.

/** The events by which readers scroll; after one of them the position is theirs. */
const MOVES = ["wheel", "touchmove", "pointerdown", "keydown"] as const;

/** Functions that release the position held in a box. */
const held = new WeakMap<Element, () => void>();

/** Calls `go` now and after each change of layout, until the reader scrolls the box or the position
 * moves elsewhere. */
export function hold(box: Element, go: () => void): void {
  letGo(box);
  const hears = box === document.scrollingElement ? window : box;
  const sizes = new ResizeObserver(() => (box.isConnected ? go() : letGo(box)));
  const release = (): void => letGo(box);
  for (const move of MOVES) hears.addEventListener(move, release, { passive: true });
  held.set(box, () => {
    sizes.disconnect();
    for (const move of MOVES) hears.removeEventListener(move, release);
  });
  // The observer fires once for each element at first, when the page is laid out.
  for (const each of [box, ...box.children]) sizes.observe(each);
  go();
}

export function letGo(box: Element): void {
  held.get(box)?.();
  held.delete(box);
}

/** Scrolls a heading or an entry to the top of its box, and moves the focus there. */
export function jumpTo(target: HTMLElement | null | undefined): void {
  if (!target) return;
  target.focus({ preventScroll: true });
  hold(boxOf(target), () => {
    if (target.isConnected) target.scrollIntoView({ block: "start" });
  });
}

/** The nearest element around a target that scrolls up and down. */
function boxOf(target: HTMLElement): Element {
  let box = target.parentElement;
  while (box && !/auto|scroll/.test(getComputedStyle(box).overflowY)) box = box.parentElement;
  return box ?? document.scrollingElement!;
}

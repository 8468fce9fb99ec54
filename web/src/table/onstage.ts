// Where things and words lie on the stage, for whatever has to find a place among them.
import type { Box } from "./beside.ts";

/** What teaches, and so makes no room for itself. */
export const TEACHES = ".note, .trail, .bracket, .pill";

/** The boxes of what matches, measured from the corner of the stage. */
export function boxesOf(stage: Element, what: string): Box[] {
  const origin = stage.getBoundingClientRect();
  return [...stage.querySelectorAll(what)]
    .filter((element) => !element.closest(TEACHES))
    .map((element) => within(element.getBoundingClientRect(), origin));
}

/** Pictures that say something without being a thing. */
export const SIGNS =
  ".i:not(.thing .i), .token:not(.thing .token), [data-spot^=deck], [data-spot^=discard]";

/** Everything a player sees there: things, words and signs. */
export const boxesToRead = (stage: Element): Box[] => [
  ...boxesOf(stage, `.thing, ${SIGNS}`),
  ...linesOf(stage),
];

/** The lines of words that can be read there, numbers too. */
export function linesOf(stage: Element): Box[] {
  const origin = stage.getBoundingClientRect();
  const lines: Box[] = [];
  const walker = document.createTreeWalker(stage, NodeFilter.SHOW_TEXT);
  const range = document.createRange();
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const parent = node.parentElement!;
    if (!node.textContent?.trim() || parent.closest(`${TEACHES}, .unseen`)) continue;
    if (!parent.checkVisibility({ visibilityProperty: true })) continue;
    range.selectNodeContents(node);
    for (const line of range.getClientRects()) lines.push(within(line, origin));
  }
  return lines;
}

function within({ left, top, width, height }: DOMRect, origin: DOMRect): Box {
  return { left: left - origin.left, top: top - origin.top, width, height };
}

// The positions of things and words on the stage, for everything that needs a place among them.
import type { Box } from "./beside.ts";

/** Selectors of the notes, which do not avoid each other. */
export const TEACHES = ".note, .trail, .bracket, .pill";

/** Selectors of notes and King's hint: notes avoid the hint, and the hint does not avoid notes. */
export const ADVISES = `${TEACHES}, .hint`;

/** Selectors of what is needed for an answer besides lit things: the question, its buttons, the sum
 * of the choice, spread-out cards. */
export const NEEDED = ".prompt, .acts, .seal, [role=dialog], [data-needed]";

/** The boxes of matching elements, measured from the corner of the stage, except those that match
 * `but` or are inside such elements. */
export function boxesOf(stage: Element, what: string, but = TEACHES): Box[] {
  const origin = stage.getBoundingClientRect();
  return [...stage.querySelectorAll(what)]
    .filter((element) => !element.closest(but))
    .map((element) => within(element.getBoundingClientRect(), origin));
}

/** Selectors of pictures that carry meaning without being things. */
export const SIGNS =
  ".i:not(.thing .i), .token:not(.thing .token), [data-spot^=deck], [data-spot^=discard]";

/** The boxes of everything that a player reads there: things, words and signs. */
export const boxesToRead = (stage: Element, but = TEACHES): Box[] => [
  ...boxesOf(stage, `.thing, ${SIGNS}`, but),
  ...linesOf(stage, but),
];

/** The boxes of the lines of text there, including numbers. */
export function linesOf(stage: Element, but = TEACHES): Box[] {
  const origin = stage.getBoundingClientRect();
  const lines: Box[] = [];
  const walker = document.createTreeWalker(stage, NodeFilter.SHOW_TEXT);
  const range = document.createRange();
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const parent = node.parentElement!;
    if (!node.textContent?.trim() || parent.closest(`${but}, .unseen`)) continue;
    if (!parent.checkVisibility({ visibilityProperty: true })) continue;
    range.selectNodeContents(node);
    for (const line of range.getClientRects()) lines.push(within(line, origin));
  }
  return lines;
}

function within({ left, top, width, height }: DOMRect, origin: DOMRect): Box {
  return { left: left - origin.left, top: top - origin.top, width, height };
}

// Where things and words lie on the stage, for whatever has to find a place among them.
import type { Box } from "./beside.ts";

/** What teaches, and so makes no room for itself. */
export const TEACHES = ".note, .trail, .bracket, .pill";

/** What King advises: notes make room for it, and it makes none for them. */
export const ADVISES = `${TEACHES}, .hint`;

/** What one has to see or press to answer, besides what is lit: the question, its buttons, the sum of
    what is chosen, cards that are spread out. */
export const NEEDED = ".prompt, .acts, .seal, [role=dialog], [data-needed]";

/** The boxes of what matches, measured from the corner of the stage; what matches `but`, and all in
    it, is left out. */
export function boxesOf(stage: Element, what: string, but = TEACHES): Box[] {
  const origin = stage.getBoundingClientRect();
  return [...stage.querySelectorAll(what)]
    .filter((element) => !element.closest(but))
    .map((element) => within(element.getBoundingClientRect(), origin));
}

/** Pictures that say something without being a thing. */
export const SIGNS =
  ".i:not(.thing .i), .token:not(.thing .token), [data-spot^=deck], [data-spot^=discard]";

/** Everything a player sees there: things, words and signs. */
export const boxesToRead = (stage: Element, but = TEACHES): Box[] => [
  ...boxesOf(stage, `.thing, ${SIGNS}`, but),
  ...linesOf(stage, but),
];

/** The lines of words that can be read there, numbers too. */
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

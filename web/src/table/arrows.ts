// Arrow keys move to the nearest thing in their direction, on any board.

type Direction = "ArrowLeft" | "ArrowRight" | "ArrowUp" | "ArrowDown";

interface Middle {
  x: number;
  y: number;
}

/** The index of the nearest centre in a direction; null at the edge. Distance ahead counts for more
 * than distance aside, but of two rows that are offset by half a step, the nearer one comes first.
 * In a row some centres lie slightly higher: with `straight`, only centres that are more ahead than
 * aside count. */
export function nextIn(
  direction: Direction,
  from: Middle,
  others: readonly Middle[],
  straight = false,
): number | null {
  const level = direction === "ArrowLeft" || direction === "ArrowRight";
  const sign = direction === "ArrowLeft" || direction === "ArrowUp" ? -1 : 1;
  let best: number | null = null;
  let least = Infinity;
  others.forEach((other, i) => {
    const ahead = sign * (level ? other.x - from.x : other.y - from.y);
    const aside = Math.abs(level ? other.y - from.y : other.x - from.x);
    const far = ahead + 1.5 * aside;
    if (ahead > 4 && far < least && !(straight && aside > ahead)) [best, least] = [i, far];
  });
  return best;
}

const middle = (element: Element): Middle => {
  const { left, top, width, height } = element.getBoundingClientRect();
  return { x: left + width / 2, y: top + height / 2 };
};

/** Whether the way up or down meets one thing before another. */
const isBefore = (from: Element, one: Element, other: Element): boolean => {
  const far = (element: Element): number => Math.abs(middle(element).y - middle(from).y);
  return far(one) < far(other);
};

/** What lies together: things of one zone, the buttons of the prompt. */
const ZONE = "ul, [role=group], .acts";

/** The stops of the arrows: things, and the buttons that answer. */
const STOP = "[data-thing], .acts .btn:not(:disabled)";

/** Neither in a closed drawer, nor under an open one, nor hidden by what lies over it: there the focus
 * would not go. */
export const isOpen = (element: Element): boolean =>
  element.closest("[inert]") === null && element.checkVisibility({ visibilityProperty: true });

/** For the keydown of whatever holds the things. First they lead on within a zone; at its edge up and
 * down lead to anything, yet not past the buttons, left and right to what is lit, and onto a map. */
export function moveFocus(event: KeyboardEvent & { currentTarget: Element }): void {
  if (!/^Arrow(Left|Right|Up|Down)$/.test(event.key)) return;
  const here = (event.target as Element).closest<HTMLElement>(STOP);
  if (!here) return;
  const stage = event.currentTarget;
  // On a map with lit places, the others are skipped.
  const choosing = stage.querySelector(".place.lit") !== null;
  const isPassed = (element: Element): boolean => choosing && element.matches(".place:not(.lit)");
  const zone = here.closest(ZONE);
  const next = (
    isMet: (element: Element) => boolean | undefined,
    straight = false,
  ): HTMLElement | undefined => {
    const others = [...stage.querySelectorAll<HTMLElement>(STOP)].filter(
      (element) => element !== here && isOpen(element) && !isPassed(element) && isMet(element),
    );
    const found = nextIn(event.key as Direction, middle(here), others.map(middle), straight);
    return found === null ? undefined : others[found];
  };
  const isBeside = (element: Element): boolean | undefined => zone?.contains(element);
  const isAway = (element: Element): boolean => !isBeside(element);
  const level = event.key === "ArrowLeft" || event.key === "ArrowRight";
  const outside = (): HTMLElement | undefined =>
    level && zone ? next((other) => isAway(other) && other.matches(".lit, .place")) : next(isAway);
  const within = next(isBeside, true);
  const found = within ?? outside();
  // The bar with the buttons lies across the table: up and down never lead past it.
  const button =
    level || within ? undefined : next((other) => isAway(other) && other.closest(".acts") !== null);
  event.preventDefault();
  if (button && found && isBefore(here, button, found)) button.focus();
  else found?.focus();
}

/** Moves the focus to the first thing to choose. Returns whether there is one. Buttons that answer
 * come after all things on the table, because they may end the turn. */
export function focusLit(): boolean {
  const all = [".stage .thing.lit", ".acts .btn:not(:disabled)"].flatMap((what) => [
    ...document.querySelectorAll<HTMLElement>(what),
  ]);
  // Some buttons are left out where there is little room.
  const lit = all.find(isOpen);
  lit?.focus();
  return lit !== undefined;
}

/** Sets the first focus: on something to choose, or at least to read. */
export function beginFocus(): void {
  if (focusLit()) return;
  [...document.querySelectorAll<HTMLElement>(`.stage ${STOP}`)].find(isOpen)?.focus();
}

// Arrow keys go to the nearest thing in their direction, on any board.

type Direction = "ArrowLeft" | "ArrowRight" | "ArrowUp" | "ArrowDown";

interface Middle {
  x: number;
  y: number;
}

/** The place in a list of middles that lies next in a direction; null at the edge. Straight ahead
 * counts more than aside. */
export function nextIn(
  direction: Direction,
  from: Middle,
  others: readonly Middle[],
): number | null {
  const level = direction === "ArrowLeft" || direction === "ArrowRight";
  const sign = direction === "ArrowLeft" || direction === "ArrowUp" ? -1 : 1;
  let best: number | null = null;
  let least = Infinity;
  others.forEach((other, i) => {
    const ahead = sign * (level ? other.x - from.x : other.y - from.y);
    const aside = Math.abs(level ? other.y - from.y : other.x - from.x);
    const far = ahead + 2.5 * aside;
    if (ahead > 4 && far < least) [best, least] = [i, far];
  });
  return best;
}

const middle = (element: Element): Middle => {
  const { left, top, width, height } = element.getBoundingClientRect();
  return { x: left + width / 2, y: top + height / 2 };
};

/** What lies together: things of one zone. */
const ZONE = "ul, [role=group]";

/** For the keydown of whatever holds the things. Left and right stay within a row of things, and lead
 * out of a map to what is lit beside it; up and down lead out of anything. */
export function moveFocus(event: KeyboardEvent & { currentTarget: Element }): void {
  if (!/^Arrow(Left|Right|Up|Down)$/.test(event.key)) return;
  const here = (event.target as Element).closest<HTMLElement>("[data-thing]");
  if (!here) return;
  // On a map with lit places the others are passed by.
  const choosing = event.currentTarget.querySelector(".place.lit") !== null;
  const isPassed = (element: Element): boolean => choosing && element.matches(".place:not(.lit)");
  const next = (within: Element, what = ""): HTMLElement | undefined => {
    const things = [...within.querySelectorAll<HTMLElement>(`[data-thing]${what}`)];
    const others = things.filter((element) => element !== here && !isPassed(element));
    const found = nextIn(event.key as Direction, middle(here), others.map(middle));
    return found === null ? undefined : others[found];
  };
  const stage = event.currentTarget;
  const outside = (): HTMLElement | undefined => {
    if (event.key === "ArrowUp" || event.key === "ArrowDown") return next(stage);
    return here.matches(".place") ? next(stage, ".lit") : undefined;
  };
  const found = next(here.closest(ZONE) ?? stage) ?? outside();
  event.preventDefault();
  found?.focus();
}

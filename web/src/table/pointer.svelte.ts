// Pointing at something on the table for others, with a few words or none; in a co-operative game
// also as advice to a player.
interface Given {
  /** Whether the reader may point now. */
  can: () => boolean;
  send: (place: string, words: string, to: number | null) => boolean;
}

const PLACES = "[data-target], [data-spot], [data-thing]";
const SEATS = ["seat", "player", "own", "hand", "deck", "discard", "board"];

/** The last part of a place, without what only counts. */
export const keyOf = (place: string): string => (place.split("/").at(-1) ?? "").replace(/:.*$/, "");
const counts = (place: string): boolean => /^\d+$/.test(keyOf(place));

/** The place that an element of the table stands for, as options name it. Where that only counts, as
 * "the third of the row" does, the thing that lies there is meant: others may lie there later. */
export function placeOf(element: Element): string | null {
  const found = element.closest<HTMLElement>(PLACES);
  if (!found?.closest(".stage, .plaque")) return null;
  const { target, spot, thing } = found.dataset;
  const place = [target, spot, thing].find((one) => one?.includes("/"));
  if (place && thing && counts(place) && !counts(thing) && isAlone(thing)) return thing;
  return place ?? null;
}

const isAlone = (thing: string): boolean =>
  document.querySelectorAll(`.stage [data-thing="${CSS.escape(thing)}"]`).length === 1;

/** Where a place is on this screen, the first that can be seen. */
export function elementAt(place: string): Element | null {
  const name = CSS.escape(place);
  for (const kind of ["target", "spot", "thing"])
    for (const found of document.querySelectorAll(`[data-${kind}="${name}"]`))
      if (found.closest(".stage, .plaque") && found.getClientRects().length) return found;
  return null;
}

/** The thing that lies at a place on this screen. */
export const thingAt = (place: string): string | null =>
  elementAt(place)?.getAttribute("data-thing") ?? null;

/** The name of a place: the player's name for what belongs to a seat, otherwise the first name that one of
 * the ways finds; empty if none does. */
export function nameAt(
  place: string,
  names: readonly string[],
  ways: readonly ((place: string) => string | null)[],
): string {
  if (SEATS.includes(place.split("/")[0]!) && counts(place))
    return names[Number(keyOf(place))] ?? "";
  for (const name of ways) {
    const found = name(place);
    if (found !== null) return found;
  }
  return "";
}

export class Pointer {
  /** Whether the next click on the table points. */
  on = $state(false);
  to = $state<number | null>(null);
  #words = "";
  readonly #given: Given;

  constructor(given: Given) {
    this.#given = given;
  }

  /** Makes the next click point; the written words go with it. */
  begin(words: string, to: number | null): void {
    this.#words = words.trim();
    this.to = to;
    this.on = this.#given.can();
  }

  stop(): void {
    this.on = false;
    this.#words = "";
  }

  /** Handles a click before anything else does. With Alt it always points. */
  readonly clicked = (event: MouseEvent): void => {
    if (!this.on && !(event.altKey && this.#given.can())) return;
    const place = event.target instanceof Element ? placeOf(event.target) : null;
    if (place === null) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    if (this.#given.send(place, this.#words, this.on ? this.to : null)) this.stop();
  };
}

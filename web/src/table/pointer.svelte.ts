// Pointing at something on the table for others, with a few words or none; where all play together, as
// advice to one of them.
interface Given {
  /** Whether the reader may point now. */
  can: () => boolean;
  send: (place: string, words: string, to: number | null) => boolean;
}

const PLACES = "[data-target], [data-spot], [data-thing]";

/** The place that an element of the table stands for, as options name it. */
export function placeOf(element: Element): string | null {
  const found = element.closest<HTMLElement>(PLACES);
  if (!found?.closest(".stage, .plaque")) return null;
  const { target, spot, thing } = found.dataset;
  return [target, spot, thing].find((place) => place?.includes("/")) ?? null;
}

/** Where a place is on this screen, the first that can be seen. */
export function elementAt(place: string): Element | null {
  const name = CSS.escape(place);
  for (const kind of ["target", "spot", "thing"])
    for (const found of document.querySelectorAll(`[data-${kind}="${name}"]`))
      if (found.closest(".stage, .plaque") && found.getClientRects().length) return found;
  return null;
}

/** What a place is called: the last part of it, without what only counts. */
export function nameAt(
  place: string,
  names: readonly string[],
  called: (key: string) => string,
): string {
  const [zone, key = ""] = [place.split("/")[0], place.split("/").at(-1)];
  if (zone === "seat" || zone === "player" || zone === "own") return names[Number(key)] ?? "";
  return called(key.replace(/:.*$/, ""));
}

export class Pointer {
  /** The next click on the table points. */
  on = $state(false);
  to = $state<number | null>(null);
  #words = "";
  readonly #given: Given;

  constructor(given: Given) {
    this.#given = given;
  }

  /** What was written so far is said with it. */
  begin(words: string, to: number | null): void {
    this.#words = words.trim();
    this.to = to;
    this.on = this.#given.can();
  }

  stop(): void {
    this.on = false;
    this.#words = "";
  }

  /** A click, before anything else hears of it. With Alt it always points. */
  readonly clicked = (event: MouseEvent): void => {
    if (!this.on && !(event.altKey && this.#given.can())) return;
    const place = event.target instanceof Element ? placeOf(event.target) : null;
    if (place === null) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    if (this.#given.send(place, this.#words, this.on ? this.to : null)) this.stop();
  };
}

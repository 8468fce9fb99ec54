// The keys of a table, and where the focus goes when what had it is gone.
import { tick } from "svelte";
import type { Question } from "../contract/shared.ts";
import type { Film } from "../replay/film.svelte.ts";
import { filmKeys } from "../replay/keys.ts";
import type { Reader } from "./reader.svelte.ts";

interface Given {
  question: () => Question | null;
  /** Whether the table is hidden until somebody takes the screen. */
  covered: () => boolean;
  /** Whether a sheet lies over the table and has the keys. */
  sheet: () => boolean;
  film: () => Film | null;
  leaveFilm: () => void;
  reader: Reader;
  /** By the key's place on the keyboard, the same in every language. */
  acts: Readonly<Record<string, () => void>>;
}

const TYPING = "input:not([type=range]), textarea, select";

export class Keys {
  readonly #given: Given;
  #byMouse = true;
  #focused: Element | null = null;

  /** To be made while a component is. */
  constructor(given: Given) {
    this.#given = given;
    $effect(() => {
      if (given.question() !== null) void tick().then(() => this.#refocus());
    });
  }

  /** The focus stays where it was; if that is gone, it goes to the first thing to choose. */
  #refocus(): void {
    const lost = this.#focused;
    if (!lost || lost.isConnected) return;
    const zone = lost.getAttribute("data-target")?.replace(/[^/]*$/, "") ?? "-";
    const near = document.querySelector<HTMLElement>(`.lit[data-target^="${CSS.escape(zone)}"]`);
    (near ?? document.querySelector<HTMLElement>(".stage .lit, .acts .btn"))?.focus();
    this.#focused = null;
  }

  readonly pointed = (): void => {
    this.#byMouse = true;
  };

  /** Where a mouse has clicked, no key is meant: Enter then stands for the seal. */
  readonly clicked = ({ detail }: MouseEvent): void => {
    const here = document.activeElement;
    if (detail > 0 && here instanceof HTMLElement && here.matches(".stage button")) here.blur();
  };

  readonly pressed = (event: KeyboardEvent): void => {
    const { covered, sheet, reader, acts } = this.#given;
    if (event.key === "Tab" || event.key.startsWith("Arrow")) this.#byMouse = false;
    this.#focused = this.#byMouse ? null : document.activeElement;
    // Who holds the screen is not known yet: only the buttons of the cover answer, and not to a key held down.
    if (covered()) {
      if (event.repeat) event.preventDefault();
      return;
    }
    if (event.altKey || event.metaKey || event.ctrlKey || sheet()) return;
    const on = event.target as HTMLElement;
    if (on.matches(TYPING)) return;
    const moves = this.#ofFilm(event);
    if (moves && !(event.key === " " && on.matches("button, a"))) {
      event.preventDefault();
      moves();
      return;
    }
    if (reader.thing !== null && (event.key === "ArrowLeft" || event.key === "ArrowRight")) {
      reader.step(event.key === "ArrowLeft" ? -1 : 1);
      event.preventDefault();
      return;
    }
    // A key that stands on a button is that button's.
    if (event.key === "Enter" && on.matches("a, button, summary")) return;
    const act = acts[event.code];
    if (!act) return;
    event.preventDefault();
    act();
  };

  #ofFilm({ key }: KeyboardEvent): (() => void) | undefined {
    const { film, leaveFilm, reader } = this.#given;
    const watched = film();
    if (!watched || reader.thing !== null) return undefined;
    return filmKeys(watched)[key] ?? (key === "Escape" ? leaveFilm : undefined);
  }
}

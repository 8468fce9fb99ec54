// The keys of a table, and where the focus goes when what had it is gone.
import { tick } from "svelte";
import type { Question } from "../contract/shared.ts";
import type { Film } from "../replay/film.svelte.ts";
import { filmKeys } from "../replay/keys.ts";
import { beginFocus, focusLit, isOpen } from "./arrows.ts";
import type { Pace } from "./pace.svelte.ts";
import type { Reader } from "./reader.svelte.ts";

interface Given {
  question: () => Question | null;
  /** Whether something is chosen that the seal would answer with. */
  chosen: () => boolean;
  /** It holds what strikes the reader until a button is pressed. */
  pace: Pick<Pace, "held" | "goOn">;
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
  /** What the keyboard had last. */
  #focused: Element | null = null;
  /** What it has chosen and stands on. */
  #pressed: Element | null = null;

  /** To be made while a component is. */
  constructor(given: Given) {
    this.#given = given;
    $effect(() => {
      if (given.question() !== null) void tick().then(() => this.#refocus(true));
    });
    $effect(() => {
      if (given.pace.held) void tick().then(() => this.#offerOn());
    });
    // A thing may leave the table long after its question, when it has faded. Where Tab moves the focus,
    // it is nowhere for a moment, in which the table may change: that moment is waited out.
    $effect(() => {
      let later: ReturnType<typeof setTimeout> | undefined;
      const watch = new MutationObserver(() => {
        later ??= setTimeout(() => {
          later = undefined;
          this.#refocus();
        });
      });
      const attributeFilter = ["disabled", "inert"];
      watch.observe(document.body, { childList: true, subtree: true, attributeFilter });
      return () => {
        clearTimeout(later);
        watch.disconnect();
      };
    });
  }

  /** The focus stays where it was; if that is gone, or was the answer to the question before, it goes
   * to something like it that can be chosen, or to the first thing. A button that is chosen is gone, too:
   * its words stand on the seal. */
  #refocus(asked = false): void {
    const { question, chosen, covered, sheet } = this.#given;
    const lost = this.#focused;
    const here = document.activeElement;
    if (!lost || covered() || sheet()) return;
    if (question() === null) {
      // The end has taken the table's place.
      if (here === document.body) document.querySelector<HTMLElement>(".end h2")?.focus();
      return;
    }
    const spent = asked && here === this.#pressed && here?.matches(".thing:not(.lit)");
    if (here !== null && here !== document.body && !spent) return;
    if (chosen() && !lost.matches(".thing")) {
      const seal = document.querySelector<HTMLElement>(".acts .seal:not(:disabled)");
      if (seal) return seal.focus();
    }
    const zone = lost.getAttribute("data-target")?.replace(/[^/]*$/, "") ?? "-";
    const near = [
      ...document.querySelectorAll<HTMLElement>(`.lit[data-target^="${CSS.escape(zone)}"]`),
    ].find(isOpen);
    if (near) near.focus();
    else focusLit();
  }

  /** The keyboard stands on what it last chose, where Enter would only open it to be read: it goes on from
   * the button that says so. */
  #offerOn(): void {
    const { covered, sheet, reader } = this.#given;
    const here = document.activeElement;
    if (!this.#focused || covered() || sheet() || reader.thing !== null) return;
    if (here === document.body || here?.matches(".thing:not(.lit)"))
      document.querySelector<HTMLElement>(".acts .seal")?.focus();
  }

  readonly pointed = (): void => {
    this.#byMouse = true;
    this.#focused = null;
  };

  readonly focused = ({ target }: FocusEvent): void => {
    this.#pressed = null;
    this.#focused = this.#byMouse ? null : (target as Element);
  };

  /** Where a mouse has clicked, no key is meant: Enter then stands for the seal. */
  readonly clicked = ({ detail }: MouseEvent): void => {
    const here = document.activeElement;
    if (detail > 0 && here instanceof HTMLElement && here.matches(".stage button")) here.blur();
  };

  readonly pressed = (event: KeyboardEvent): void => {
    const { covered, sheet, reader, acts } = this.#given;
    const arrow = event.key.startsWith("Arrow");
    const on = event.target as HTMLElement;
    const presses = event.key === "Enter" || event.key === " ";
    const button = presses && on.matches("button");
    if (event.key === "Tab" || arrow || button) this.#byMouse = false;
    // It may have been given the focus, as on the first cover, and be gone once it is pressed.
    if (button) this.#focused = on;
    if (on.matches(TYPING)) return;
    if (presses && on.matches(".thing.lit")) this.#pressed = on;
    // A key held down answers once: what comes after is another question, and may be another's.
    if (event.repeat && presses) {
      event.preventDefault();
      return;
    }
    // Who holds the screen is not known yet: only the buttons of the cover answer.
    if (covered()) return;
    const dialog = document.querySelector("dialog[open]") !== null;
    if (event.altKey || event.metaKey || event.ctrlKey || sheet() || dialog) return;
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
    // The buttons over the table are no way to be walked with arrows.
    if (arrow && (on === document.body || on.closest("header"))) {
      event.preventDefault();
      beginFocus();
      return;
    }
    // A key that stands on a button is that button's.
    if (event.key === "Enter" && on.matches("a, button, summary")) return;
    const act = event.code === "Enter" ? this.#enter : acts[event.code];
    if (!act) return;
    event.preventDefault();
    act();
  };

  /** The seal. Whoever reads what lies over the table answers nothing. */
  readonly #enter = (): void => {
    const { pace, reader } = this.#given;
    if (reader.thing !== null || reader.seat !== null) return;
    if (pace.held) pace.goOn();
    else document.querySelector<HTMLElement>(".acts .seal:not(:disabled)")?.click();
  };

  #ofFilm({ key }: KeyboardEvent): (() => void) | undefined {
    const { film, leaveFilm, reader } = this.#given;
    const watched = film();
    if (!watched || reader.thing !== null) return undefined;
    return filmKeys(watched)[key] ?? (key === "Escape" ? leaveFilm : undefined);
  }
}

// The keyboard of a table, and the focus when the focused element is gone.
import { tick } from "svelte";
import type { Question } from "../contract/shared.ts";
import type { Film } from "../replay/film.svelte.ts";
import { filmKeys } from "../replay/keys.ts";
import { beginFocus, focusLit, isOpen } from "./arrows.ts";
import type { Pace } from "./pace.svelte.ts";
import type { Reader } from "./reader.svelte.ts";

interface Given {
  question: () => Question | null;
  /** Whether there is a choice that the seal would give. */
  chosen: () => boolean;
  /** The pace, which holds blows to the reader until a button is pressed. */
  pace: Pick<Pace, "held" | "goOn">;
  /** Whether a cover hides the table until a player takes the screen. */
  covered: () => boolean;
  /** Whether a sheet is open over the table and handles the keys. */
  sheet: () => boolean;
  film: () => Film | null;
  leaveFilm: () => void;
  reader: Reader;
  /** The actions by the key's position on the keyboard, which is the same in every language. */
  acts: Readonly<Record<string, () => void>>;
}

const TYPING = "input:not([type=range]), textarea, select";

export class Keys {
  readonly #given: Given;
  #byMouse = true;
  /** The last focused element. */
  #focused: Element | null = null;
  /** The focused element that the keyboard has just chosen. */
  #pressed: Element | null = null;

  /** Must be created during a component's initialisation. */
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

  /** Restores the focus. It stays where it was; if that element is gone, or was the answer to the
   * previous question, it moves to a similar one that can be chosen, or to the first thing. A
   * chosen button is gone, too, because the seal shows its text. */
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

  /** If the focused element was chosen and Enter would only open it to read, moves the focus to the
   * button that continues. */
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

  /** After a mouse click the focus does not count: Enter presses the seal. */
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
    // While it is not known who holds the screen, only the buttons of the cover react.
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
    // Arrows do not move along the buttons above the table.
    if (arrow && (on === document.body || on.closest("header"))) {
      event.preventDefault();
      beginFocus();
      return;
    }
    // A key on a focused button belongs to that button.
    if (event.key === "Enter" && on.matches("a, button, summary")) return;
    const act = event.code === "Enter" ? this.#enter : acts[event.code];
    if (!act) return;
    event.preventDefault();
    act();
  };

  /** Presses the seal, unless something is being read over the table. */
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

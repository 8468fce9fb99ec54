// Options without a place on the board, which become buttons.
import { tick } from "svelte";
import type { Question } from "../contract/shared.ts";
import { screen } from "./layout.svelte.ts";

/** The options of a question without a place; must be created during a component's
 * initialisation. */
export class Homeless {
  readonly #question: () => Question | null;
  #looked = $state.raw<{ question: Question; options: number[] } | null>(null);

  readonly options = $derived.by((): readonly number[] => {
    const question = this.#question();
    if (!question) return [];
    if (this.#looked?.question === question) return this.#looked.options;
    return question.choices.flatMap(({ target }, index) => (target ? [] : [index]));
  });

  /** Whether the places of all options are known by now. */
  readonly found = $derived.by((): boolean => {
    const question = this.#question();
    return question !== null && this.#looked?.question === question;
  });

  constructor(question: () => Question | null) {
    this.#question = question;
    $effect(() => {
      void screen.layout;
      this.look();
    });
  }

  /** Looks for the places again after everything is drawn. */
  look(): void {
    const asked = this.#question();
    if (asked) void tick().then(() => this.#look(asked));
  }

  #look(question: Question): void {
    if (question !== this.#question()) return;
    const lies = (target: string): boolean => {
      const at = CSS.escape(target);
      // A page that is not open still holds its things.
      return document.querySelector(`[data-target="${at}"], [data-holds~="${at}"]`) !== null;
    };
    const options = question.choices.flatMap(({ target }, index) =>
      target && lies(target) ? [] : [index],
    );
    this.#looked = { question, options };
  }
}

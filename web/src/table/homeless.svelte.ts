// Options that lie nowhere on a board become buttons.
import { tick } from "svelte";
import type { Question } from "../contract/shared.ts";
import { screen } from "./layout.svelte.ts";

/** Which options of a question lie nowhere; to be made while a component is. */
export class Homeless {
  readonly #question: () => Question | null;
  #looked = $state.raw<{ question: Question; options: number[] } | null>(null);

  readonly options = $derived.by((): readonly number[] => {
    const question = this.#question();
    if (!question) return [];
    if (this.#looked?.question === question) return this.#looked.options;
    return question.choices.flatMap(({ target }, index) => (target ? [] : [index]));
  });

  /** Whether it is known by now where everything lies. */
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

  /** Once everything is drawn, again. */
  look(): void {
    const asked = this.#question();
    if (asked) void tick().then(() => this.#look(asked));
  }

  #look(question: Question): void {
    if (question !== this.#question()) return;
    const lies = (target: string): boolean => {
      const at = CSS.escape(target);
      // A page that is not turned to now holds its things all the same.
      return document.querySelector(`[data-target="${at}"], [data-holds~="${at}"]`) !== null;
    };
    const options = question.choices.flatMap(({ target }, index) =>
      target && lies(target) ? [] : [index],
    );
    this.#looked = { question, options };
  }
}

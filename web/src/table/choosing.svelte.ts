// What the player at this screen is about to answer.
import type { Choice, Question } from "../contract/server.ts";
import * as choice from "./choice.ts";

export interface Option {
  index: number;
  chosen: boolean;
  /** From 1, where the order of choosing matters. */
  order: number | null;
}

const SETTLING = 500;

export class Choosing {
  chosen = $state.raw<choice.Chosen>([]);
  /** The option under the mouse or in focus: its result is shown before it is taken. */
  considered = $state<number | null>(null);

  readonly #asked: () => Question | null;
  readonly #answer: (keys: string | string[]) => void;
  readonly #offers = $derived.by(() => (this.question ? choice.byTarget(this.question) : null));

  #answered = -SETTLING;

  constructor(asked: () => Question | null, answer: (keys: string | string[]) => void) {
    this.#asked = asked;
    this.#answer = (keys) => {
      this.#answered = performance.now();
      answer(keys);
    };
  }

  /** Just after an answer: a second click is a double click, and means nothing of its own. */
  get settling(): boolean {
    return performance.now() - this.#answered < SETTLING;
  }

  get question(): Question | null {
    return this.#asked();
  }

  get single(): boolean {
    return this.question !== null && choice.isSingle(this.question);
  }

  get ready(): boolean {
    return this.question !== null && choice.isReady(this.question, this.chosen);
  }

  get options(): Choice[] {
    return this.question ? choice.chosenOptions(this.question, this.chosen) : [];
  }

  /** What the nth of like things at a place stands for, if it can be chosen. */
  at(target: string, nth = 0): Option | null {
    const index = choice.optionAt(this.#offers?.get(target), nth);
    return index === null ? null : this.option(index);
  }

  /** Whether anything in a zone can be chosen: the rest of it steps back. */
  lights(zone: string): boolean {
    return [...(this.#offers?.keys() ?? [])].some((target) => target.startsWith(zone + "/"));
  }

  option(index: number): Option {
    const order = this.chosen.indexOf(index);
    return {
      index,
      chosen: order >= 0,
      order: this.question?.ordered && order >= 0 ? order + 1 : null,
    };
  }

  /** A click: the whole answer where one is asked for, a step towards it otherwise. */
  pick(index: number): void {
    if (!this.question) return;
    if (this.single) this.#answer(choice.answerOf(this.question, [index]));
    else this.chosen = choice.toggled(this.question, this.chosen, index);
  }

  pickKey(key: string): void {
    const index = this.question?.choices.findIndex((option) => option.key === key) ?? -1;
    if (index >= 0) this.pick(index);
  }

  commit(): void {
    if (!this.question || this.single || !this.ready) return;
    this.#answer(choice.answerOf(this.question, this.chosen));
  }

  clear(): void {
    this.chosen = [];
    this.considered = null;
  }
}

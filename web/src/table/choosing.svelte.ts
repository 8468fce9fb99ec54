// What the player at this screen is about to answer.
import type { Advice } from "../contract/server.ts";
import type { Choice, Question } from "../contract/shared.ts";
import * as choice from "./choice.ts";

export interface Option {
  index: number;
  chosen: boolean;
  /** From 1, where the order of choosing matters. */
  order: number | null;
  /** A hint names it. */
  advised: boolean;
}

type Advised = Pick<Advice, "keys" | "targets">;

const SETTLING = 500;
const NONE: choice.Chosen = [];
const NOTHING: ReadonlySet<number> = new Set();

export class Choosing {
  /** What is chosen, and for which decision: a new one begins with nothing. */
  #chosen = $state.raw<{ of: number; options: choice.Chosen }>({ of: -1, options: NONE });
  /** The option under the mouse or in focus: its result is shown before it is taken. */
  considered = $state<number | null>(null);
  /** Where a move begins, chosen before where it goes. Nothing is answered with it. */
  source = $state<string | null>(null);

  readonly #asked: () => Question | null;
  readonly #answer: (keys: string | string[]) => void;
  /** The decision's place in the game. */
  readonly #number: () => number;
  readonly #weighs: (question: Question, choice: Choice) => boolean;
  readonly #awake: () => boolean;
  readonly #advice: () => Advised | null;
  readonly #advised = $derived.by(() =>
    this.question ? choice.meant(this.question, [this.#advice()?.keys ?? []].flat()) : NOTHING,
  );
  readonly #offers = $derived.by(() => (this.question ? choice.byTarget(this.question) : null));

  #answered = -SETTLING;
  /** What is still to be answered by itself, and the question that was answered last. */
  #way: string[] = [];
  #left: Question | null = null;

  constructor(
    asked: () => Question | null,
    answer: (keys: string | string[]) => void,
    weighs: (question: Question, choice: Choice) => boolean = () => false,
    number: () => number = () => 0,
    awake: () => boolean = () => true,
    advice: () => Advised | null = () => null,
  ) {
    this.#asked = asked;
    this.#number = number;
    this.#weighs = weighs;
    this.#awake = awake;
    this.#advice = advice;
    this.#answer = (keys) => {
      this.#answered = performance.now();
      answer(keys);
    };
  }

  /** Where nothing is asked; still, something can be pointed out. */
  static nothing(advice: () => Advised | null = () => null): Choosing {
    return new Choosing(
      () => null,
      () => undefined,
      undefined,
      undefined,
      undefined,
      advice,
    );
  }

  /** Just after an answer: a second click is a double click, and means nothing of its own. */
  get settling(): boolean {
    return performance.now() - this.#answered < SETTLING;
  }

  get question(): Question | null {
    return this.#asked();
  }

  /** Whether an answer would be heard. Until then nothing is lit, and what is chosen stays. */
  get awake(): boolean {
    return this.#awake();
  }

  get chosen(): choice.Chosen {
    return this.#chosen.of === this.#number() ? this.#chosen.options : NONE;
  }

  get single(): boolean {
    return this.question !== null && choice.isSingle(this.question);
  }

  /** Whether a click only chooses an option, and the seal answers with it. */
  weighs(index: number): boolean {
    const choice = this.question?.choices[index];
    return !this.single || (choice !== undefined && this.#weighs(this.question!, choice));
  }

  /** Whether the seal stands for what is chosen. */
  get sealing(): boolean {
    return this.question !== null && (!this.single || this.chosen.length > 0);
  }

  get ready(): boolean {
    return this.question !== null && choice.isReady(this.question, this.chosen);
  }

  get options(): Choice[] {
    return this.question ? choice.chosenOptions(this.question, this.chosen) : [];
  }

  /** What the nth of like things at a place stands for, if it can be chosen. */
  at(target: string, nth = 0): Option | null {
    return this.awake ? this.#lying(target, nth) : null;
  }

  /** Whether it is chosen, though nothing can be chosen just now. */
  keeps(target: string, nth = 0): boolean {
    return !this.awake && this.#lying(target, nth)?.chosen === true;
  }

  #lying(target: string, nth: number): Option | null {
    const index = choice.optionAt(this.#offers?.get(target), nth);
    return index === null ? null : this.option(index);
  }

  /** Whether a hint leads there; in a replay, what would have been better. */
  advises(target: string, nth = 0): boolean {
    if (this.question) return this.at(target, nth)?.advised === true;
    return nth === 0 && this.#advice()?.targets?.includes(target) === true;
  }

  /** Whether anything in a zone can be chosen: the rest of it steps back. */
  lights(zone: string): boolean {
    if (!this.awake) return false;
    return [...(this.#offers?.keys() ?? [])].some((target) => target.startsWith(zone + "/"));
  }

  option(index: number): Option {
    const order = this.chosen.indexOf(index);
    return {
      index,
      chosen: order >= 0,
      order: this.question?.ordered && order >= 0 ? order + 1 : null,
      advised: this.#advised.has(index),
    };
  }

  /** A click: the whole answer where one is asked for, a step towards it otherwise. */
  pick(index: number): void {
    if (!this.question || !this.awake) return;
    if (this.weighs(index)) this.#choose(choice.toggled(this.question, this.chosen, index));
    else this.#answer(choice.answerOf(this.question, [index]));
  }

  pickKey(key: string): void {
    const index = this.question?.choices.findIndex((option) => option.key === key) ?? -1;
    if (index >= 0) this.pick(index);
  }

  commit(): void {
    if (!this.question || !this.awake || !this.sealing || !this.ready) return;
    this.#answer(choice.answerOf(this.question, this.chosen));
  }

  /** Answers one after another, each to the question that follows from the one before. */
  follow(keys: readonly string[]): void {
    this.#way = [...keys];
    this.#left = null;
    this.goOn();
  }

  /** A question has come: whoever is on a way answers it, as far as the way is open. */
  goOn(): void {
    const { question } = this;
    if (!question || !this.awake || question === this.#left || !this.#way.length) return;
    this.#left = question;
    const key = this.#way.shift()!;
    if (question.choices.some((option) => option.key === key)) this.#answer(key);
    else this.#way = [];
  }

  #choose(options: choice.Chosen): void {
    this.#chosen = { of: this.#number(), options };
  }

  clear(): void {
    this.#choose(NONE);
    this.considered = null;
  }
}

// The answer that the player at this screen is choosing.
import type { Advice } from "../contract/server.ts";
import type { Choice, Message, Question } from "../contract/shared.ts";
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

/** Why something can't be chosen, as the server says; `reason` is null where it can't tell. */
export interface Refusal {
  what: string;
  reason: Message | null;
  /** The thing that was pointed at. */
  thing?: string;
}

/** What choosing needs from its table. Each field is called whenever its value is needed. */
export interface Asked {
  question: () => Question | null;
  answer: (keys: string | string[]) => void;
  /** What tells a decision from others: its seat and its number in the game. */
  decision: () => string;
  /** Whether a click only chooses an option, though one is all that is asked. */
  weighs: (question: Question, choice: Choice) => boolean;
  /** Whether an answer would be heard. */
  awake: () => boolean;
  /** Whether an answer is on its way. */
  sent: () => boolean;
  /** When somebody else moved the question on, by `performance.now()`. */
  overtaken: () => number;
  /** Whom everybody waits for. */
  waitsFor: () => readonly number[];
  advice: () => Advised | null;
  /** Whether the action can be taken back as a whole, and what does it. */
  canRestart: () => boolean;
  restart: () => void;
  /** Asks why something can't be chosen, and the last answer to that. */
  askWhy: (target: string) => void;
  why: () => Refusal | null;
}

const NOBODY: Asked = {
  question: () => null,
  answer: () => undefined,
  decision: () => "",
  weighs: () => false,
  awake: () => true,
  sent: () => false,
  overtaken: () => -Infinity,
  waitsFor: () => [],
  advice: () => null,
  canRestart: () => false,
  restart: () => undefined,
  askWhy: () => undefined,
  why: () => null,
};

const SETTLING = 500;
/** What is chosen sooner than this after somebody else moved the question on was aimed at the last
 * one: the next may have its seal at the same place. */
const OVERTAKEN = 400;
const NONE: choice.Chosen = [];
const NOTHING: ReadonlySet<number> = new Set();

export class Choosing {
  /** What is chosen, and for which decision: a new one begins with nothing. */
  #chosen = $state.raw<{ of: string; options: choice.Chosen }>({ of: "", options: NONE });
  /** What the table chooses until the player does. */
  #proposed = $state.raw<{ of: string; options: choice.Chosen }>({ of: "", options: NONE });
  /** Which of like things an option was chosen by: only that one is marked. */
  #by = $state.raw<Readonly<Record<number, number | null>>>({});
  /** The option under the mouse or in focus: its result is shown before it is taken. */
  considered = $state<number | null>(null);
  #source = $state<string | null>(null);

  /** What was last pointed at in vain. */
  #refused = $state.raw<{ target: string; thing: string } | null>(null);

  readonly #asked: Asked;
  readonly #advised = $derived.by(() =>
    this.question
      ? choice.meant(this.question, [this.#asked.advice()?.keys ?? []].flat())
      : NOTHING,
  );
  readonly #offers = $derived.by(() => (this.question ? choice.byTarget(this.question) : null));

  /** What was answered at the same time as others, who were: it stays marked until all have answered. */
  #given = $state.raw<{ targets: readonly string[]; with: readonly number[] } | null>(null);

  #answered = -SETTLING;
  /** Whether an answer was given, and no question has come since. */
  #unheard = false;
  /** The planned answers that are still to give, and the last question that got one. */
  #way: string[] = [];
  #left: Question | null = null;
  #kept: { kind: string; by: string; key: string } | null = null;

  constructor(asked: Partial<Asked>) {
    this.#asked = { ...NOBODY, ...asked };
  }

  #answer(keys: string | string[]): void {
    const { together = [], choices = [] } = this.question ?? {};
    const targets = choices.filter(({ key }) => [keys].flat().includes(key));
    this.#given =
      together.length > 1 ? { targets: targets.map(({ target }) => target), with: together } : null;
    this.#answered = performance.now();
    this.#unheard = true;
    this.#asked.answer(keys);
  }

  /** What can be chosen has moved: a click that misses it now was aimed at where it was. */
  settle(): void {
    this.#answered = performance.now();
  }

  /** Just after an answer, when a second click is only half of a double click; also where the answer
   * travels long, and just after the next question has come: what was lit is meant by such a click. */
  get settling(): boolean {
    const answered = performance.now() - this.#answered;
    return this.#asked.sent() || answered < SETTLING || this.overtaken;
  }

  get question(): Question | null {
    return this.#asked.question();
  }

  /** Whether somebody else has just moved the question on. */
  get overtaken(): boolean {
    return performance.now() - this.#asked.overtaken() < OVERTAKEN;
  }

  /** Where a move begins, chosen before where it goes. Nothing is answered with it. */
  get source(): string | null {
    return this.#source;
  }

  set source(place: string | null) {
    // Why something could not be chosen was told of the move as it was.
    if (place !== this.#source) this.#refused = null;
    this.#source = place;
  }

  /** Whether the connection is open. Otherwise nothing is lit, and the choice stays. */
  get awake(): boolean {
    return this.#asked.awake();
  }

  get chosen(): choice.Chosen {
    return this.#own.length ? this.#own : this.#proposal;
  }

  get #own(): choice.Chosen {
    return this.#chosen.of === this.#asked.decision() ? this.#chosen.options : NONE;
  }

  get #proposal(): choice.Chosen {
    return this.#proposed.of === this.#asked.decision() ? this.#proposed.options : NONE;
  }

  /** Whether there is a choice to take back: more than what was proposed. */
  get hasChosen(): boolean {
    return this.#own.length > 0 && this.#own[0] !== this.#proposal[0];
  }

  get single(): boolean {
    return this.question !== null && choice.isSingle(this.question);
  }

  /** Whether a click only chooses an option, and the seal answers with it. */
  weighs(index: number): boolean {
    const choice = this.question?.choices[index];
    return !this.single || (choice !== undefined && this.#asked.weighs(this.question!, choice));
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

  /** Whether it was chosen before the connection was lost, or given while others still choose. */
  keeps(target: string, nth = 0): boolean {
    if (this.question === null) return nth === 0 && this.#gave(target);
    return !this.awake && this.#lying(target, nth)?.chosen === true;
  }

  #gave(target: string): boolean {
    const others = this.#asked.waitsFor();
    return (
      others.length > 0 &&
      this.#given !== null &&
      this.#given.targets.includes(target) &&
      others.every((seat) => this.#given?.with.includes(seat))
    );
  }

  #lying(target: string, nth: number): Option | null {
    const index = choice.optionAt(this.#offers?.get(target), nth);
    if (index === null) return null;
    const option = this.option(index);
    return this.#isOther(index, nth) ? { ...option, chosen: false, order: null } : option;
  }

  /** Whether an option was chosen by another of the like things that all mean it. */
  #isOther(index: number, nth: number): boolean {
    return (this.#by[index] ?? nth) !== nth;
  }

  /** Whether a hint leads there; in a replay, what would have been better. */
  advises(target: string, nth = 0): boolean {
    if (this.question) return this.at(target, nth)?.advised === true;
    const targets = this.#asked.advice()?.targets ?? [];
    return nth < targets.filter((one) => one === target).length;
  }

  /** Whether anything in a zone can be chosen; the rest of it is dimmed. */
  lights(zone: string): boolean {
    return this.litIn(zone) > 0;
  }

  /** How many places of a zone hold something to choose. */
  litIn(zone: string): number {
    if (!this.awake) return 0;
    return [...(this.#offers?.keys() ?? [])].filter((target) => target.startsWith(zone + "/"))
      .length;
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

  /** A click: the whole answer where one is asked for, a step towards it otherwise. `nth` is which
   * of like things was clicked. */
  pick(index: number, nth: number | null = null): void {
    if (!this.question || !this.awake || this.overtaken) return;
    this.#refused = null;
    const moves = nth !== null && this.chosen.includes(index) && this.#isOther(index, nth);
    this.#by = { ...this.#by, [index]: nth };
    if (moves) return;
    if (this.weighs(index)) this.#choose(choice.toggled(this.question, this.chosen, index));
    else {
      this.#keep(this.question);
      this.#answer(choice.answerOf(this.question, [index]));
    }
  }

  /** What is chosen while something is only added to it, which asks the same question again. Where
   * no card asks, nothing is put together: another card takes the place of what was chosen. */
  #keep({ kind, by }: Question): void {
    const [chosen] = this.options;
    this.#kept = this.single && chosen && by ? { kind, by, key: chosen.key } : null;
  }

  /** Chooses an option as if it had to be weighed: nothing is answered before the seal. */
  preset(index: number): void {
    if (!this.question || !this.awake) return;
    this.#refused = null;
    this.#by = {};
    this.#choose(choice.toggled(this.question, NONE, index));
  }

  /** Chooses an option before the player does: what is chosen instead can be cleared, this can't. */
  propose(index: number): void {
    this.#proposed = { of: this.#asked.decision(), options: [index] };
  }

  /** The seal of an option that is not chosen first. */
  give(index: number): void {
    const choice = this.question?.choices[index];
    if (choice && this.awake && !this.overtaken) this.#answer(choice.key);
  }

  /** A click on like things that lie as one: one more of them; none, where no more can be had. */
  pickLike(target: string, like: number): void {
    const { question } = this;
    const all = choice.optionsAt(this.#offers?.get(target), like);
    const next = all.find((index) => !this.chosen.includes(index));
    const own = this.chosen.some((index) => all.includes(index));
    const full = question !== null && this.chosen.length >= question.hi;
    if (own && (next === undefined || full) && this.weighs(all[0]!)) {
      if (this.awake) this.#choose(this.chosen.filter((index) => !all.includes(index)));
    } else if (next !== undefined) this.pick(next);
  }

  /** How many of like things that lie as one are chosen. */
  chosenOf(target: string, like: number): number {
    const all = choice.optionsAt(this.#offers?.get(target), like);
    return this.chosen.filter((index) => all.includes(index)).length;
  }

  pickKey(key: string): void {
    const index = this.question?.choices.findIndex((option) => option.key === key) ?? -1;
    if (index >= 0) this.pick(index);
  }

  commit(): void {
    if (!this.question || !this.awake || this.overtaken || !this.sealing || !this.ready) return;
    this.#answer(choice.answerOf(this.question, this.chosen));
  }

  /** Answers one after another, each to the question that follows from the one before. */
  follow(keys: readonly string[]): void {
    if (this.overtaken) return;
    this.#way = [...keys];
    this.#left = null;
    this.goOn();
  }

  /** Whether the action can be taken back as a whole. */
  get canRestart(): boolean {
    return this.#asked.canRestart();
  }

  /** Takes the whole action back, then gives these answers. */
  restart(keys: readonly string[] = []): void {
    if (!this.question || !this.awake || !this.canRestart) return;
    this.#way = [...keys];
    this.#left = this.question;
    this.#answered = performance.now();
    this.#asked.restart();
  }

  /** Asks why something that was pointed at can't be chosen. */
  askWhy(target: string, thing = ""): void {
    if (!this.question || !this.awake) return;
    this.#refused = { target, thing };
    this.#asked.askWhy(target);
  }

  /** The answer to that, once it is there. */
  get refusal(): Refusal | null {
    const why = this.#asked.why();
    const refused = this.#refused;
    if (!this.question || !why || why.what !== refused?.target) return null;
    return { ...why, thing: refused.thing };
  }

  /** Gives the next planned answer to a new question, if it is an option. What a click would only
   * choose is chosen: nothing passes the seal on the way. */
  goOn(): void {
    const { question } = this;
    if (question && this.#unheard) {
      this.#unheard = false;
      this.#answered = performance.now();
      this.#chooseAgain(question);
    }
    if (!question || !this.awake || question === this.#left || !this.#way.length) return;
    this.#left = question;
    const key = this.#way.shift()!;
    const index = question.choices.findIndex((option) => option.key === key);
    if (index < 0 || this.weighs(index)) this.#way = [];
    if (index >= 0) this.pick(index);
  }

  #chooseAgain({ kind, by, choices }: Question): void {
    const index = choices.findIndex(({ key }) => key === this.#kept?.key);
    const same = this.#kept?.kind === kind && this.#kept.by === by;
    const again = same && index >= 0 && this.weighs(index);
    this.#kept = null;
    if (again) this.preset(index);
  }

  #choose(options: choice.Chosen): void {
    this.#chosen = { of: this.#asked.decision(), options };
  }

  clear(): void {
    this.#choose(NONE);
    this.considered = null;
  }
}

// The answer that the player at this screen is choosing.
import type { Advice } from "../contract/server.ts";
import type { Choice, Message, Question } from "../contract/shared.ts";
import * as choice from "./choice.ts";

export interface Option {
  index: number;
  chosen: boolean;
  /** The position in the order of choosing, from 1, if the order matters. */
  order: number | null;
  /** Whether a hint names it. */
  advised: boolean;
}

type Advised = Pick<Advice, "keys" | "targets">;

/** The server's reason why something can't be chosen; `reason` is null if it can't tell. */
export interface Refusal {
  what: string;
  reason: Message | null;
  /** The thing at which the reader pointed. */
  thing?: string;
}

/** Functions that choosing needs from its table. Each is called whenever its value is needed. */
export interface Asked {
  question: () => Question | null;
  answer: (keys: string | string[]) => void;
  /** A key of the decision: its seat and its number in the game. */
  decision: () => string;
  /** Whether a click only chooses an option although the question asks for a single one. */
  weighs: (question: Question, choice: Choice) => boolean;
  /** Whether an answer would reach the server. */
  awake: () => boolean;
  /** Whether an answer is on its way. */
  sent: () => boolean;
  /** The time at which somebody else moved the question on, by `performance.now()`. */
  overtaken: () => number;
  /** The seats that everybody waits for. */
  waitsFor: () => readonly number[];
  advice: () => Advised | null;
  /** Whether the whole action can be taken back, and the function that does it. */
  canRestart: () => boolean;
  restart: () => void;
  /** Asks why something can't be chosen; and the last answer to that. */
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
/** Milliseconds after somebody else moved the question on in which a click was aimed at the
 * previous question, because the next one may have its seal in the same place. */
const OVERTAKEN = 400;
const NONE: choice.Chosen = [];
const NOTHING: ReadonlySet<number> = new Set();

export class Choosing {
  /** The chosen options and the key of their decision; a new decision begins without any. */
  #chosen = $state.raw<{ of: string; options: choice.Chosen }>({ of: "", options: NONE });
  /** What the table chooses until the player does. */
  #proposed = $state.raw<{ of: string; options: choice.Chosen }>({ of: "", options: NONE });
  /** Which of like things an option was chosen by: only that one is marked. */
  #by = $state.raw<Readonly<Record<number, number | null>>>({});
  /** The option under the mouse or the focus; its result is shown before it is taken. */
  considered = $state<number | null>(null);
  #source = $state<string | null>(null);

  /** The last thing that was clicked although it can't be chosen. */
  #refused = $state.raw<{ target: string; thing: string } | null>(null);

  readonly #asked: Asked;
  readonly #advised = $derived.by(() =>
    this.question
      ? choice.meant(this.question, [this.#asked.advice()?.keys ?? []].flat())
      : NOTHING,
  );
  readonly #offers = $derived.by(() => (this.question ? choice.byTarget(this.question) : null));

  /** An answer given while others answer at the same time, and these seats: it stays marked until
   * all have answered. */
  #given = $state.raw<{ targets: readonly string[]; with: readonly number[] } | null>(null);

  #answered = -SETTLING;
  /** Whether an answer was given and no question has come since. */
  #unheard = false;
  /** The planned answers that are not given yet, and the last question that got one. */
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

  /** Notes that the choices have moved: a click that misses them now was aimed at their old
   * places. */
  settle(): void {
    this.#answered = performance.now();
  }

  /** Whether an answer was given so recently that a click may be half of a double click. This
   * includes the time while the answer is on its way and just after the next question has come. */
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

  /** The start of a move, which is chosen before its destination. It is not an answer. */
  get source(): string | null {
    return this.#source;
  }

  set source(place: string | null) {
    // The reason for a refusal was about the move as it was before.
    if (place !== this.#source) this.#refused = null;
    this.#source = place;
  }

  /** Whether the connection is open. If not, nothing is lit, and the choice is kept. */
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

  /** Whether a click only chooses an option, and the seal gives the answer. */
  weighs(index: number): boolean {
    const choice = this.question?.choices[index];
    return !this.single || (choice !== undefined && this.#asked.weighs(this.question!, choice));
  }

  /** Whether the seal would give the chosen answer. */
  get sealing(): boolean {
    return this.question !== null && (!this.single || this.chosen.length > 0);
  }

  get ready(): boolean {
    return this.question !== null && choice.isReady(this.question, this.chosen);
  }

  get options(): Choice[] {
    return this.question ? choice.chosenOptions(this.question, this.chosen) : [];
  }

  /** The option of the nth of equal things at a place, if it can be chosen. */
  at(target: string, nth = 0): Option | null {
    return this.awake ? this.#lying(target, nth) : null;
  }

  /** Whether it was chosen before the connection was lost, or was given while others still
   * choose. */
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

  /** Whether an option was chosen through another of the equal things that all mean it. */
  #isOther(index: number, nth: number): boolean {
    return (this.#by[index] ?? nth) !== nth;
  }

  /** Whether a hint leads there; in a replay, whether a better answer would have. */
  advises(target: string, nth = 0): boolean {
    if (this.question) return this.at(target, nth)?.advised === true;
    const targets = this.#asked.advice()?.targets ?? [];
    return nth < targets.filter((one) => one === target).length;
  }

  /** Whether anything in a zone can be chosen; the rest of it is dimmed. */
  lights(zone: string): boolean {
    return this.litIn(zone) > 0;
  }

  /** The number of places in a zone with something to choose. */
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

  /** Handles a click: it is the whole answer if the question asks for one option, otherwise a step
   * towards it. `nth` is the index of the clicked thing among equal ones. */
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

  /** Chooses an option without answering; the seal has to confirm it. */
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

  /** Handles a click on a stack of equal things: chooses one more of them, or none if no more can
   * be had. */
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

  /** The number of chosen things in a stack. */
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

  /** Gives several answers, each to the question that follows from the one before. */
  follow(keys: readonly string[]): void {
    if (this.overtaken) return;
    this.#way = [...keys];
    this.#left = null;
    this.goOn();
  }

  /** Whether the whole action can be taken back. */
  get canRestart(): boolean {
    return this.#asked.canRestart();
  }

  /** Takes back the whole action, then gives these answers. */
  restart(keys: readonly string[] = []): void {
    if (!this.question || !this.awake || !this.canRestart) return;
    this.#way = [...keys];
    this.#left = this.question;
    this.#answered = performance.now();
    this.#asked.restart();
  }

  /** Asks why something that was clicked can't be chosen. */
  askWhy(target: string, thing = ""): void {
    if (!this.question || !this.awake) return;
    this.#refused = { target, thing };
    this.#asked.askWhy(target);
  }

  /** The answer to that, once it has come. */
  get refusal(): Refusal | null {
    const why = this.#asked.why();
    const refused = this.#refused;
    if (!this.question || !why || why.what !== refused?.target) return null;
    return { ...why, thing: refused.thing };
  }

  /** Gives the next planned answer to a new question, if it is an option. An answer that a click
   * would only choose is only chosen, so that nothing bypasses the seal. */
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

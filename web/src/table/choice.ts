// Choosing among options, as plain data. An option is identified by its index in the question,
// because several may have the same key: two Coppers in hand.
import type { Choice, Question } from "../contract/shared.ts";

export type Chosen = readonly number[];

/** Whether one click is the whole answer. */
export const isSingle = (question: Question): boolean => question.lo === 1 && question.hi === 1;

/** The options that are lit at each place of the table. */
export function byTarget(question: Question): Map<string, number[]> {
  const found = new Map<string, number[]>();
  question.choices.forEach(({ target, aside }, index) => {
    if (target && !aside) found.set(target, [...(found.get(target) ?? []), index]);
  });
  return found;
}

/** The option of the nth of equal things at a place. If there is only one option, all of them mean
 * it; if there are several, as many of the things have one. */
export function optionAt(offers: readonly number[] | undefined, nth: number): number | null {
  if (!offers) return null;
  return (offers.length === 1 ? offers[0] : offers[nth]) ?? null;
}

/** All options of a number of equal things at a place. */
export function optionsAt(offers: readonly number[] | undefined, like: number): Chosen {
  return offers?.slice(0, like) ?? [];
}

/** The choice after a click, which adds an option or takes it back. If this is one too many, the
 * first one is dropped. */
export function toggled(question: Question, chosen: Chosen, index: number): Chosen {
  if (chosen.includes(index)) return chosen.filter((other) => other !== index);
  if (chosen.length < question.hi) return [...chosen, index];
  return [...chosen.slice(1), index];
}

export const isReady = (question: Question, chosen: Chosen): boolean =>
  chosen.length >= question.lo && chosen.length <= question.hi;

/** The chosen options, in the order of the question unless the order is part of the answer. */
export function chosenOptions(question: Question, chosen: Chosen): Choice[] {
  const order = question.ordered ? chosen : [...chosen].sort((a, b) => a - b);
  return order.map((index) => question.choices[index]!);
}

/** The second of like options has the key "copper#2"; whoever names two names "copper" twice. */
const plain = (key: string): string => key.replace(/#\d+$/, "");

/** The options that some keys mean, each as often as it is named. */
export function meant(question: Question, keys: readonly string[]): ReadonlySet<number> {
  const found = new Set<number>();
  for (const key of keys) {
    const index = question.choices.findIndex(
      (choice, nth) => plain(choice.key) === plain(key) && !found.has(nth),
    );
    if (index >= 0) found.add(index);
  }
  return found;
}

/** The answer to send: a key for a single choice, otherwise a list of keys. */
export function answerOf(question: Question, chosen: Chosen): string | string[] {
  const keys = chosenOptions(question, chosen).map((choice) => choice.key);
  return isSingle(question) ? keys[0]! : keys;
}

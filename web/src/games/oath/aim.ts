// The place of an option about a thing. Every card of Oath is unique, so its key is enough.
import type { Choice, Question } from "../../contract/shared.ts";
import { subject } from "./things.ts";

/** The option about a thing, by any of its keys, or at its place. */
export const optionFor = (
  question: Question | null,
  keys: readonly string[],
  place: string,
): Choice | undefined =>
  question?.choices.find(
    ({ key, target }) => target && (target === place || keys.includes(subject(key))),
  );

/** The target of that option; the place itself where nothing can be chosen there. */
export const aim = (question: Question | null, keys: readonly string[], place: string): string =>
  optionFor(question, keys, place)?.target ?? place;

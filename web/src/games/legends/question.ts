// Questions of Legends: what asks, what is chosen so far, and what comes of an answer.
import type { LegendsView } from "../../contract/legends.ts";
import type { Choice, Question } from "../../contract/server.ts";
import type { Voice } from "../../text/voice.ts";
import type { Position, Result } from "../game.ts";

type At = Position<LegendsView>;

export const asks = (question: Question, voice: Voice): string =>
  voice.say({ args: {}, ...question.prompt });

export function asker(question: Question, { view }: At): string | null {
  const named = question.prompt.args?.["card"] ?? view.acting?.card;
  return typeof named === "string" ? `card/${named}` : null;
}

export const label = (_: Question, choice: Choice, voice: Voice): string =>
  voice.say({ args: {}, ...choice.text });

export function main(question: Question): string | null {
  if (question.kind === "ready") return "ready";
  const [only] = question.choices;
  return question.choices.length === 1 && only ? only.key : null;
}

export const hint = (question: Question, _: At, voice: Voice): string =>
  voice.has(`hint-${question.kind}`) ? voice.text(`hint-${question.kind}`) : "";

export const preview = (): string => "";

/** Coins are pushed to and fro before the bid is sealed. */
export const weighs = (question: Question): boolean => question.kind === "bid";

export const result = (question: Question, chosen: readonly Choice[], voice: Voice): Result => ({
  button:
    question.kind === "bid"
      ? voice.text("result-bid", { n: Number(chosen[0]?.key) })
      : chosen.map((choice) => voice.say({ args: {}, ...choice.text })).join(", "),
  note: "",
});

const SECTIONS: Record<string, string> = {};

export const rulesAt = (kind: string): string => SECTIONS[kind] ?? "turn";

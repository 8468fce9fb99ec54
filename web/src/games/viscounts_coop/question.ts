// Questions of the scenario: those of Viscounts, the workers that a move meets, and the effect of
// the reminder card after an action.
import type { ViscountsCoopView } from "../../contract/viscounts_coop.ts";
import type { Choice, Question } from "../../contract/shared.ts";
import type { Voice } from "../../text/voice.ts";
import type { Position, Result } from "../game.ts";
import { numberIn } from "../viscounts/about.ts";
import * as viscounts from "../viscounts/question.ts";

type At = Position<ViscountsCoopView>;

export const { asks, main, label, hint, weighs, back } = viscounts;

/** Adds the consequences for the Overlord to the effect of an answer. */
function against({ kind }: Question, choice: Choice, text: string, voice: Voice): string {
  const his = kind === "move" ? numberIn(choice, "his") : 0;
  const after = kind === "action" ? choice.about?.["after"] : undefined;
  return [
    text,
    his ? voice.text("preview-his", { count: his }) : "",
    typeof after === "string" ? voice.text(`preview-${after}`) : "",
  ]
    .filter(Boolean)
    .join(" ");
}

export const preview = (question: Question, choice: Choice, at: At, voice: Voice): string =>
  against(question, choice, viscounts.preview(question, choice, at, voice), voice);

export function result(question: Question, chosen: readonly Choice[], voice: Voice): Result {
  const found = viscounts.result(question, chosen, voice);
  const [choice] = chosen;
  return choice ? { ...found, note: against(question, choice, found.note, voice) } : found;
}

// Questions of the scenario: those of Paladins, and those about receivers and penalties.
import type { PaladinsCoopView } from "../../contract/paladins_coop.ts";
import type { Choice, Question } from "../../contract/shared.ts";
import type { Voice } from "../../text/voice.ts";
import type { Position, Result } from "../game.ts";
import { numberIn } from "../paladins/about.ts";
import { STARTERS } from "../paladins/cards/facts.ts";
import * as paladins from "../paladins/question.ts";

type At = Position<PaladinsCoopView>;

export const { asks, hint } = paladins;

/** A threat's penalty is not part of an action that could be taken back. */
export const back = (question: Question, voice: Voice): string | null =>
  STRUCK.has(question.kind) ? null : paladins.back(question, voice);
const STRUCK = new Set(["penalty", "lose_worker", "lose_workshop"]);

/** Questions answered by a click: their answers are not on the table, or on the plaques. */
const GIVEN = new Set(["receiver", "penalty"]);

export const weighs = (question: Question, choice: Choice): boolean =>
  !GIVEN.has(question.kind) && paladins.weighs(question, choice);

const isOwn = ({ kind, seat }: Question, { key }: Choice): boolean =>
  kind === "receiver" && key === `player:${seat}`;

/** The usual receiver is the acting player. */
export const main = (question: Question): string | null =>
  question.choices.find((choice) => isOwn(question, choice))?.key ?? paladins.main(question);

export function label(question: Question, choice: Choice, voice: Voice): string {
  if (isOwn(question, choice)) return voice.text("label-for_me");
  const name = paladins.label(question, choice, voice);
  return question.kind === "receiver" ? voice.text("result-receiver", { name }) : name;
}

/** Adds a favour's current cost to its effect, an order's points to its requirements, and to a
 * starting card its overlay. */
function withMore(question: Question, choice: Choice, text: string, voice: Voice): string {
  const overlay = question.kind === "starter" ? STARTERS[choice.key]?.overlay : undefined;
  if (overlay) return `${text} ${voice.text("preview-overlay", { overlay })}`;
  const points = numberIn(choice, "order_points");
  if (points) return `${text} ${voice.text("preview-order", { points })}`;
  const n = question.kind === "turn" ? numberIn(choice, "honour") : 0;
  return n ? `${text} ${voice.text("preview-honour", { n })}` : text;
}

/** An action whose effect only others can get, because the player's own board has nothing for
 * it. */
function forFriends(question: Question, choice: Choice, voice: Voice): string {
  const seats = choice.about?.["friends"];
  if (question.kind !== "turn" || !Array.isArray(seats)) return "";
  const friends = { n: seats.length, seat: Number(seats[0]) };
  return paladins.acted(choice, voice, voice.text(`preview-friends-${choice.key}`, friends));
}

export const preview = (question: Question, choice: Choice, at: At, voice: Voice): string =>
  forFriends(question, choice, voice) ||
  withMore(question, choice, paladins.preview(question, choice, at, voice), voice);

export function result(question: Question, chosen: readonly Choice[], voice: Voice): Result {
  const found = paladins.result(question, chosen, voice);
  const [choice] = chosen;
  if (!choice) return found;
  const note = forFriends(question, choice, voice) || withMore(question, choice, found.note, voice);
  return { ...found, note };
}

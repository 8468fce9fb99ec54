// Questions of the scenario: those of Architects, and those about offerings.
import type { ArchitectsCoopView } from "../../contract/architects_coop.ts";
import type { Choice, Question } from "../../contract/shared.ts";
import type { Voice } from "../../text/voice.ts";
import * as architects from "../architects/question.ts";
import type { Position, Result } from "../game.ts";

type At = Position<ArchitectsCoopView>;

export const { asks, main, label, preview } = architects;

/** Questions whose answer is chosen where it lies, and confirmed with the seal. */
const WEIGHED = new Set(["side", "put_back"]);

export const weighs = (question: Question, choice: Choice): boolean =>
  WEIGHED.has(question.kind) ? choice.target !== "" : architects.weighs(question, choice);

/** Questions whose answers are people, things and places: the seal says what happens to them. */
const DEEDS = new Set([
  ...["offer", "offer_item", "offer_card"],
  ...["release_whose", "target", "lose_worker"],
]);

export function seals(question: Question, choice: Choice, voice: Voice): string {
  const { kind, prompt, seat } = question;
  if (!DEEDS.has(kind) || choice.key === "stop") return architects.seals(question, choice, voice);
  const { args = {} } = choice.text;
  const name = voice.say({ args, ...choice.text });
  const own = args["seat"] === seat ? ".own" : "";
  return voice.say({ id: `result-${kind}${own}`, args: { ...prompt.args, ...args, name } });
}

/** The hint. In this scenario captures are not limited to a number of places. */
export const hint = (question: Question, position: At, voice: Voice): string =>
  question.kind === "capture" ? "" : architects.hint(question, position, voice);

export function result(question: Question, chosen: readonly Choice[], voice: Voice): Result {
  const [choice] = chosen;
  const found = architects.result(question, chosen, voice);
  if (!choice || !WEIGHED.has(question.kind)) return found;
  const name = voice.say({ args: {}, ...choice.text });
  return { ...found, button: voice.text(`result-${question.kind}`, { name }) };
}

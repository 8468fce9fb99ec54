// Questions of Legends: the asking thing, the choices so far, and the consequences of an answer.
import type { LegendsView } from "../../contract/legends.ts";
import type { Choice, Question } from "../../contract/shared.ts";
import { screen } from "../../table/layout.svelte.ts";
import { unended, type Voice } from "../../text/voice.ts";
import type { Counter, Position, Result } from "../game.ts";
import { outlookOf } from "./outlook.ts";

type At = Position<LegendsView>;

/** The place of an answer: the end of a step, the region of a piece. */
export function placeOf({ target }: Choice): string | null {
  return target.startsWith("region/") ? target.slice("region/".length) : null;
}

export function asks(question: Question, voice: Voice, source: string | null = null): string {
  if (question.kind === "march") return voice.text(source ? "ask-march_to" : "ask-march_from");
  if (question.kind === "recruit") return voice.text("ask-recruit");
  return voice.say({ args: {}, ...question.prompt });
}

/** The units or armies left, and their total. */
export function counter(question: Question, { view }: At, voice: Voice): Counter | null {
  const { acting } = view;
  if (!acting || (question.kind !== "march" && question.kind !== "recruit")) return null;
  const left = Number(question.prompt.args?.["left"] ?? acting.left);
  return {
    icon: question.kind === "march" ? "gi:walking-boot" : "gi:meeple",
    left,
    total: Math.max(left, acting.total),
    text: voice.text("count-left", { count: left }),
  };
}

export const leaves = (_: Question, voice: Voice): string => voice.text("answer-other_army");

/** Coins are pushed to and fro before a bid is sealed. A finger covers the place it points at, so
 * on a phone a tap on the map chooses, and the seal answers. */
export const weighs = (question: Question, choice: Choice): boolean =>
  question.kind === "bid" ||
  (screen.layout !== "wide" && placeOf(choice) !== null && MAP_KINDS.has(question.kind));

const MAP_KINDS = new Set([
  "march",
  "recruit",
  "city",
  "destroy",
  "outpost",
  "neutral",
  "start",
  "token",
  "face_down",
  "peek",
]);

export const label = (_: Question, choice: Choice, voice: Voice): string =>
  voice.say({ args: {}, ...choice.text });

/** The only way to continue. */
export function main(question: Question): string | null {
  if (question.kind === "end_turn") return "end";
  if (question.kind === "ready") return "ready";
  if (question.safe) return question.safe;
  return question.choices.length === 1 ? question.choices[0]!.key : null;
}

export function hint(
  question: Question,
  { view, options }: At,
  voice: Voice,
  source: string | null = null,
): string {
  if (question.kind === "march") {
    const args = { sea: Number(question.prompt.args?.["sea"]), region: source ?? "" };
    return voice.text(source ? "hint-march_to" : "hint-march_from", args);
  }
  if (question.kind === "recruit")
    return voice.text("hint-recruit", { count: view.players[question.seat]!.reserve });
  if (question.kind === "token" && question.choices.every(placeOf))
    return voice.text("hint-token.last");
  if (question.kind === "ready")
    return voice.text(question.choices.some(({ target }) => target) ? "hint-take_up" : "hint-deal");
  if (question.kind === "end_turn" && options["swamp"]) return voice.text("hint-end_turn.swamp");
  return voice.has(`hint-${question.kind}`) ? voice.text(`hint-${question.kind}`) : "";
}

/** The outcome of a click on the map, in a sentence; on a large table a corner of the map shows
 * it. */
export function preview(question: Question, choice: Choice, __: At, voice: Voice): string {
  if (placeOf(choice) && screen.layout === "wide") return "";
  if (voice.has(`card-${choice.key}.text`)) {
    const lines = voice.text(`card-${choice.key}.text`).split("\n");
    // The scroll of the Fairy Queen's card, its last line, is not carried out.
    return (question.kind === "extra" ? lines.slice(0, -1) : lines).join(" ");
  }
  const told = outlookOf(choice, voice)?.told ?? [];
  return told
    .slice(0, 2)
    .map(({ text }) => text)
    .join(" ");
}

export function result(question: Question, chosen: readonly Choice[], voice: Voice): Result {
  const [choice] = chosen;
  if (question.kind === "bid")
    return { button: voice.text("result-bid", { n: Number(choice?.key) }), note: "" };
  if (question.kind === "events")
    return { button: voice.text("result-events", { count: chosen.length }), note: "" };
  if (!choice) return { button: "", note: "" };
  const { id: named, args = {} } = choice.text;
  const text = voice.say({ args, id: named });
  const place = placeOf(choice);
  if (!place) {
    const deed = named.replace("option-", "seal-");
    return { button: voice.has(deed) ? voice.say({ id: deed, args }) : text, note: "" };
  }
  const { cost = 0, way = "" } = choice.about ?? {};
  const id = `result-${question.kind}`;
  const owner = args["owner"] === question.seat ? "you" : String(args["owner"] ?? "none");
  const button = voice.has(id)
    ? voice.text(id, { cost: Number(cost), way: String(way), region: place, owner })
    : voice.text(`region-${place}`);
  // The chosen thing may be small on a phone, so it is named beside the outcome.
  const what = question.kind === "march" ? voice.text(`region-${place}`) : text;
  return { button, note: [what, ...outcome(choice, voice)].join(". ") };
}

export const seals = (question: Question, choice: Choice, voice: Voice): string =>
  result(question, [choice], voice).button;

/** Effects that the player's own points do not show: coins lost, and a rival's gains elsewhere. */
const BESIDES = /^(robbed|gives)/;

/** The new owner of a region and its points, as the server foresees them. */
function outcome(choice: Choice, voice: Voice): string[] {
  const ahead = outlookOf(choice, voice);
  if (!ahead) return [];
  const { points, told } = ahead;
  const sign = points > 0 ? "+" : "−";
  const words = choice.about?.["told"] as string[];
  return [
    ...told.filter((_, i) => i === 0 || BESIDES.test(words[i]!)).map(({ text }) => unended(text)),
    ...(points ? [voice.text("outlook-points", { count: Math.abs(points), sign })] : []),
  ];
}

// Questions of Viscounts: the asking thing, and the consequences of an answer.
import type { ViscountsView } from "../../contract/viscounts.ts";
import type { Choice, Question } from "../../contract/shared.ts";
import { screen } from "../../table/layout.svelte.ts";
import type { Voice } from "../../text/voice.ts";
import type { Position, Result } from "../game.ts";
import { listIn, numberIn, told } from "./about.ts";
import { TOWNSFOLK } from "./cards/facts.ts";
import { landOf } from "./things.ts";
import { listed } from "./tokens.ts";

type At = Position<ViscountsView>;

/** Questions answered with one click: they matter little, and the answer can be taken back. */
const QUICK = new Set(["resource", "flip", "choose", "link", "order", "rise", "rearrange"]);
/** Steps of an action, which can be taken back as a whole. */
const WITHIN = new Set(["exchange", "building", "spot", "link", "workers", "dismiss", "pay"]);

export const asks = (question: Question, voice: Voice): string =>
  voice.say({ args: {}, ...question.prompt });

export const weighs = ({ kind }: Question, choice: Choice): boolean =>
  choice.target !== "" && !QUICK.has(kind);

/** The answer that harms least, or the only one. */
export function main(question: Question): string | null {
  if (question.safe) return question.safe;
  return question.choices.length === 1 ? question.choices[0]!.key : null;
}

const called = (choice: Choice, voice: Voice): string => voice.say({ args: {}, ...choice.text });

export function label(question: Question, choice: Choice, voice: Voice): string {
  const name = called(choice, voice);
  const count = numberIn(choice, "silver");
  if (!count || question.kind === "destroy") return name;
  return voice.text("label-with", { name, what: voice.text("told-silver", { count }) });
}

const card = (key: string, voice: Voice): string => voice.text(`card-${key}`);

export function hint(question: Question, { view }: At, voice: Voice): string {
  const { kind, seat } = question;
  const player = view.players[seat];
  if (!player) return "";
  if (kind === "move" && view.played) {
    const value = TOWNSFOLK[view.played]?.silver ?? 0;
    return voice.text("hint-move", { name: card(view.played, voice), value });
  }
  if (kind === "play" && player.drops === null && screen.layout === "wide")
    return voice.text("hint-play");
  if (kind === "dismiss" && question.by)
    return `${card(question.by, voice)}: ${voice.text(`card-${question.by}.text`)}`;
  return question.by && voice.has(`card-${question.by}`) && kind !== "pair"
    ? card(question.by, voice)
    : "";
}

/** A space: the way there, its cost, the possible actions. */
function space(choice: Choice, voice: Voice): string {
  const silver = numberIn(choice, "silver");
  const met = numberIn(choice, "met");
  const can = listIn(choice, "can").map((action) => voice.text(`action-${action}`));
  return [
    `${called(choice, voice)}.`,
    silver ? voice.text("preview-silver", { count: silver }) : voice.text("preview-free"),
    can.length
      ? voice.text("preview-can", { what: can.join(", ") })
      : voice.text("preview-nothing"),
    met ? voice.text("preview-met", { count: met }) : "",
  ]
    .filter(Boolean)
    .join(" ");
}

/** A spot: its gain, and the other players whom its links pay. */
function spot(choice: Choice, voice: Voice): string {
  const pays = listIn(choice, "pays");
  const others = [...new Set(listIn(choice, "owners"))].map((seat) => voice.player(Number(seat)));
  return [
    `${called(choice, voice)}.`,
    pays.length
      ? voice.text("preview-link", { what: listed(pays, voice) })
      : voice.text("preview-no_link"),
    others.length ? voice.text("preview-shared", { names: others.join(", ") }) : "",
  ]
    .filter(Boolean)
    .join(" ");
}

function action(choice: Choice, voice: Voice): string {
  const have = numberIn(choice, "strength");
  const most = numberIn(choice, "most");
  const least = numberIn(choice, "least");
  return [
    voice.text(`action-${choice.key}.text`),
    voice.text("preview-strength", { have, most }),
    least ? voice.text("preview-least", { least }) : "",
  ]
    .filter(Boolean)
    .join(" ");
}

function foreseen(question: Question, choice: Choice, voice: Voice): string {
  const { kind } = question;
  if (kind === "move") return space(choice, voice);
  if (kind === "spot") return spot(choice, voice);
  if (kind === "action" && choice.target) return action(choice, voice);
  if (kind === "pair") {
    const [player, hero] = choice.key.split("-");
    return [player!, hero!].map((key) => voice.text(`card-${key}.text`)).join(" ");
  }
  const text = `card-${choice.key}.text`;
  const dismissal = numberIn(choice, "dismissal");
  const builders = numberIn(choice, "builders");
  const nobles = numberIn(choice, "nobles");
  return [
    voice.has(text) ? `${card(choice.key, voice)}: ${voice.text(text)}` : "",
    builders ? voice.text("preview-builders", { count: builders }) : "",
    nobles ? voice.text("preview-nobles", { count: nobles }) : "",
    dismissal ? voice.text("preview-dismissal", { count: dismissal }) : "",
    kind === "play" ? "" : told(choice, voice),
  ]
    .filter(Boolean)
    .join(" ");
}

export const preview = (question: Question, choice: Choice, _: At, voice: Voice): string =>
  foreseen(question, choice, voice);

/** The seal's text: the action with its object. */
function deed(question: Question, choice: Choice, voice: Voice): string {
  const own = `result-${question.kind}`;
  if (!voice.has(own) || !choice.target) return called(choice, voice);
  if (question.kind === "move") {
    const land = voice.text(`segment-${String(choice.text.args?.["segment"])}`);
    return voice.text(own, { land, count: numberIn(choice, "silver") });
  }
  if (question.kind === "spot")
    return voice.text(own, { name: voice.text(`segment-${landOf(choice.key)}`) });
  const hero = choice.text.args?.["hero"];
  const name = typeof hero === "string" ? card(hero, voice) : called(choice, voice);
  return voice.text(own, { name, count: numberIn(choice, "silver") });
}

export function result(question: Question, chosen: readonly Choice[], voice: Voice): Result {
  const [choice] = chosen;
  if (!choice) return { button: "", note: "" };
  return { button: deed(question, choice, voice), note: foreseen(question, choice, voice) };
}

/** Within an action, Esc takes it back as a whole. */
export const back = ({ kind }: Question, voice: Voice): string | null =>
  WITHIN.has(kind) ? voice.text("label-back") : null;

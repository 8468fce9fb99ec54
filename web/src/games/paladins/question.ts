// Questions of Paladins: the asking thing, and the consequences of an answer.
import type { PaladinsView } from "../../contract/paladins.ts";
import type { Choice, Question } from "../../contract/shared.ts";
import { screen } from "../../table/layout.svelte.ts";
import { sentence, type Voice } from "../../text/voice.ts";
import type { Position, Result } from "../game.ts";
import { crewOf, numberIn, priced, proposedFor, told } from "./about.ts";
import { actionOf, KING, LOCATIONS, OUTSIDERS, SPOTS } from "./cards/facts.ts";
import { listed } from "./tokens.ts";

type At = Position<PaladinsView>;

/** Questions that name the round: at its start, and at each turn. */
const ROUND_TOLD = new Set(["paladin", "tavern", "turn"]);

/** Questions whose answers have places on the table, and are confirmed with the seal. Others are
 * answered by a click. */
const YES_OR_NO = new Set(["discard_suspicion", "pay_debt"]);

export function asks(question: Question, voice: Voice): string {
  const asked = voice.say({ args: {}, ...question.prompt });
  // The purpose of the workers comes before the question.
  if (question.kind !== "crew" || !question.by) return asked;
  const action = actionOf(question.by) ?? question.by;
  const id = voice.has(`action-${action}`) ? `action-${action}` : `card-${action}`;
  return voice.text("prompt-crew.for", { what: voice.text(id) });
}

export const weighs = ({ kind }: Question, choice: Choice): boolean =>
  choice.target !== "" && !YES_OR_NO.has(kind);

/** The answer that harms least, or the only one. */
export function main(question: Question): string | null {
  if (question.safe) return question.safe;
  return question.choices.length === 1 ? question.choices[0]!.key : null;
}

const called = (choice: Choice, voice: Voice): string => voice.say({ args: {}, ...choice.text });

/** The name of an answer, and its cost if that differs from card to card. */
export function label(question: Question, choice: Choice, voice: Voice): string {
  const name = called(choice, voice);
  const price = question.kind === "turn" ? "" : priced(choice, voice);
  return price ? voice.text("label-with", { name, what: price }) : name;
}

export function hint(question: Question, { view }: At, voice: Voice): string {
  const player = view.players[question.seat];
  if (!player) return "";
  const { kind } = question;
  const count = Object.values(player.pool).reduce((sum, n) => sum + n, 0);
  const workers = kind === "turn" ? voice.text("hint-workers", { count }) : "";
  // A phone's bar has no room for the round.
  if (screen.layout !== "wide" && ROUND_TOLD.has(kind)) {
    const round = voice.text("hint-round", { n: view.round, rounds: view.rounds });
    return `${round} ${workers}`.trim();
  }
  if (kind === "turn") return `${workers} ${voice.text("hint-lit")}`;
  if (kind === "crew") return voice.text("hint-crew");
  if (kind === "paladin") return voice.text("hint-paladin");
  return "";
}

/** The gain of a place or a spot. */
function rewardOf(key: string): readonly string[] {
  return LOCATIONS[key]?.reward ?? SPOTS[key]?.reward ?? [];
}

/** The rest of a text, without the name if a phone's button already has it. */
const headed = (name: string, rest: string): string =>
  screen.layout === "wide" ? `${name}: ${rest}` : sentence(rest);

/** An action: its workers, its price, its requirements and gains. A scenario may provide a better
 * text. */
export function acted(choice: Choice, voice: Voice, scenario = ""): string {
  const action = actionOf(choice.key);
  const crew = proposedFor(choice);
  const sent = crew.length ? voice.text("preview-crew", { workers: [...crew] }) : "";
  const name = called(choice, voice);
  // The text of a favour begins with its price; the worker is named if the space doesn't show it.
  if (!action) {
    const text = voice.text(`card-${choice.key}.text`);
    return headed(name, crew[0] === KING[choice.key]?.space ? text : `${sent} ${text}`);
  }
  const price = priced(choice, voice);
  const gives = choice.about?.["gives"];
  const does = scenario
    ? scenario
    : Array.isArray(gives)
      ? voice.text("told-comes", { what: listed(gives as string[], voice) })
      : said(choice.key, action, voice);
  const told = [sent, price ? voice.text("preview-price", { what: price }) : "", does];
  return headed(name, told.filter(Boolean).join(" "));
}

/** The effect of a mode; if it has no words of its own, that of the action. On a phone the tile and
 * the reading view have it. */
function said(key: string, action: string, voice: Voice): string {
  if (screen.layout !== "wide") return "";
  const own = `action-${key}.text`;
  return voice.text(voice.has(own) ? own : `action-${action}.text`);
}

/** "Strength 7 is needed, you have 4 and 3 from the paladin." */
function reached(choice: Choice, voice: Voice): string {
  const attribute = choice.about?.["attribute"];
  if (typeof attribute !== "string") return "";
  const [value, bonus] = [numberIn(choice, "have"), numberIn(choice, "bonus")];
  return voice.text("preview-needs", {
    attribute: voice.text(`attribute-${attribute}`),
    least: numberIn(choice, "least"),
    have: bonus ? voice.text("label-lent", { value, bonus }) : String(value),
  });
}

/** The text of a card. A phone has its name on the button, and for an outsider shows only the
 * immediate gain of the attack or the conversion. */
function read(kind: string, key: string, name: string, voice: Voice): string {
  const text = voice.text(`card-${key}.text`);
  if (screen.layout === "wide") return `${name}: ${text}`;
  const outsider = OUTSIDERS[key];
  if (!outsider) return text;
  const words = (kind === "attack" ? outsider.attack : outsider.convert) ?? [];
  return words.length ? voice.text("told-comes", { what: listed(words, voice) }) : "";
}

function foreseen(question: Question, choice: Choice, voice: Voice): string {
  if (question.kind === "turn") return choice.target ? acted(choice, voice) : "";
  // A tavern card is named after its workers.
  if (question.kind === "tavern") return voice.text(`card-${choice.key}.text`);
  const brings = choice.about?.["brings"];
  if (typeof brings === "string")
    return [
      voice.text("told-comes", { what: voice.text(`good-${brings}`) }),
      voice.text("preview-workshop"),
    ].join(" ");
  const key = choice.key.replace(/^debt:/, "");
  const name = called(choice, voice);
  const reward = rewardOf(key);
  const card = `card-${key}.text`;
  const missing = numberIn(choice, "missing");
  const worth = choice.about?.["worth"];
  const price = priced(choice, voice);
  return [
    reached(choice, voice),
    voice.has(card) ? read(question.kind, key, name, voice) : "",
    reward.length ? voice.text("told-comes", { what: listed(reward, voice) }) : "",
    missing
      ? voice.text("preview-missing", { count: missing, silver: numberIn(choice, "silver") })
      : "",
    worth === undefined ? "" : voice.text("preview-worth", { count: Number(worth) }),
    price && !missing ? voice.text("preview-price", { what: price }) : "",
    reward.length || voice.has(card) ? "" : told(choice, voice),
  ]
    .filter(Boolean)
    .join(" ");
}

export const preview = (question: Question, choice: Choice, _: At, voice: Voice): string =>
  foreseen(question, choice, voice);

/** The seal's text: the action with its object. */
function deed(question: Question, choice: Choice, voice: Voice): string {
  const name = called(choice, voice);
  const own = `result-${question.kind}`;
  const played = choice.text.args?.["played"];
  if (typeof played === "string") return voice.text(own, { name: voice.text(`card-${played}`) });
  if (question.kind === "crew") return voice.text(own, { count: crewOf(choice).length });
  return voice.has(own) ? voice.text(own, { name }) : name;
}

export function result(question: Question, chosen: readonly Choice[], voice: Voice): Result {
  const [choice] = chosen;
  if (!choice || question.hi > 1)
    return {
      button: voice.text(`prompt-${question.kind}.button`),
      note: chosen.map((one) => called(one, voice)).join(", "),
    };
  const note = question.kind === "paladin" || question.kind === "crew" ? called(choice, voice) : "";
  return {
    button: deed(question, choice, voice),
    note: note || foreseen(question, choice, voice),
  };
}

/** Within an action, Esc takes it back as a whole. */
export const back = ({ kind, by }: Question, voice: Voice): string | null =>
  by && kind !== "turn" ? voice.text("label-back") : null;

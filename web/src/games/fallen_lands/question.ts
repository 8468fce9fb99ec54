// Questions of the Fallen Lands: the choices so far, and the consequences of an answer.
import type { FallenLandsView } from "../../contract/fallen_lands.ts";
import type { Choice, Question } from "../../contract/shared.ts";
import type { Voice } from "../../text/voice.ts";
import type { Position, Result, Way } from "../game.ts";
import { CARDS, FOLLOWERS, type Cost } from "./cards/facts.ts";
import { fieldNumber } from "./things.ts";

type At = Position<FallenLandsView>;

/** Questions in which a field is first chosen and then taken with the seal. */
const WEIGHED = new Set(["conquer", "build", "claim", "flood"]);

const several = (value: unknown): string[] => (Array.isArray(value) ? value.map(String) : []);
const numbers = (value: unknown): number[] =>
  several(value).flatMap((key) => fieldNumber(key) ?? []);

/** The cards of the current action, or those offered in an exchange. */
export function taken({ kind, by, prompt: { args = {} } }: Question): string[] {
  if (kind === "exchange") return several(args["chosen"]);
  return by && kind !== "thief_card" ? [by, ...several(args["magic"])] : [];
}

/** The numbers of an option, as the server counted them. */
export interface About {
  level: number;
  attack: number;
  support: number;
  sum: number;
  reward: number;
  borrowed: number;
  boost: number;
  price: number;
  count: number;
  /** Fields that support an attack. */
  helpers: number[];
  /** Fields that this makes it possible to take next. */
  opens: number[];
  /** Seats that could take the field as well. */
  rivals: number[];
  /** Fields that a card could take, and its strength on each. */
  reach: number[];
  sums: number[];
  /** By field: the points of others' Support in that strength, which are paid for. */
  loans: number[];
  /** Followers that it tires. */
  tires: Cost;
}

export function about(choice: Choice): About {
  const facts = choice.about ?? {};
  const number = (name: string): number => Number(facts[name] ?? 0);
  return {
    level: number("level"),
    attack: number("attack"),
    support: number("support"),
    sum: number("sum"),
    reward: number("reward"),
    borrowed: number("borrowed"),
    boost: number("boost"),
    price: number("price"),
    count: number("count"),
    helpers: numbers(facts["helpers"]),
    opens: numbers(facts["opens"]),
    rivals: several(facts["rivals"]).map((key) => Number(key.split(":")[1])),
    reach: numbers(facts["reach"]),
    sums: several(facts["sums"]).map(Number),
    loans: several(facts["loans"]).map(Number),
    tires: countedCost(several(facts["tires"])),
  };
}

function countedCost(kinds: readonly string[]): Cost {
  const count = (kind: string): number => kinds.filter((other) => other === kind).length;
  return Object.fromEntries(FOLLOWERS.map((kind) => [kind, count(kind)]));
}

/** The Followers that the action tires, whichever field it takes: all fields cost the same. */
export function tires(question: Question): Cost {
  const place = question.choices.find(({ about }) => Array.isArray(about?.["tires"]));
  return place ? about(place).tires : {};
}

/** The question. It does not mention cards if none can be played. */
export function asks(question: Question, voice: Voice): string {
  const { kind, prompt } = question;
  if (kind !== "action" || hasCards(question)) return voice.say({ args: {}, ...prompt });
  const studies = question.choices.some(({ key }) => key === "study");
  return voice.text(studies ? "prompt-action.study" : "prompt-action.end");
}

/** The line about what follows; it does not mention cards if Mages can study but no card can be
 * played. */
export const follows = (question: Question): string | null =>
  question.kind === "action" && !hasCards(question) ? "studies" : null;

/** Whether a card can be chosen. */
export const hasCards = ({ choices }: Question): boolean => choices.some(({ key }) => key in CARDS);

/** Whether some field can be taken only with the Support of others. */
export const lends = ({ kind, choices }: Question): boolean =>
  kind === "conquer" && choices.some((choice) => about(choice).borrowed > 0);

export const weighs = (question: Question, choice: Choice): boolean =>
  WEIGHED.has(question.kind) && fieldNumber(choice.key) !== null;

/** Nothing is spent before an action is complete, so it can be dropped for another card. */
export const back = (question: Question, voice: Voice): string | null =>
  taken(question).length ? voice.text(`answer-back_${question.kind}`) : null;

/** A player who is about to play a card can also end the actions. */
export function ways(question: Question, voice: Voice): Way[] {
  const playing = question.kind !== "exchange" && taken(question).length > 0;
  return playing ? [{ text: voice.text("option-end"), keys: ["end"] }] : [];
}

/** The answer behind the seal: the only way on, or the choice put together for it. */
export function main(question: Question): string | null {
  const ways = question.choices.flatMap(({ key, aside }) => (aside ? [] : [key]));
  if (question.kind === "exchange") return ways.includes("trade") ? "trade" : null;
  if (question.safe) return question.safe;
  return question.kind === "action" && ways.length === 1 ? "end" : null;
}

/** Cards are exchanged in pairs: a single one waits for another. */
export function unready(question: Question, voice: Voice): Result | null {
  const chosen = question.kind === "exchange" ? taken(question).length : 0;
  if (chosen % 2 === 0) return null;
  const id = "answer-exchange_odd";
  return { button: voice.text(id, { count: (chosen + 1) / 2 }), note: voice.text(`${id}.note`) };
}

export function label(question: Question, choice: Choice, voice: Voice): string {
  const number = fieldNumber(choice.key);
  if (number !== null) {
    const { level, sum } = about(choice);
    return question.kind === "conquer"
      ? voice.text("label-strength", { level, sum })
      : voice.text("label-field", { level });
  }
  if (question.kind === "redeal" || question.kind === "stop")
    return voice.text(`answer-${question.kind}_${choice.key}`);
  if (question.kind === "follower") return voice.text("answer-follower", { follower: choice.key });
  if (question.kind === "thief")
    return voice.text("answer-thief", { whose: voice.say({ args: {}, ...choice.text }) });
  return voice.say({ args: {}, ...choice.text });
}

/** The seal names an action, not a card. */
export function seals(question: Question, choice: Choice, voice: Voice): string {
  const deed = { thief_card: "answer-thief_card", action: "answer-play" }[question.kind];
  return deed && choice.key in CARDS
    ? voice.text(deed, { card: choice.key })
    : label(question, choice, voice);
}

export function result(question: Question, chosen: readonly Choice[], voice: Voice): Result {
  const [choice] = chosen;
  if (!choice) return { button: "", note: "" };
  const { level, attack, support, sum, reward, price } = about(choice);
  const args = { level, attack, support, sum, reward, price };
  const id = `result-${question.kind}_field`;
  return { button: voice.text(id, args), note: voice.text(`${id}.note`, args) };
}

export function hint(question: Question, at: At, voice: Voice): string {
  if (question.kind === "recruit") {
    const money = at.view.players[question.seat]?.money ?? 0;
    return voice.text("hint-recruit", { count: money });
  }
  const { kind, choices } = question;
  const withoutField = choices.every(({ key }) => fieldNumber(key) === null);
  if ((kind === "conquer" || kind === "build") && withoutField)
    return voice.text(`hint-${kind}_magic`, { magic: question.prompt.args?.["magic"] ?? "none" });
  if (lends(question)) return voice.text("hint-conquer_loans");
  if (kind === "action" && !hasCards(question)) return voice.text("hint-action_none");
  return voice.has(`hint-${question.kind}`) ? voice.text(`hint-${question.kind}`) : "";
}

export function preview(question: Question, choice: Choice, _: At, voice: Voice): string {
  const facts = about(choice);
  if (weighs(question, choice)) return result(question, [choice], voice).note;
  const card = CARDS[choice.key];
  if (!card) return "";
  const magic = question.kind === "conquer" ? choice.key : "none";
  const reached = voice.text("preview-reach", { count: facts.reach.length, magic });
  if (question.kind === "conquer") {
    return `${voice.text("preview-magic", { card: choice.key })} ${reached}`;
  }
  if (question.kind !== "action") return "";
  if (card.kind === "troop")
    return `${voice.text("preview-troop", { card: choice.key, attack: facts.attack })} ${reached}`;
  const text = voice.text(`card-${choice.key}.text`).replace(/\n/g, " ");
  return voice.text("preview-card", { card: choice.key, text });
}

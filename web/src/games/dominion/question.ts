// Questions of Dominion: the consequences of an answer.
import type { DominionView } from "../../contract/dominion.ts";
import type { Choice, Question } from "../../contract/shared.ts";
import { isSingle } from "../../table/choice.ts";
import type { Voice } from "../../text/voice.ts";
import type { Position, Result } from "../game.ts";
import { faceOf } from "./cards/face.ts";
import { CARDS } from "./cards/facts.ts";

type At = Position<DominionView>;

export function asks(question: Question, voice: Voice): string {
  return voice.say({ args: {}, ...question.prompt });
}

/** The zone of one's own cards when those in hand and those in play are offered together. */
export const zoneOf = (question: Question | null): string | undefined =>
  question?.kind === "clean_up_top" ? "own" : undefined;

/** Treasures first; then the end of the turn, once only free cards can be bought. Otherwise the
 * answer that harms least. */
export function main(question: Question): string | null {
  const keys = question.choices.map((choice) => choice.key);
  if (question.kind === "buy") {
    if (keys.includes("play_all")) return "play_all";
    return keys.some((key) => (CARDS[key]?.cost ?? 0) > 0) ? null : "end";
  }
  return question.safe || (keys.length === 1 ? keys[0]! : null);
}

export function label(question: Question, choice: Choice, voice: Voice): string {
  const own = `answer-${question.kind}_${choice.key}`;
  if (voice.has(own)) return voice.text(own);
  const facts = CARDS[choice.key];
  // Of several cards chosen together, each is only named: the seal has their number.
  const deed = [`answer-${question.kind}`, `seal-${question.kind}`].find((id) => voice.has(id));
  if (facts && isSingle(question) && deed)
    return voice.text(deed, { card: choice.key, cost: facts.cost });
  return voice.say({ args: {}, ...choice.text });
}

export function result(question: Question, chosen: readonly Choice[], voice: Voice): Result {
  const count = { count: chosen.length };
  const id = `result-${question.kind}`;
  return { button: voice.text(id, count), note: voice.text(`${id}.note`, count) };
}

export function hint(question: Question, at: At, voice: Voice): string {
  if (question.kind !== "buy") return "";
  const { coins, buys } = at.view;
  const unplayed = question.choices.find((choice) => choice.key === "play_all");
  return unplayed
    ? voice.text("hint-treasures", { coins: Number(unplayed.about?.["coins"]) })
    : voice.text("hint-buy", { coins, buys });
}

export function preview(question: Question, choice: Choice, _: At, voice: Voice): string {
  const card = choice.key.replace(/^play:/, "");
  // The coins and buys left afterwards, as the server foresees them; null for an answer that ends
  // the turn.
  const then = choice.about && "coins" in choice.about ? choice.about : null;
  if (choice.key === "play_all") return then ? voice.text("preview-play_all", then) : "";
  if (choice.key.startsWith("play:"))
    return then ? voice.text("preview-spend", { card, ...then }) : "";
  if (!CARDS[card]) return "";
  if (question.kind === "buy") {
    const { cost } = CARDS[card];
    return then
      ? voice.text("preview-buy", { card, cost, ...then })
      : voice.text("preview-last_buy");
  }
  if (question.kind === "action") return `${voice.text(`card-${card}`)}: ${played(voice, card)}`;
  return voice.has(`preview-${question.kind}`)
    ? voice.text(`preview-${question.kind}`, { card })
    : "";
}

/** The effect of playing a card in one line: bonuses separated by commas, sentences unchanged. */
function played(voice: Voice, card: string): string {
  const { bonuses, sentences } = faceOf(voice, card);
  const words = bonuses.map(({ words }) => words).join(", ");
  // A reaction happens in another player's turn.
  const told = CARDS[card]!.types.includes("reaction") ? "" : sentences.join(" ");
  const after = words ? told : told.charAt(0).toLocaleLowerCase(voice.language) + told.slice(1);
  return [words, after].filter(Boolean).join(". ");
}

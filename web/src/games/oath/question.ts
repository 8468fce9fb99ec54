// Questions of Oath: the thing that asks, and the results of answers.
import type { Choice, Question } from "../../contract/shared.ts";
import { screen } from "../../table/layout.svelte.ts";
import type { Voice } from "../../text/voice.ts";
import type { Position, Result } from "../game.ts";
import { lines } from "./cards/face.ts";
import { CARDS, SITES } from "./cards/facts.ts";
import { campaignOf } from "./table.ts";
import { subject } from "./things.ts";
import type { OathView } from "../../contract/oath.ts";

type At = Position<OathView>;

export const asks = (question: Question, voice: Voice): string =>
  voice.say({ args: {}, ...question.prompt });

/** The least harmful answer, or the only one. */
export function main(question: Question): string | null {
  if (question.safe) return question.safe;
  return question.choices.length === 1 ? question.choices[0]!.key : null;
}

export const label = (_: Question, choice: Choice, voice: Voice): string =>
  voice.say({ args: {}, ...choice.text });

/** The cost of an answer, as the server foresees it; empty if it is not known yet. */
function price(choice: Choice, voice: Voice): string {
  const about = choice.about ?? {};
  if ("supply_most" in about) return "";
  return ["supply", "favor", "secrets"]
    .filter((what) => Number(about[what] ?? 0) > 0)
    .map((what) => voice.text(`count-${what}`, { count: Number(about[what]) }))
    .join(", ");
}

/** A sentence that continues after a colon. */
const inside = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1);

/** The text that the winner's choice writes into the chronicle. */
function written({ kind }: Question, { key, about }: Choice, voice: Voice): string | null {
  if (kind === "new_oath")
    return voice.text("preview-oath", {
      keeps: inside(voice.text(`oath-${key}.text`)),
      inherits: inside(voice.text(`oath-${key}.successor`)),
    });
  if (kind === "edifice" && about?.["edifice"]) {
    const edifice = String(about["edifice"]);
    const says = lines(edifice, voice).map((line) => line.text);
    // A phone's plate and seal name it; there is no room to name it a third time.
    const rises = voice.text("preview-edifice", { card: edifice });
    return [...(screen.layout === "wide" ? [rises] : []), ...says].join(" ");
  }
  if (kind === "new_suit" && about?.["suits"]) {
    const [most, next, last] = about["suits"] as string[];
    return voice.text("preview-suit", { most: most!, next: next!, last: last! });
  }
  return null;
}

/** What a card or a site says, what the deed is, or what it writes into the chronicle. */
function foreseen(question: Question, choice: Choice, voice: Voice): string {
  const told = written(question, choice, voice);
  if (told !== null) return told;
  if (
    choice.about &&
    "win" in choice.about &&
    ODDS.includes(question.kind) &&
    !choice.key.startsWith("use:")
  )
    return voice.text("odds-then", {
      chance: percent(voice.language, Number(choice.about["win"]) / 100),
    });
  const about = subject(choice.key);
  const paid = price(choice, voice);
  if (about in CARDS || about in SITES) {
    const text = lines(about, voice)
      .map((line) => line.text)
      .join(" ");
    return [paid, text].filter(Boolean).join(" · ");
  }
  const deed = `act-${choice.key}.text`;
  return [paid, voice.has(deed) ? voice.text(deed) : ""].filter(Boolean).join(" · ");
}

export const preview = (question: Question, choice: Choice, _: At, voice: Voice): string =>
  foreseen(question, choice, voice);

const ODDS = ["plan", "campaign_dice", "campaign_join", "campaign_permit"];
const percent = (language: string, chance: number): string =>
  new Intl.NumberFormat(language, { style: "percent" }).format(chance);

/** Before dice are taken: how they would do. Whoever defends reads it as the attacker's chance. */
export function hint(question: Question, { view }: At, voice: Voice): string {
  const act = campaignOf(view);
  const odds = act?.campaign.odds.at(-1);
  if (act && odds && ODDS.includes(question.kind))
    return voice.text("hint-odds", {
      seat: act.by,
      dice: odds.dice,
      win: percent(voice.language, odds.win / 100),
      unhurt: percent(voice.language, odds.unhurt / 100),
    });
  return voice.has(`hint-${question.kind}`) ? voice.text(`hint-${question.kind}`) : "";
}

/** Many warbands of one place, or cards whose numbers tell their order, are named by what befalls
 * them. */
export function result(question: Question, chosen: readonly Choice[], voice: Voice): Result {
  const own = `result-${question.kind}`;
  const none = voice.text("result-none", { kind: question.kind });
  const names = chosen.map((choice) => label(question, choice, voice)).join(", ") || none;
  const only = question.hi === 1 ? chosen[0] : undefined;
  return {
    button: voice.has(own) ? voice.text(own) : names,
    note: only ? foreseen(question, only, voice) : "",
  };
}

/** What lasts for the next game. */
const WRITTEN = ["new_oath", "edifice", "new_suit", "accept_vassalage"];

/** A plan is weighed before it is used, and so is what the chronicle keeps; on a phone a finger
 * covers what it points at. */
export const weighs = (question: Question, choice: Choice): boolean =>
  WRITTEN.includes(question.kind) ||
  (question.kind === "plan" && choice.key.startsWith("use:")) ||
  question.kind === "campaign_dice" ||
  (screen.layout !== "wide" && choice.target.startsWith("site/"));

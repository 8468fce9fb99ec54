// Questions of Architects: the asking thing, and the consequences of an answer.
import type { ArchitectsView } from "../../contract/architects.ts";
import type { Choice, Question } from "../../contract/shared.ts";
import type { Voice } from "../../text/voice.ts";
import type { Position, Result } from "../game.ts";
import { about, coming, listed, offered, told } from "./about.ts";
import { BOARDS, BUILDINGS } from "./cards/facts.ts";

type At = Position<ArchitectsView>;

/** The branch of the Guildhall that the Cathedral stands for. */
export const ADVANCE = "guildhall:cathedral";

/** Questions whose answer is chosen where it lies, and confirmed with the seal. */
const WEIGHED = new Set([
  "place",
  "guildhall",
  "draft",
  "board",
  "first_apprentice",
  "hire",
  "keep",
]);

export const asks = (question: Question, voice: Voice): string =>
  voice.say({ args: {}, ...question.prompt });

export const weighs = ({ kind }: Question, choice: Choice): boolean =>
  WEIGHED.has(kind) && choice.target !== "" && choice.key !== "stop";

/** The answer that harms least, or the only one. */
export function main(question: Question): string | null {
  if (question.safe) return question.safe;
  return question.choices.length === 1 ? question.choices[0]!.key : null;
}

const called = (choice: Choice, voice: Voice): string => voice.say({ args: {}, ...choice.text });

/** The answer with its verb, where the thing alone would not say what happens to it. */
function done(question: Question, choice: Choice, voice: Voice): string {
  const name = called(choice, voice);
  switch (question.kind) {
    case "capture": {
      const args = choice.text.args ?? {};
      if (!("owner" in args)) return name;
      const id = args["owner"] === question.seat ? "result-capture.own" : "result-capture";
      return voice.say({ id, args });
    }
    case "recall":
      return choice.text.id.startsWith("option-") ? name : voice.text("result-recall", { name });
    case "dismiss":
      return voice.text("result-dismiss", { name });
    case "give_card":
      return voice.text("result-discard", { name });
    default:
      return name;
  }
}

/** The gain of a branch, or the branch with its cost; other answers as actions. */
export function label(question: Question, choice: Choice, voice: Voice): string {
  const name = done(question, choice, voice);
  const { silver, tax } = about(choice);
  const comes = offered(choice);
  const paid = silver + tax;
  if (question.kind === "choose" && comes.length && !paid)
    return voice.text("result-take", { what: listed(comes, voice) });
  const extra = [
    comes.length ? listed(comes, voice) : "",
    paid ? voice.text("count-silver", { count: paid }) : "",
  ].filter((part) => part && !name.includes(part));
  if (!choice.target.startsWith("branch/") || !extra.length) return name;
  return voice.text("label-with", { name, what: extra.join(", ") });
}

/** Questions in which a building card is discarded, and only its name stands beside the
 * question. */
const DISCARDS = new Set(["discard", "instead_of_virtue"]);

/** The text of the seal only: beside the question the goods and cards are enough. */
export function seals(question: Question, choice: Choice, voice: Voice): string {
  const name = called(choice, voice);
  if (question.kind === "pay") return voice.text("result-pay", { name });
  if (DISCARDS.has(question.kind) && choice.target) return voice.text("result-discard", { name });
  return label(question, choice, voice);
}

export function hint(question: Question, { view }: At, voice: Voice): string {
  if (question.kind === "place") {
    const free = view.players[question.seat]?.free ?? 0;
    return voice.text("hint-free", { count: free });
  }
  if (question.kind === "capture") {
    return voice.text("hint-capture", { count: view.capture_places });
  }
  return "";
}

/** A placement: the number of workers there afterwards, and the gain. */
function placed(choice: Choice, voice: Voice): string {
  const { workers } = about(choice);
  const name = called(choice, voice);
  const text = told(choice, voice);
  const there = workers ? voice.text("preview-workers", { count: workers }) : "";
  const ways = coming(choice).length ? [] : offered(choice);
  const either =
    ways.length > 1
      ? voice.text("preview-either", {
          ways: ways
            .map(([what, count]) => voice.text(`count-${what}`, { count }))
            .join(` ${voice.text("word-or")} `),
        })
      : "";
  const { idle, reset } = about(choice);
  const does = text || either || idle ? "" : voice.text(`location-${choice.key}.text`);
  const nothing = idle ? voice.text("told-idle") : "";
  const then = reset ? voice.text("told-reset") : "";
  return `${name}: ${[there, either, text, does, nothing, then].filter(Boolean).join(" ")}`;
}

export const preview = (question: Question, choice: Choice, _: At, voice: Voice): string =>
  foreseen(question, choice, voice);

/** A level of the Cathedral: the certain costs, its points, and the reward to come. */
function advanced(choice: Choice, voice: Voice): string {
  const { level, vp, cards } = about(choice);
  return [
    voice.text("preview-advance", { level, points: vp }),
    told(choice, voice),
    cards ? voice.text("preview-discard", { count: cards }) : "",
  ]
    .filter(Boolean)
    .join(" ");
}

function foreseen(question: Question, choice: Choice, voice: Voice): string {
  const name = called(choice, voice);
  switch (question.kind) {
    case "place":
      return placed(choice, voice);
    case "guildhall":
      if (choice.key === ADVANCE) return advanced(choice, voice);
      break;
    case "capture": {
      const { workers, silver, tax } = about(choice);
      return voice.text("preview-capture", { workers, price: silver + tax, tax });
    }
    case "hire": {
      const { found, passed } = about(choice);
      return [
        `${name}: ${voice.text(`card-${choice.key}.text`)}`,
        passed ? voice.text("preview-passed", { count: passed }) : "",
        found ? voice.text("preview-found", { count: found }) : "",
      ]
        .filter(Boolean)
        .join(" ");
    }
  }
  const known = choice.key in BUILDINGS || voice.has(`card-${choice.key}.text`);
  if (known) {
    const text = `${name}: ${voice.text(`card-${choice.key}.text`)}`;
    const { points } = about(choice);
    return question.kind === "guildhall" && points
      ? `${text} ${voice.text("preview-points", { count: points })}`
      : text;
  }
  if (choice.key in BOARDS) return `${name}: ${voice.text(`board-${choice.key}.text`)}`;
  return told(choice, voice);
}

/** The seal's text: the action with its gain. */
function deed(question: Question, choice: Choice, voice: Voice): string {
  const name = called(choice, voice);
  if (question.kind === "place") {
    const goods = coming(choice);
    if (goods.length) return voice.text("result-take", { what: listed(goods, voice) });
    return voice.text("result-place", { name });
  }
  if (question.kind === "guildhall") {
    if (choice.key === ADVANCE) return name;
    return voice.text("result-build", { name });
  }
  if (question.kind === "hire" || question.kind === "first_apprentice")
    return voice.text("result-hire", { name });
  if (question.kind === "draft" || question.kind === "keep")
    return voice.text("result-keep", { name });
  if (question.kind === "board") return voice.text("result-board", { name });
  return name;
}

export function result(question: Question, chosen: readonly Choice[], voice: Voice): Result {
  const [choice] = chosen;
  if (!choice) return { button: voice.text(`prompt-${question.kind}.button`), note: "" };
  if (question.hi > 1) {
    const names = chosen.map((one) => called(one, voice)).join(", ");
    return { button: voice.text(`prompt-${question.kind}.button`), note: names };
  }
  return {
    button: deed(question, choice, voice),
    note: foreseen(question, choice, voice),
  };
}

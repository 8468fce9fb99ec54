// A hint in words and on the table.
import type { Advice, Hint } from "../contract/server.ts";
import { sentence, type Voice } from "./voice.ts";

/** The text on the button of an answer, if it differs from the caption. */
export type Buttons = (key: string) => string | null;
const NONE: Buttons = () => null;

export const called = ({ keys, caption }: Advice, voice: Voice, buttons: Buttons = NONE): string =>
  (typeof keys === "string" && buttons(keys)) ||
  caption.map((name) => voice.named({ args: {}, ...name })).join(", ") ||
  voice.text("hint-nothing");

const figures = ({ wins, tries, doubt, ended = true }: Advice) => ({
  wins,
  tries,
  doubt,
  ended: String(ended),
});

const chance = (advice: Advice, voice: Voice): string =>
  voice.text("hint-chance", {
    ...figures(advice),
    lead: Math.abs(advice.lead),
    ahead: String(advice.lead > 0),
  });

export interface Said {
  best: string;
  why: string;
  second: string;
}

/** A hint as sentences. */
export function lines(hint: Hint, voice: Voice, buttons: Buttons = NONE): Said {
  const { best, runner_up: other } = hint;
  const answer = called(best, voice, buttons);
  const asBest = voice.text("hint-answer", { answer });
  if (!hint.continuations) return { best: asBest, why: voice.text("hint-only"), second: "" };
  const reason = hint.reason ? `${voice.say({ args: {}, ...hint.reason })}; ` : "";
  if (other && hint.close) {
    const second = called(other, voice, buttons);
    return {
      best: voice.text("hint-tie", { first: answer, second }),
      why: `${voice.text("hint-one", { reason, chance: chance(best, voice) })}.`,
      second: `${voice.text("hint-other", figures(other))}.`,
    };
  }
  const why = reason + chance(best, voice);
  return {
    best: asBest,
    why: `${sentence(why)}.`,
    second: other
      ? `${voice.text("hint-second", {
          answer: called(other, voice, buttons),
          difference: hint.difference,
        })}.`
      : "",
  };
}

/** The places of the lantern: the best answer, or the best two if they are too close to call. */
export function lit(hint: Hint): { keys: string | string[]; targets: string[] } {
  const { best, runner_up: other, close } = hint;
  const { keys, targets = [] } = best;
  if (!other || !close || Array.isArray(keys) || Array.isArray(other.keys))
    return { keys, targets };
  return { keys: [keys, other.keys], targets: [...targets, ...(other.targets ?? [])] };
}

// The text of the seal: the deed, what it ends, and what it leaves unused.
import type { Choice, Question } from "../contract/shared.ts";
import type { GameModule, Position } from "../games/game.ts";
import type { Seal } from "../settings.svelte.ts";
import type { Arguments, Voice } from "../text/voice.ts";
import { t } from "../words.svelte.ts";

export interface Sealed {
  button: string;
  /** A second, quieter line of the button. */
  lost: string;
  /** A sentence under the question. */
  note: string;
}

/** Whether an option is chosen first and sealed second. This includes a thing that would be spent
 * for nothing: no button names the deed, and a finger that takes it has seen no warning. */
export const isSealed = ({ ends, lost, target }: Choice, seal: Seal): boolean =>
  (seal === "all" && Boolean(ends || (lost && target))) ||
  (seal === "turn" && (ends === "turn" || ends === "game"));

/** "Buy Silver and end the turn". An option that says this itself has its own words for it. */
function deed(text: string, { ends, text: { id, args = {} } }: Choice, voice: Voice): string {
  if (ends !== "turn" && ends !== "game") return text;
  const own = `${id}.${ends}`;
  return voice.has(own) ? voice.text(own, args as Arguments) : t(`seal-${ends}`, { what: text });
}

/** The unused things to name; a secret answer is final only once all have answered. */
export function unused(
  { ends, lost }: Choice,
  voice: Voice,
  { asked, alone = false }: Position,
): string {
  if (lost) return voice.say({ args: {}, ...lost });
  if (ends === "passed") return t(alone ? "seal-final" : "seal-passed");
  return ends === "shown" && asked.length < 2 ? t("seal-final") : "";
}

export function sealed(
  game: GameModule,
  voice: Voice,
  question: Question,
  chosen: readonly Choice[],
  position: Position,
): Sealed {
  const [choice] = chosen;
  const single = question.lo === 1 && question.hi === 1;
  if (!single || !choice) {
    // Of several, each tells what it ends even alone.
    const final = chosen.find(({ ends }) => ends === "passed" || ends === "shown");
    const lost = final ? unused(final, voice, position) : "";
    return { ...game.result(question, chosen, voice), lost };
  }
  const { button, note } = game.weighs?.(question, choice)
    ? game.result(question, chosen, voice)
    : {
        button: (game.seals ?? game.label)(question, choice, voice),
        note: game.preview(question, choice, position, voice),
      };
  return { button: deed(button, choice, voice), lost: unused(choice, voice, position), note };
}

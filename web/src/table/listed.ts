// The lines of the list of all answers.
import type { Question } from "../contract/shared.ts";
import type { GameModule } from "../games/game.ts";
import type { Voice } from "../text/voice.ts";

/** The name of each answer; equal names are told apart by their places. */
export function listed(
  question: Question,
  game: Pick<GameModule, "label" | "where">,
  view: unknown,
  voice: Voice,
): string[] {
  const labels = question.choices.map((choice) => game.label(question, choice, voice));
  return question.choices.map(({ key }, index) => {
    const label = labels[index]!;
    const alike = labels.some((other, i) => other === label && i !== index);
    const where = alike ? game.where?.(key, view, voice) : null;
    return where ? `${label} (${where})` : label;
  });
}

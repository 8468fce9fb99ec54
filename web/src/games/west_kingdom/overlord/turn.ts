// The Overlord's last turn, step by step, as it was told.
import type { GameEvent } from "../../../net/live.svelte.ts";

/** A line of a card that he carries out, with what came of it. */
export interface Step {
  card: string;
  /** From 1. */
  line: number;
  events: readonly GameEvent[];
}

export interface Turn {
  /** Its place among all events: what tells it from other turns. */
  from: number;
  steps: readonly Step[];
}

/** The last turn that he began, if it has a step. It ends with the next player's. */
export function lastTurn(
  events: readonly GameEvent[],
  begins: (event: GameEvent) => boolean,
): Turn | null {
  const from = events.findLastIndex(begins);
  if (from < 0) return null;
  const steps: { card: string; line: number; events: GameEvent[] }[] = [];
  for (const event of events.slice(from + 1)) {
    if (event.event === "turn_began") break;
    if (event.event === "step_began")
      steps.push({ card: String(event["card"]), line: Number(event["step"]), events: [] });
    else steps.at(-1)?.events.push(event);
  }
  return steps.length ? { from, steps } : null;
}

// The Overlord's last turn, step by step, made from its events.
import type { GameEvent } from "../../../net/live.svelte.ts";
import { unended, type Voice } from "../../../text/voice.ts";

/** A card's line that he begins to carry out. */
export interface Begun {
  card: string;
  /** From 1. */
  line: number;
  events: readonly GameEvent[];
}

/** A step with its effects. */
export interface Step extends Begun {
  /** The number of events before it. */
  at: number;
}

export interface Turn {
  /** Its index among all events, which identifies the turn. */
  from: number;
  steps: readonly Step[];
}

/** A scenario's way of telling his turn. */
export interface Told {
  begins: (event: GameEvent) => boolean;
  /** Whether an event ends it, if no player's turn follows at once. */
  ends?: (event: GameEvent) => boolean;
  /** The step that an event begins, with the effects already known. */
  step: (event: GameEvent) => Begun | null;
  /** Whether an event is an effect of a step. */
  follows?: (event: GameEvent) => boolean;
}

/** For scenarios in which he is a seat after the last one, and his turn begins like all others. */
export const turnOf =
  (seat: number) =>
  (event: GameEvent): boolean =>
    event.event === "turn_began" && event["seat"] === seat;

/** The line of a card that an event of its own announces. */
export const lineBegan = (event: GameEvent): Begun | null =>
  event.event === "step_began"
    ? { card: String(event["card"]), line: Number(event["step"]), events: [] }
    : null;

/** The last turn that he began, if it has a step. It ends with the next player's. */
export function lastTurn(
  events: readonly GameEvent[],
  { begins, ends, step, follows = () => true }: Told,
): Turn | null {
  const from = events.findLastIndex(begins);
  if (from < 0) return null;
  const steps: (Step & { events: GameEvent[] })[] = [];
  for (const [i, event] of events.slice(from + 1).entries()) {
    if (event.event === "turn_began" || ends?.(event)) break;
    const begun = step(event);
    if (begun) steps.push({ ...begun, events: [...begun.events], at: from + 1 + i });
    else if (follows(event)) steps.at(-1)?.events.push(event);
  }
  return steps.length ? { from, steps } : null;
}

/** His action at a step, as the log tells it, and its consequences. */
export function headingOf(
  { events }: Step,
  voice: Voice,
  quiet?: ReadonlySet<string>,
): { heading: string; note: string } {
  const lines = events.filter(({ event }) => !quiet?.has(event)).map((event) => voice.tell(event));
  const [first, ...rest] = lines.filter(Boolean);
  return {
    heading: unended(first ?? voice.text("overlord-nothing")),
    note: rest.join(" "),
  };
}

// The Overlord's last turn, step by step, as it was told.
import type { GameEvent } from "../../net/live.svelte.ts";

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

/** The last turn of the seat that the rules play, if there was one. */
export function lastTurn(events: readonly GameEvent[], seat: number): Turn | null {
  const from = events.findLastIndex((one) => one.event === "turn_began" && one["seat"] === seat);
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

/** Whom he took where, and why this number. */
export interface Arrest {
  place: string;
  own: number;
  most: number;
  taken: readonly { seat: number; taken: number; left: number }[];
}

export function arrestIn({ events }: Step): Arrest | null {
  const event = events.find((one) => one.event === "arrested");
  if (!event) return null;
  const [owners, taken, left] = ["owners", "taken", "left"].map((name) => event[name] as number[]);
  return {
    place: String(event["place"]),
    own: Number(event["own"]),
    most: Number(event["most"]),
    taken: owners!.map((seat, i) => ({ seat, taken: taken![i]!, left: left![i]! })),
  };
}

/** The strip of his board that a step leads to. */
export const stripIn = ({ events }: Step): number =>
  Number(events.find((one) => one.event === "strip_reached")?.["strip"] ?? 0);

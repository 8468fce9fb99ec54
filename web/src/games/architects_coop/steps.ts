// The outcome of a step of the Overlord's turn.
import type { Voice } from "../../text/voice.ts";
import { headingOf as told, type Step } from "../west_kingdom/overlord/turn.ts";

/** The workers that he takes at a place, and the reason for their number. */
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

/** The location where he places a worker at a step. */
export const placeIn = ({ events }: Step): string =>
  String(events.find((one) => one.event === "placed")?.["place"] ?? "");

/** The strip of his board that a step leads to. */
export const stripIn = ({ events }: Step): number =>
  Number(events.find((one) => one.event === "strip_reached")?.["strip"] ?? 0);

/** Events that only lead to others of the same step. */
const QUIET = new Set(["strip_reached", "captured"]);

/** The heading of a step, as the log has it, and its consequences. */
export const headingOf = (step: Step, voice: Voice): { heading: string; note: string } =>
  told(step, voice, QUIET);

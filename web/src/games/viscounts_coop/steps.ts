// The Overlord's turn in steps: his move with the action at its end, the row of his card, orders,
// the castle.
import type { OverlordView } from "../../contract/viscounts_coop.ts";
import type { GameEvent } from "../../net/live.svelte.ts";
import type { Voice } from "../../text/voice.ts";
import {
  headingOf as told,
  turnOf,
  type Begun,
  type Step,
  type Told,
} from "../west_kingdom/overlord/turn.ts";

/** The key that stands for a step's card if that is not a townsfolk card. */
export const HIS_CARD = "overlord_card";
export const [ORDER, CASTLE, END] = ["advance", "crowding", "won"];

const BEGINS: Readonly<Record<string, string>> = {
  advance_ordered: ORDER!,
  castle_cleared: CASTLE!,
  overlord_won: END!,
};

export const toldBy = ({ seat, banishments }: OverlordView): Told => ({
  begins: turnOf(seat),
  step: (event): Begun | null => {
    if (event.event === "overlord_moved")
      return { card: String(event["card"]), line: 1, events: [event] };
    if (event.event === "banished") {
      const row = banishments.findIndex(({ icon }) => icon === event["row"]);
      return { card: HIS_CARD, line: row + 1, events: [event] };
    }
    const card = BEGINS[event.event];
    return card === undefined ? null : { card, line: 0, events: [event] };
  },
});

/** Events that only lead to others of the same step. */
const QUIET = new Set(["step_began"]);

export const headingOf = (step: Step, voice: Voice): { heading: string; note: string } =>
  told(step, voice, QUIET);

/** The outcome of a step. */
export const outcomes = ({ events }: Step): readonly GameEvent[] =>
  events.slice(1).filter(({ event }) => !QUIET.has(event));

/** The townsfolk that he banishes at a step; null if none. */
export const banishedIn = ({ events }: Step): string | null => {
  const event = events.find((one) => one.event === "banished");
  return event ? String(event["card"]) : null;
};

/** The spaces of the roads where something happens at a step. */
export const spacesIn = (step: Step | null): ReadonlySet<string> =>
  new Set(
    (step?.events ?? [])
      .flatMap((event) => [event["origin"], event["space"]])
      .filter((space) => typeof space === "string"),
  );

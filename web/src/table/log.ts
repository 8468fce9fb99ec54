// What happened, turn by turn, in sentences.
import type { GameModule, LogStyle } from "../games/game.ts";
import type { GameEvent } from "../net/live.svelte.ts";
import { unended, type Part, type Voice } from "../text/voice.ts";

export interface LogLine extends LogStyle {
  /** The event's place in the game. */
  number: number;
  parts: Part[];
  /** How often it happened in a row. */
  times: number;
}

export interface LogTurn {
  /** The seat on turn; null for lines that belong to nobody, like the end. */
  seat: number | null;
  /** It is that of the lord against whom all seats play. */
  lord?: boolean;
  /** "Turn 5 · Anna" */
  title: string;
  lines: LogLine[];
}

type Told = Pick<GameModule, "log" | "counts" | "setsUp" | "unread" | "lordActs">;

/** Turns begin with an event that says so. Before the first such event there is the setting up, or
 * the first turn, where that is not announced or the game was begun in its middle. */
export function turns(
  events: readonly GameEvent[],
  game: Told,
  voice: Voice,
  /** The turn that is going on. */
  now = 1,
): LogTurn[] {
  const found: LogTurn[] = [];
  const begin = (seat: number | null, turn: number): void => {
    const name = seat === null ? "" : voice.address(seat);
    const title = voice.text(`log-${game.counts}`, { turn, name });
    const lord = seat !== null && voice.isLord(seat);
    found.push({ seat, ...(lord && { lord }), title, lines: [] });
  };
  events.forEach((event, number) => {
    const seat = typeof event["seat"] === "number" ? event["seat"] : null;
    if (event.event === "turn_began") {
      begin(seat, turnOf(event));
      return;
    }
    if (game.lordActs?.(event)) begin(voice.lord, turnOf(event));
    if (!found.length) {
      if (game.setsUp.includes(event.event))
        found.push({ seat: null, title: voice.text("log-setup"), lines: [] });
      else begin(seat, firstTurn(events, seat, now));
    }
    const looks = game.log(event, events[number - 1], events[number - 2]);
    if (!looks) return;
    const turn = found.at(-1)!;
    const parts = shortened(tell(event, voice), turn.seat).map((part) => legible(part, game));
    const before = turn.lines.at(-1);
    if (looks.counted && before && plainText(before.parts) === plainText(parts)) {
      before.times++;
      before.number = number;
    } else turn.lines.push({ ...looks, number, parts, times: 1 });
  });
  return found;
}

/** The deed that an event is a part of: the line of the log that it is inset under. Null where it stands
 * there by itself. */
export function deedOf(
  event: GameEvent,
  events: readonly GameEvent[],
  game: Pick<GameModule, "log">,
): GameEvent | null {
  const at = events.indexOf(event);
  for (let i = at; i >= 0 && events[i]!.event !== "turn_began"; i--) {
    const looks = game.log(events[i]!, events[i - 1], events[i - 2]);
    if (looks && !looks.inset) return i === at ? null : events[i]!;
  }
  return null;
}

/** Which turn it is that was not announced: one before the seat's next, or that of the others; until
 * then, the one that is going on. */
function firstTurn(events: readonly GameEvent[], seat: number | null, now: number): number {
  const next = events.filter(({ event }) => event === "turn_began");
  const own = next.find((event) => event["seat"] === seat);
  const turn = own ? turnOf(own) - 1 : next[0] && turnOf(next[0]);
  return Math.max(1, turn ?? now);
}

const turnOf = (event: GameEvent): number => Number(event["turn"] ?? event["round"]);

// Events never change, and putting them into words is slow: each is told once.
const said = new WeakMap<Voice, WeakMap<GameEvent, Part[]>>();

function tell(event: GameEvent, voice: Voice): Part[] {
  let known = said.get(voice);
  if (!known) said.set(voice, (known = new WeakMap()));
  let parts = known.get(event);
  if (!parts) known.set(event, (parts = voice.tellParts(event)));
  return parts;
}

/** Under a heading with a name, lines need not begin with it, nor end like a sentence. */
export function shortened(parts: readonly Part[], seat: number | null): Part[] {
  const rest = [...parts];
  const first = rest[0];
  if (typeof first === "object" && "seat" in first && first.seat === seat) {
    rest.shift();
    if (typeof rest[0] === "string") rest[0] = rest[0].replace(/^[\s:,]+/, "");
  }
  const last = rest.at(-1);
  if (typeof last === "string") rest[rest.length - 1] = unended(last);
  return rest.filter((part) => part !== "");
}

/** A name of which there is nothing to read is a word like others. */
const legible = (part: Part, { unread = [] }: Told): Part =>
  typeof part === "object" && "thing" in part && unread.includes(part.thing.split("/")[0]!)
    ? part.text
    : part;

/** Parts as one string, for titles and for those who listen. */
export const plainText = (parts: readonly Part[]): string =>
  parts.map((part) => (typeof part === "string" ? part : part.text)).join("");

/** A name with the quotes and stops that touch it: a line may not be broken between them. */
export type Whole = Exclude<Part, string> & { before: string; after: string };

export function whole(parts: readonly Part[]): (string | Whole)[] {
  const found: (string | Whole)[] = [];
  for (const part of parts) {
    const last = found.at(-1);
    if (typeof part !== "string") {
      const open = typeof last === "string" ? (/[«“„(]+$/.exec(last)?.[0] ?? "") : "";
      if (open) found[found.length - 1] = (last as string).slice(0, -open.length);
      found.push({ ...part, before: open, after: "" });
    } else if (typeof last === "object") {
      last.after = /^[»”“).,:;!?]*/.exec(part)![0];
      found.push(part.slice(last.after.length));
    } else found.push(part);
  }
  return found;
}

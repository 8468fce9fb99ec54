// The log turn by turn, in sentences.
import type { GameModule, LogStyle } from "../games/game.ts";
import type { GameEvent } from "../net/live.svelte.ts";
import { unended, type Part, type Voice } from "../text/voice.ts";

export interface LogLine extends LogStyle {
  /** The event's index in the game. */
  number: number;
  parts: Part[];
  /** The number of times that it happened in a row. */
  times: number;
}

export interface LogTurn {
  /** The seat whose turn it is; null for lines that belong to nobody, such as the end. */
  seat: number | null;
  /** Whether it is the turn of the lord against whom all seats play. */
  lord?: boolean;
  /** "Turn 5 · Anna" */
  title: string;
  lines: LogLine[];
}

type Told = Pick<GameModule, "log" | "counts" | "setsUp" | "unread" | "lordActs">;

/** The turns of the log. A turn begins with an event that says so. Before the first such event come
 * the setup, or the first turn, if it is not announced or the game was begun in its middle. */
export function turns(
  events: readonly GameEvent[],
  game: Told,
  voice: Voice,
  /** The current turn. */
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

/** The deed of which an event is a part: the line of the log under which it is indented. Null if it
 * stands by itself. */
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

/** The number of an unannounced turn: one before the seat's next turn, or that of the others; until
 * then, the current one. */
function firstTurn(events: readonly GameEvent[], seat: number | null, now: number): number {
  const next = events.filter(({ event }) => event === "turn_began");
  const own = next.find((event) => event["seat"] === seat);
  const turn = own ? turnOf(own) - 1 : next[0] && turnOf(next[0]);
  return Math.max(1, turn ?? now);
}

const turnOf = (event: GameEvent): number => Number(event["turn"] ?? event["round"]);

// A cache, because events never change and putting them into words is slow.
const said = new WeakMap<Voice, WeakMap<GameEvent, Part[]>>();

function tell(event: GameEvent, voice: Voice): Part[] {
  let known = said.get(voice);
  if (!known) said.set(voice, (known = new WeakMap()));
  let parts = known.get(event);
  if (!parts) known.set(event, (parts = voice.tellParts(event)));
  return parts;
}

/** A line under a heading with a name, without that name at its beginning and without its full
 * stop. */
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

/** A name without a text to read becomes a plain word. */
const legible = (part: Part, { unread = [] }: Told): Part =>
  typeof part === "object" && "thing" in part && unread.includes(part.thing.split("/")[0]!)
    ? part.text
    : part;

/** The parts as one string, for titles and screen readers. */
export const plainText = (parts: readonly Part[]): string =>
  parts.map((part) => (typeof part === "string" ? part : part.text)).join("");

/** A name with the quotes and punctuation that touch it, because a line may not break between
 * them. */
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

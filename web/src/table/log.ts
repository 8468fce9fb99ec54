// What happened, turn by turn, in sentences.
import type { GameModule, LogStyle } from "../games/game.ts";
import type { GameEvent } from "../net/live.svelte.ts";
import type { Part, Voice } from "../text/voice.ts";

export interface LogLine extends LogStyle {
  /** The event's place in the game. */
  number: number;
  parts: Part[];
}

export interface LogTurn {
  /** Who is on turn; null for what belongs to nobody, like the end. */
  seat: number | null;
  turn: number;
  lines: LogLine[];
}

type Style = GameModule["log"];

/** Turns begin with an event that says so; the first one, which has none, with the first event. */
export function turns(events: readonly GameEvent[], style: Style, voice: Voice): LogTurn[] {
  const found: LogTurn[] = [];
  events.forEach((event, number) => {
    const seat = typeof event["seat"] === "number" ? event["seat"] : null;
    if (event.event === "turn_began") {
      found.push({ seat, turn: Number(event["turn"]), lines: [] });
      return;
    }
    if (!found.length) found.push({ seat, turn: 1, lines: [] });
    const looks = style(event, events[number - 1]);
    if (!looks) return;
    const turn = found.at(-1)!;
    turn.lines.push({ ...looks, number, parts: shortened(tell(event, voice), turn.seat) });
  });
  return found;
}

// An event stays the same while the game goes on; saying it anew each time would take long.
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
  if (typeof last === "string") rest[rest.length - 1] = last.replace(/\.$/, "");
  return rest.filter((part) => part !== "");
}

/** Parts as one string, for titles and for those who listen. */
export const plainText = (parts: readonly Part[]): string =>
  parts.map((part) => (typeof part === "string" ? part : part.text)).join("");

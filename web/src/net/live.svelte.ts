// A table as the server sends it, over a WebSocket that reconnects by itself.
import type {
  Accepted,
  AskHint,
  AskWhy,
  Chat,
  ChatLine,
  GiveAnswer,
  Hinted,
  Ping,
  Pong,
  Pulse,
  Refused as RefusedMessage,
  Said,
  SetStanding,
  State,
  StopHint,
  SwitchSeat,
  TableMessage,
  Thinking,
  Undo,
  Why,
} from "../contract/server.ts";
import { api } from "./api.ts";

type FromClient =
  GiveAnswer | Undo | AskHint | StopHint | AskWhy | SetStanding | SwitchSeat | Chat | Ping;
type FromServer =
  TableMessage | State | Accepted | RefusedMessage | Thinking | Hinted | Why | Said | Pong | Pulse;

export interface GameEvent {
  event: string;
  [field: string]: unknown;
}

/** The state of a connection; "refused" is final, with a reason. */
export type Connection = "connecting" | "open" | "lost" | "refused";

const FIRST_PAUSE = 400;
const LONGEST_PAUSE = 8_000;
const PING_EVERY = 20_000;
const PONG_WITHIN = 8_000;
/** The most scenes that are kept: more than one turn of the house has. */
const SCENES = 24;
/** The first closing code whose reason would not change on a new attempt. */
const REFUSED_FROM = 4000;
/** The browser's own closing code for a connection that ended without a close frame. */
const NOBODY = 1006;
const COME_AGAIN = new Set([4008, 4029]);

export class LiveTable {
  readonly id: string;
  connection = $state<Connection>("connecting");
  /** The reason for a refused connection: a code of docs/protocol.md. */
  reason = $state("");
  table = $state.raw<TableMessage | null>(null);
  state = $state.raw<State | null>(null);
  events = $state.raw<readonly GameEvent[]>([]);
  /** The number of events before these: of a long game, only the last events are sent. */
  before = $state(0);
  chat = $state.raw<readonly ChatLine[]>([]);
  /** The number of those lines that the reader has seen; null until the first lines have come. */
  #read = $state<number | null>(null);
  /** How many of them had been said before the reader came; null as long. */
  #came = $state<number | null>(null);
  /** The number of an answer or an undo that was sent and neither stored nor refused yet. */
  pending = $state<number | null>(null);
  refusal = $state.raw<RefusedMessage | null>(null);
  /** The hint for the decision that is asked now. */
  hint = $state.raw<Hinted | null>(null);
  /** Whether somebody else has taken away the reader's seat before the start. */
  unseated = $state(false);
  /** The reason why something that was pointed at can't be chosen. */
  why = $state.raw<Why | null>(null);
  /** The number of the decision for which a hint is awaited. */
  hoping = $state<number | null>(null);
  /** The progress of that hint. */
  thinking = $state.raw<Thinking | null>(null);

  /** Whether the reader is getting up from the seat. */
  leaving = false;

  /** The time at which something other than this page last moved the reader's question on: another
   * device at the same seat, or a clock. */
  overtaken = -Infinity;

  /** Seconds by which this device's clock is ahead of the server's. */
  clockOffset = 0;

  /** Whether an undo, not an answer, is on its way. */
  #undoing = false;
  #socket: WebSocket | null = null;
  #seat: number | null;
  #pause = FIRST_PAUSE;
  #timers: { again?: number; ping?: number; pong?: number } = {};
  #over = false;

  constructor(id: string, seat: number | null = null) {
    this.id = id;
    this.#seat = seat;
    this.#connect();
    window.addEventListener("online", this.#hurry);
    window.addEventListener("offline", this.#drop);
    document.addEventListener("visibilitychange", this.#hurry);
  }

  close(): void {
    this.#over = true;
    window.removeEventListener("online", this.#hurry);
    window.removeEventListener("offline", this.#drop);
    document.removeEventListener("visibilitychange", this.#hurry);
    for (const timer of Object.values(this.#timers)) clearTimeout(timer);
    this.#socket?.close();
  }

  answer(keys: string | string[]): void {
    const { number, seat } = this.state ?? {};
    if (number == null || this.pending !== null) return;
    if (!this.#send({ type: "answer", number, keys, seat: seat! })) return;
    this.pending = number;
    this.#undoing = false;
  }

  /** Takes back the last answer, or the whole action. */
  undo(whole = false): void {
    const number = this.state?.can_undo;
    if (number == null || this.pending !== null) return;
    if (!this.#send({ type: "undo", number, whole })) return;
    this.pending = number;
    this.#undoing = true;
  }

  /** Asks why something can't be chosen: a key, or a place and a key. */
  askWhy(what: string): void {
    const { number, seat } = this.state ?? {};
    if (number != null) this.#send({ type: "why", number, what, seat: seat! });
  }

  /** Sets the standing answer of the seat that is shown. */
  setStanding(reaction: string, answer: SetStanding["answer"]): void {
    const seat = this.state?.seat;
    if (seat != null) this.#send({ type: "standing", seat, reaction, answer });
  }

  /** Asks for King's answer. */
  askHint(): void {
    const { number, seat } = this.state ?? {};
    if (number == null || this.hoping !== null) return;
    if (!this.#send({ type: "hint", number, seat: seat! })) return;
    this.hoping = number;
    this.thinking = null;
  }

  /** Removes King's hint, or cancels it. */
  dropHint(): void {
    if (this.hoping !== null) this.#send({ type: "stop" });
    this.hoping = null;
    this.hint = null;
  }

  /** Switches to another of the reader's own seats, or to none. */
  switchSeat(seat: number | null): void {
    this.#seat = seat;
    this.#send({ type: "switch", seat });
  }

  /** The number of lines that others have said since the reader came or last looked at the chat. */
  get unread(): number {
    return this.#saidSince(this.#read);
  }

  /** The number of lines that others have said since the reader came. */
  get news(): number {
    return this.#saidSince(this.#came);
  }

  #saidSince(before: number | null): number {
    const later = this.chat.slice(before ?? this.chat.length);
    return later.filter(({ person }) => person !== this.table?.you).length;
  }

  /** Marks the chat as read. */
  readChat(): void {
    this.#read = this.chat.length;
  }

  /** Sends a line of chat. Returns whether it could be sent. */
  say(text: string): boolean {
    return this.#send({ type: "chat", text, points: null, to: null });
  }

  /** Points at a place on the table, with a few words, and as advice if a seat is given. */
  point(points: string, text: string, to: number | null): boolean {
    return this.#send({ type: "chat", text, points, to });
  }

  #send(message: FromClient): boolean {
    if (this.#socket?.readyState !== WebSocket.OPEN) return false;
    this.#socket.send(JSON.stringify(message));
    return true;
  }

  #connect(): void {
    const seat = this.#seat === null ? "" : `seat=${this.#seat}&`;
    const query = `${seat}since=${this.before + this.events.length}`;
    const url = `${location.origin.replace("http", "ws")}/api/tables/${encodeURIComponent(this.id)}/live?${query}`;
    const socket = (this.#socket = new WebSocket(url));
    socket.onopen = () => {
      this.connection = "open";
      this.#pause = FIRST_PAUSE;
      this.#listen();
    };
    socket.onmessage = ({ data }) => this.#hear(JSON.parse(String(data)) as FromServer);
    socket.onclose = ({ code, reason }) => this.#lost(code, reason);
  }

  #hear(message: FromServer): void {
    this.#listen();
    switch (message.type) {
      case "table":
        this.clockOffset = Date.now() / 1000 - message.at;
        this.#seated(message);
        this.table = message;
        break;
      case "state":
        if (message.seat !== (this.state?.seat ?? message.seat)) this.#forget();
        if (this.#isOvertaken(message)) this.overtaken = performance.now();
        this.#append(message.events as GameEvent[], message.events_from);
        if (message.number !== this.state?.number || message.seat !== this.state.seat) {
          this.dropHint();
          this.why = null;
        }
        // A new question, or none after an answer, means that the answer was stored. While others
        // answer at the same time, the question stays the same.
        if (message.number !== this.pending && (message.number !== null || !this.#undoing))
          this.pending = null;
        this.state = this.#withScenes(message);
        this.#seat = message.seat;
        this.refusal = null;
        break;
      case "accepted":
        this.#settle(message.number);
        break;
      case "why":
        if (message.number === this.state?.number) this.why = message;
        break;
      case "thinking":
        if (message.number === this.hoping) this.thinking = message;
        break;
      case "hint":
        // A hint that was cancelled while it was on its way stays away.
        if (message.number !== this.hoping) break;
        this.hoping = null;
        this.hint = message;
        break;
      case "refused":
        this.#settle(message.number);
        this.hoping = null;
        this.refusal = message;
        break;
      case "said":
        this.#hearChat(message.lines);
        break;
      case "pong":
      case "pulse":
        break;
    }
  }

  /** States that come in quick succession are shown as one, including the scenes of the skipped
   * ones. */
  #withScenes(next: State): State {
    const known = next.seat === this.state?.seat ? (this.state.scenes ?? []) : [];
    const scenes = next.scenes ?? [];
    const first = Math.min(next.events_from + 1, scenes[0]?.at ?? Infinity);
    const kept = [...known.filter(({ at }) => at < first), ...scenes];
    return kept.length ? { ...next, scenes: kept.slice(-SCENES) } : next;
  }

  #forget(): void {
    this.events = [];
    this.before = 0;
  }

  /** Appends the events after the first `from`; if some in between are missing, they stay
   * missing. */
  #append(events: readonly GameEvent[], from: number): void {
    const known = from - this.before;
    const follows = known >= 0 && known <= this.events.length;
    this.events = follows ? [...this.events.slice(0, known), ...events] : events;
    if (!follows) this.before = from;
  }

  /** Fetches a page of earlier events. */
  async fetchEarlier(): Promise<void> {
    const { before } = this;
    const seat = this.state?.seat ?? null;
    const page = await api.log(this.id, seat, before);
    if (this.before !== before || (this.state?.seat ?? null) !== seat) return;
    this.events = [...(page.events as GameEvent[]), ...this.events];
    this.before = page.events_from;
  }

  /** Ends the wait for an answer. This message comes after the state, and by then the next answer
   * may be on its way. */
  #settle(number: number | null | undefined): void {
    if (number === this.pending) this.pending = null;
  }

  /** Whether the question has changed although this page sent nothing that could have changed
   * it. */
  #isOvertaken({ seat, number }: State): boolean {
    const { state } = this;
    const asked = state?.question?.ask === "question" && state.seat === seat;
    return asked && state.number !== number && this.pending === null;
  }

  /** Notes if a seat is gone that the reader did not leave. */
  #seated({ yours, you, table }: TableMessage): void {
    const sat = (this.table?.yours.length ?? 0) > 0;
    if (yours.length > 0) this.unseated = this.leaving = false;
    else if (sat && table.status === "open" && you !== table.host) this.unseated = !this.leaving;
  }

  #hearChat(lines: readonly ChatLine[]): void {
    const last = this.chat.at(-1)?.number ?? -1;
    this.chat = [...this.chat, ...lines.filter((line) => line.number > last)];
    // What was said before one came is no news.
    this.#came ??= this.chat.length;
    this.#read ??= this.chat.length;
  }

  /** Pings a connection that has been silent for long. */
  #listen(): void {
    clearTimeout(this.#timers.ping);
    clearTimeout(this.#timers.pong);
    this.#timers.ping = window.setTimeout(() => {
      this.#send({ type: "ping" });
      this.#timers.pong = window.setTimeout(this.#drop, PONG_WITHIN);
    }, PING_EVERY);
  }

  #lost(code: number, reason: string): void {
    clearTimeout(this.#timers.ping);
    clearTimeout(this.#timers.pong);
    if (this.#over) return;
    this.pending = null;
    this.hoping = null;
    if (code >= REFUSED_FROM && !COME_AGAIN.has(code)) {
      this.connection = "refused";
      this.reason = this.#lostFor(reason);
      return;
    }
    this.connection = "lost";
    this.#timers.again = window.setTimeout(() => this.#connect(), this.#pause);
    this.#pause = Math.min(this.#pause * 2, LONGEST_PAUSE);
  }

  /** The meaning of a refusal for somebody who was at the table a moment ago. */
  #lostFor(reason: string): string {
    if (reason === "not_found" && this.table) return "taken_away";
    const sat = (this.table?.yours.length ?? 0) > 0;
    return reason === "not_allowed" && sat && !this.leaving ? "unseated" : reason;
  }

  /** Drops the connection without a closing handshake, because there is nobody at the other end to
   * answer it. */
  #drop = (): void => {
    const socket = this.#socket;
    if (!socket || this.connection !== "open") return;
    socket.onclose = socket.onmessage = null;
    socket.close();
    this.#lost(NOBODY, "");
  };

  /** Reconnects at once: the network is back, or the reader looks at the page again. */
  #hurry = (): void => {
    if (this.connection !== "lost" || document.hidden) return;
    clearTimeout(this.#timers.again);
    this.#pause = FIRST_PAUSE;
    this.#connect();
  };
}

// The notes of a first game, and which of them the reader has read, on any device.
import type { Notes } from "../contract/server.ts";
import type { Question } from "../contract/shared.ts";
import type { Note } from "../games/game.ts";
import { api } from "../net/api.ts";

/** What was read, by game. */
type Known = Awaited<ReturnType<typeof api.notes>>;

/** How long a table waits for it, in milliseconds. */
const PATIENCE = 1500;

/** What was read, asked for before the table is shown: a board that makes room for notes then has it
 * from the first moment on. */
export class NotesRead {
  readonly #again: () => Promise<Known>;
  #early: Promise<Known> | null = null;
  /** Whether it is known, or waited for no longer. */
  isOver = $state(true);

  constructor(ask: () => Promise<Known>, isWanted: boolean) {
    this.#again = ask;
    if (!isWanted) return;
    this.#early = ask();
    this.isOver = false;
    const over = (): void => void (this.isOver = true);
    this.#early.then(over, over);
    setTimeout(over, PATIENCE);
  }

  /** What was read. Later more may have been. */
  ask(): Promise<Known> {
    const early = this.#early;
    this.#early = null;
    return early ?? this.#again();
  }
}

/** What is kept of one game. */
export type Kept = Required<Notes>;

export class Teaching {
  readonly #notes: readonly Note[];
  readonly #keep: (kept: Kept) => void;
  #kept = $state.raw<Kept>({ table: "", read: [], off: true });
  /** The note that the reader turned to. */
  #turned = $state<string | null>(null);

  /** The teaching at a table, for a reader whose read notes are known. */
  constructor(
    table: string,
    notes: readonly Note[],
    known: Notes | null,
    keep: (kept: Kept) => void,
  ) {
    this.#notes = notes;
    this.#keep = keep;
    if (!known) this.#note({ table, read: [], off: false });
    else if (known.table === table) this.#kept = { read: [], off: false, ...known };
  }

  /** Whether this is the first game, and its player wants to be taught. */
  get isOn(): boolean {
    return !this.#kept.off;
  }

  /** Whether a note may still come. */
  get isDue(): boolean {
    return this.isOn && !this.#notes.every(({ id }) => this.hasRead(id));
  }

  /** The notes that belong to a question. */
  of(question: Question): readonly Note[] {
    if (this.#kept.off) return [];
    return this.#notes.filter(
      ({ kinds, when }) => kinds.includes(question.kind) && (when?.(question) ?? true),
    );
  }

  /** The note to show: the one that the reader turned to, otherwise the first unread one. */
  now(question: Question): Note | null {
    const notes = this.of(question);
    return (
      notes.find(({ id }) => id === this.#turned) ??
      notes.find(({ id }) => !this.#kept.read.includes(id)) ??
      null
    );
  }

  hasRead(id: string): boolean {
    return this.#kept.read.includes(id);
  }

  read(id: string): void {
    this.#turned = null;
    if (this.#kept.off || this.hasRead(id)) return;
    this.#note({ ...this.#kept, read: [...this.#kept.read, id] });
  }

  /** Turns to an earlier or a later note. */
  turnTo(id: string): void {
    this.#turned = id;
  }

  /** Stops the notes of this game for good. */
  stop(): void {
    this.#note({ ...this.#kept, off: true });
  }

  #note(kept: Kept): void {
    this.#kept = kept;
    this.#keep(kept);
  }
}

interface Given {
  /** Whether a player here may be taught. */
  wanted: () => boolean;
  game: string;
  table: string;
  notes: readonly Note[];
  known: NotesRead;
}

/** The teaching at a table, once the server has sent the notes that its player has read. */
export class Lessons {
  teaching = $state.raw<Teaching | null>(null);

  /** To be made while a component is. */
  constructor({ wanted, game, table, notes, known }: Given) {
    const keep = (kept: Kept): void => void api.keepNotes(game, kept).catch(() => undefined);
    const isWanted = $derived(wanted());
    $effect(() => {
      this.teaching = null;
      if (!isWanted) return;
      let here = true;
      known.ask().then(
        (found) => {
          if (here) this.teaching = new Teaching(table, notes, found[game] ?? null, keep);
        },
        // If the server does not answer, there are no notes, so that nobody is taught twice.
        () => undefined,
      );
      return () => (here = false);
    });
  }
}

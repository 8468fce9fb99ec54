// The notes of a first game: which of them were read, on this device.
import type { Note } from "../games/game.ts";

/** What is kept of one game. */
interface Kept {
  /** The first table at which it was played: notes are shown there and nowhere else. */
  table: string;
  read: string[];
  off: boolean;
}

const KEY = "throneroom-notes";

export class Teaching {
  readonly #game: string;
  readonly #notes: readonly Note[];
  #kept = $state.raw<Kept>({ table: "", read: [], off: true });
  /** The note that somebody went back to. */
  #back = $state<string | null>(null);

  constructor(game: string, table: string, notes: readonly Note[]) {
    this.#game = game;
    this.#notes = notes;
    const kept = stored()[game];
    if (!kept) this.#keep({ table, read: [], off: false });
    else if (kept.table === table) this.#kept = kept;
  }

  /** The notes that belong to a question. */
  of(kind: string): readonly Note[] {
    return this.#kept.off ? [] : this.#notes.filter(({ kinds }) => kinds.includes(kind));
  }

  /** The one to show: the first that was not read, or the one that somebody went back to. */
  now(kind: string): Note | null {
    const notes = this.of(kind);
    return (
      notes.find(({ id }) => id === this.#back) ??
      notes.find(({ id }) => !this.#kept.read.includes(id)) ??
      null
    );
  }

  read(id: string): void {
    this.#back = null;
    if (this.#kept.off || this.#kept.read.includes(id)) return;
    this.#keep({ ...this.#kept, read: [...this.#kept.read, id] });
  }

  goBack(id: string): void {
    this.#back = id;
  }

  /** No more notes, for good, for this game. */
  stop(): void {
    this.#keep({ ...this.#kept, off: true });
  }

  #keep(kept: Kept): void {
    this.#kept = kept;
    try {
      localStorage.setItem(KEY, JSON.stringify({ ...stored(), [this.#game]: kept }));
    } catch {
      // Nothing can be kept here; the notes come again.
    }
  }
}

function stored(): Partial<Record<string, Kept>> {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "{}") as Partial<Record<string, Kept>>;
  } catch {
    return {};
  }
}

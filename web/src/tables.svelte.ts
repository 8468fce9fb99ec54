// The tables of the person at this device, fetched from time to time while the page is visible.
import type { MyTable, SeatInfo, TableInfo } from "./contract/server.ts";
import { api } from "./net/api.ts";
import { session } from "./session.svelte.ts";

const EVERY = 15_000;
/** Milliseconds between two requests soon after a game, when somebody may offer another one. */
const SOON = 4_000;
/** Seconds for which a game counts as just over. */
const AFTERWARDS = 600;

class Tables {
  mine = $state.raw<readonly MyTable[]>([]);
  /** The time at which they were fetched, in seconds of this device's clock. */
  at = $state(0);
  error = $state.raw<unknown>(null);

  #of = $state<string | null>(null);
  #asked = 0;

  /** Whether these are the tables of the current person. */
  get loaded(): boolean {
    return session.person ? session.person.id === this.#of : session.known;
  }

  readonly waiting = $derived(this.mine.filter((table) => waitsFor(table, session.person?.id)));

  async load(): Promise<void> {
    const asked = ++this.#asked;
    const of = session.person?.id ?? null;
    try {
      const mine = of === null ? [] : await api.myTables();
      // A response that a newer one has overtaken is outdated.
      if (asked !== this.#asked) return;
      this.mine = mine;
      this.#of = of;
      this.at = Date.now() / 1000;
      this.error = null;
    } catch (error) {
      if (asked === this.#asked) this.error = error;
    }
  }

  #isSoonAfter(): boolean {
    const me = session.person?.id;
    return this.mine.some(
      ({ status, next, updated, seats }) =>
        status === "finished" &&
        next === null &&
        this.at - updated < AFTERWARDS &&
        seats.some(({ person }) => person !== null && person !== me),
    );
  }

  /** Keeps the list up to date; for a component's `$effect`. */
  watch(): () => void {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let watching = true;
    const look = async (): Promise<void> => {
      clearTimeout(timer);
      if (!document.hidden) await this.load();
      clearTimeout(timer);
      if (watching) timer = setTimeout(look, this.#isSoonAfter() ? SOON : EVERY);
    };
    void look();
    document.addEventListener("visibilitychange", look);
    return () => {
      watching = false;
      clearTimeout(timer);
      document.removeEventListener("visibilitychange", look);
    };
  }
}

/** Whether a table waits for a person: for a decision, or, when it is full, for its host to
 * start. */
export function waitsFor(table: TableInfo, person: string | undefined): boolean {
  if (person === undefined) return false;
  if (table.status === "open") return table.host === person && isFull(table);
  if (table.status !== "running") return false;
  return table.asked.some((asked) => {
    const seat = table.seats[asked];
    return seat?.person === person && seat.bot === null;
  });
}

export const isFull = (table: TableInfo): boolean =>
  table.seats.every((seat) => seat.kind !== "open");

export const openSeats = (table: TableInfo): SeatInfo[] =>
  table.seats.filter((seat) => seat.kind === "open");

export const tables = new Tables();

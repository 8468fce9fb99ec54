// The tables of whoever is at this device, asked for now and then while the page is in sight.
import type { MyTable, SeatInfo, TableInfo } from "./contract/server.ts";
import { api } from "./net/api.ts";
import { session } from "./session.svelte.ts";

const EVERY = 15_000;
/** Soon after a game somebody may offer another one. */
const SOON = 4_000;
/** How long that is, in seconds. */
const AFTERWARDS = 600;

class Tables {
  mine = $state.raw<readonly MyTable[]>([]);
  /** When they were told, in seconds of this device. */
  at = $state(0);
  error = $state.raw<unknown>(null);

  #of = $state<string | null>(null);
  #asked = 0;

  /** Whether these are the tables of whoever is here now. */
  get loaded(): boolean {
    return session.person ? session.person.id === this.#of : session.known;
  }

  readonly waiting = $derived(this.mine.filter((table) => waitsFor(table, session.person?.id)));

  async load(): Promise<void> {
    const asked = ++this.#asked;
    const of = session.person?.id ?? null;
    try {
      const mine = of === null ? [] : await api.myTables();
      // An answer that was overtaken by another is older than it.
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

  /** Keeps the list fresh; for a component's `$effect`. */
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

/** A decision of that person is asked, or a full table waits for its host to start. */
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

// A search for plans: the server works while clients ask, and reports its state.
import type { LabBody, LabStanding } from "../../contract/server.ts";
import { api } from "../../net/api.ts";
import { settings } from "../../settings.svelte.ts";

const AGAIN = 1000;
const AFTER_FAILURE = 6000;

export class Search {
  told = $state.raw<LabStanding | null>(null);
  failure = $state.raw<unknown>(null);

  #again: ReturnType<typeof setTimeout> | undefined;
  #open = false;
  /** The number of the last request; responses to earlier ones are dropped. */
  #asked = 0;

  /** Continues the existing search. */
  open(): void {
    this.#open = true;
    void this.#next(() => api.lab(settings.language));
  }

  close(): void {
    this.#open = false;
    this.#asked += 1;
    clearTimeout(this.#again);
  }

  start = (wish: LabBody): Promise<void> => this.#do(() => api.startLab(wish, settings.language));
  pause = (paused: boolean): Promise<void> =>
    this.#do(() => api.pauseLab(paused, settings.language));
  enter = (text: string): Promise<void> => this.#do(() => api.enterLab(text, settings.language));

  /** Sends a request. A refusal goes to the caller. */
  async #do(ask: () => Promise<LabStanding>): Promise<void> {
    const asked = ++this.#asked;
    clearTimeout(this.#again);
    try {
      const told = await ask();
      if (asked === this.#asked) this.told = told;
      this.failure = null;
    } finally {
      if (asked === this.#asked) this.#later(AGAIN);
    }
  }

  async #next(ask: () => Promise<LabStanding | null>): Promise<void> {
    const asked = ++this.#asked;
    clearTimeout(this.#again);
    let pause = AGAIN;
    try {
      const told = await ask();
      if (asked !== this.#asked) return;
      this.told = told;
      this.failure = null;
    } catch (failure) {
      if (asked !== this.#asked) return;
      this.failure = failure;
      pause = AFTER_FAILURE;
    }
    this.#later(pause);
  }

  #later(pause: number): void {
    const told = this.told;
    if (!this.#open || !told || told.paused || this.#isComplete(told)) return;
    this.#again = setTimeout(() => this.open(), pause);
  }

  /** Whether nothing more will come: the search is over, and the reader's own plan is ranked. */
  #isComplete(told: LabStanding): boolean {
    return told.phase === "ended" && (!told.own || told.ranking.some(({ yours }) => yours));
  }
}

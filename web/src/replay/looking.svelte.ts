// The review of a game: the server works while clients ask, and reports its progress.
import { untrack } from "svelte";
import type { Review, Reviewed } from "../contract/server.ts";

const AGAIN = 1500;
const AFTER_FAILURE = 6000;

export class Looking {
  told = $state.raw<Reviewed | null>(null);
  failure = $state.raw<unknown>(null);

  readonly #ask: (deep: boolean) => Promise<Reviewed>;
  #deep = false;
  /** The last known review while a deeper one is being computed. */
  #known: Review | null = null;
  #again: ReturnType<typeof setTimeout> | undefined;
  #open = false;
  #asking = false;

  constructor(ask: (deep: boolean) => Promise<Reviewed>) {
    this.#ask = ask;
  }

  /** Asks for a deeper review. */
  deepen(): void {
    this.#deep = true;
    this.#known = this.told?.review ?? null;
    this.close();
    if (this.told) this.told = { ...this.told, done: 0, whole: false, seconds_left: null };
    this.open();
  }

  /** Asks until the review is complete. Untracked, so that an effect that calls this does not run
   * again with every answer. */
  open(): void {
    if (this.#open || untrack(() => this.told?.whole)) return;
    this.#open = true;
    if (!this.#asking) void this.#next();
  }

  close(): void {
    this.#open = false;
    clearTimeout(this.#again);
  }

  async #next(): Promise<void> {
    this.#asking = true;
    try {
      const told = await this.#ask(this.#deep);
      this.told = this.#known && !told.whole ? { ...told, review: this.#known } : told;
      this.failure = null;
    } catch (failure) {
      this.failure = failure;
    }
    this.#asking = false;
    if (this.told?.whole) this.#open = false;
    const pause = this.failure === null ? AGAIN : AFTER_FAILURE;
    if (this.#open) this.#again = setTimeout(() => void this.#next(), pause);
  }
}

// Looking back at a game: the server works while somebody asks, and tells how far it is.
import type { Reviewed } from "../contract/server.ts";

const AGAIN = 1500;

export class Looking {
  told = $state.raw<Reviewed | null>(null);
  failure = $state.raw<unknown>(null);

  readonly #ask: () => Promise<Reviewed>;
  #again: ReturnType<typeof setTimeout> | undefined;
  #open = false;

  constructor(ask: () => Promise<Reviewed>) {
    this.#ask = ask;
  }

  /** Asks until all is known. */
  open(): void {
    if (this.#open || this.told?.whole) return;
    this.#open = true;
    void this.#next();
  }

  close(): void {
    this.#open = false;
    clearTimeout(this.#again);
  }

  async #next(): Promise<void> {
    try {
      this.told = await this.#ask();
      this.failure = null;
    } catch (failure) {
      this.failure = failure;
      this.#open = false;
    }
    if (this.told?.whole) this.#open = false;
    if (this.#open) this.#again = setTimeout(() => void this.#next(), AGAIN);
  }
}

// A task that takes a while and may be refused: whether it is running, and its error.
export class Task {
  busy = $state(false);
  error = $state.raw<unknown>(null);
  // Separate from `busy`, so that an effect that runs a task does not depend on it.
  #running = false;
  #asked = 0;

  /** Runs the task, only once at a time. Returns whether it succeeded. */
  async run(work: () => Promise<unknown>): Promise<boolean> {
    if (this.#running) return false;
    this.#running = true;
    this.busy = true;
    this.error = null;
    try {
      await work();
      return true;
    } catch (error) {
      this.error = error;
      return false;
    } finally {
      this.#running = false;
      this.busy = false;
    }
  }

  /** Fetches something again; an earlier request that arrives later is dropped. */
  async latest<T>(fetch: () => Promise<T>, came: (found: T) => void): Promise<void> {
    const asked = ++this.#asked;
    this.busy = true;
    this.error = null;
    try {
      const found = await fetch();
      if (asked === this.#asked) came(found);
    } catch (error) {
      if (asked === this.#asked) this.error = error;
    } finally {
      if (asked === this.#asked) this.busy = false;
    }
  }
}

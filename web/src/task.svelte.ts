// Something that takes a while and may be refused: whether it is under way, and what went wrong.
export class Task {
  busy = $state(false);
  error = $state.raw<unknown>(null);

  /** Runs it, once at a time; whether it went well. */
  async run(work: () => Promise<unknown>): Promise<boolean> {
    if (this.busy) return false;
    this.busy = true;
    this.error = null;
    try {
      await work();
      return true;
    } catch (error) {
      this.error = error;
      return false;
    } finally {
      this.busy = false;
    }
  }
}

// The client comes in parts, each when it is first needed.
const MISSED = "throneroom-missed";

class Parts {
  /** One did not come, and loading the page again has not helped. */
  missing = $state(false);

  /** A page that was open while the server got a newer client asks for parts that are gone: load
   * the new one, but not again and again for the same part. */
  failed(part: string): void {
    const missed = (sessionStorage.getItem(MISSED) ?? "").split("\n");
    if (missed.includes(part)) {
      this.missing = true;
      return;
    }
    sessionStorage.setItem(MISSED, [...missed, part].join("\n"));
    location.reload();
  }

  /** The first of them that is missing is told of; whoever waits for it has nothing to add. */
  readonly told = (): void => undefined;
}

export const parts = new Parts();

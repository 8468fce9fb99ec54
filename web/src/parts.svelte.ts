// The client's parts, each loaded when it is first needed.
const MISSED = "throneroom-missed";

class Parts {
  /** Whether a part could not be loaded, even after the page was reloaded. */
  missing = $state(false);

  /** A page that was open while the server got a newer client asks for parts that no longer exist:
   * reloads the page, but only once for the same part. */
  failed(part: string): void {
    const missed = (sessionStorage.getItem(MISSED) ?? "").split("\n");
    if (missed.includes(part)) {
      this.missing = true;
      return;
    }
    sessionStorage.setItem(MISSED, [...missed, part].join("\n"));
    location.reload();
  }

  /** For callers that wait for a part: the first missing part is already reported. */
  readonly told = (): void => undefined;
}

export const parts = new Parts();

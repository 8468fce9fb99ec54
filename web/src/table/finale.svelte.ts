// When a game is over: what comes of it, its end, or the table once more.

interface Given {
  /** Whether the game goes on at the server. */
  running: () => boolean;
  hasOutcome: () => boolean;
  /** Whether the game was ended without a result. */
  abandoned: () => boolean;
  /** Whether the game has more to tell after its last answer. */
  tells: () => boolean;
  /** Whether the reader wants nothing to be played out. */
  hurried: () => boolean;
}

export class Finale {
  readonly #given: Given;
  /** Whether the table stands in place of the end. */
  #atTable = $state(false);
  /** Whether the last answer was seen: nobody else is made to watch what comes of it. */
  #played = $state(false);
  #epilogue = $state<"unread" | "read" | "again">("unread");

  /** Without a result, too. */
  readonly finished = $derived.by(() => this.#given.hasOutcome() || this.#given.abandoned());
  /** Whether the end stands in place of the table. */
  readonly shown = $derived(this.finished && !this.#atTable);
  /** Whether the game has an epilogue to show. */
  readonly tells = $derived.by(() => this.#given.hasOutcome() && this.#given.tells());
  readonly inEpilogue = $derived.by(
    () =>
      this.tells &&
      (this.#epilogue === "again" ||
        (this.#epilogue === "unread" && this.#played && !this.#given.hurried())),
  );

  /** To be made while a component is. */
  constructor(given: Given) {
    this.#given = given;
    $effect(() => {
      if (given.running() && !given.hasOutcome()) this.#played = true;
    });
  }

  show(): void {
    this.#atTable = false;
  }

  lookAtTable(): void {
    this.#atTable = true;
  }

  readEpilogue(): void {
    this.#epilogue = "read";
  }

  watchAgain(): void {
    this.#epilogue = "again";
  }
}

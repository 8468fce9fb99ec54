// The views after a game: its epilogue, its end, or the table again.

interface Given {
  /** Whether the game goes on at the server. */
  running: () => boolean;
  hasOutcome: () => boolean;
  /** Whether the game was ended without a result. */
  abandoned: () => boolean;
  /** Whether the game has an epilogue after its last answer. */
  tells: () => boolean;
  /** Whether the reader wants no animations. */
  hurried: () => boolean;
}

export class Finale {
  readonly #given: Given;
  /** Whether the table is shown in place of the end. */
  #atTable = $state(false);
  /** Whether the reader saw the last answer; the epilogue is played only for those who did. */
  #played = $state(false);
  #epilogue = $state<"unread" | "read" | "again">("unread");

  /** Whether the game is over, with or without a result. */
  readonly finished = $derived.by(() => this.#given.hasOutcome() || this.#given.abandoned());
  /** Whether the end is shown in place of the table. */
  readonly shown = $derived(this.finished && !this.#atTable);
  /** Whether the game has an epilogue to show. */
  readonly tells = $derived.by(() => this.#given.hasOutcome() && this.#given.tells());
  readonly inEpilogue = $derived.by(
    () =>
      this.tells &&
      (this.#epilogue === "again" ||
        (this.#epilogue === "unread" && this.#played && !this.#given.hurried())),
  );

  /** Must be created during a component's initialisation. */
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

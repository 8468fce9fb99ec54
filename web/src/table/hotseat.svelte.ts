// Several players at one screen: whose turn it is to take it, and whether a cover hides the table.

interface Given {
  /** The seat whose things are shown. */
  shown: () => number | null;
  /** The seats at this screen that people play. */
  seats: () => readonly number[];
  /** The seats that have to answer. */
  asked: () => readonly number[];
  /** Whether the shown seat has to answer. */
  isAsked: () => boolean;
  running: () => boolean;
  /** Whether the game is co-operative, so that the players at this screen have no secrets from each
   * other. */
  together: boolean;
  switchTo: (seat: number) => void;
}

const KEY = "throneroom-turns-itself";

export class HotSeat {
  readonly #given: Given;
  /** The setting that the players at this screen have chosen, if any. */
  #said = $state(sessionStorage.getItem(KEY));
  /** The seat that has taken the screen; null when the table appears. */
  #taken = $state<number | null>(null);

  /** The seat that should take the screen. */
  readonly next = $derived.by((): number | null => {
    const { shown, seats, asked, isAsked, running } = this.#given;
    const other = asked().find((seat) => seats().includes(seat));
    if (other !== undefined && !isAsked() && other !== shown()) return other;
    return seats().length > 1 && running() && this.#taken === null ? shown() : null;
  });
  /** Whether the table turns to the next player without a cover. */
  readonly turnsItself = $derived.by(() =>
    this.#said === null ? this.#given.together : this.#said === "yes",
  );
  readonly covered = $derived(this.next !== null && !this.turnsItself);

  /** Must be created during a component's initialisation. */
  constructor(given: Given) {
    this.#given = given;
    $effect(() => {
      if (this.next !== null && this.next !== given.shown() && this.turnsItself)
        given.switchTo(this.next);
    });
  }

  take(seat: number): void {
    this.#taken = seat;
    if (seat !== this.#given.shown()) this.#given.switchTo(seat);
  }

  turnItself(on: boolean): void {
    this.#said = on ? "yes" : "no";
    sessionStorage.setItem(KEY, this.#said);
  }
}

// The turn of whoever plays against all players, while a board shows it: the candle burns there, and what
// the others do next waits for it.
export class HouseTurn {
  shown = $state(false);
  readonly #wait: (on: boolean) => void;

  constructor(wait: (on: boolean) => void) {
    this.#wait = wait;
  }

  show(on: boolean): void {
    this.shown = on;
    this.#wait(on);
  }
}

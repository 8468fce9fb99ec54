// The turn of whoever plays against all players, while a board shows it: the candle burns there.
export class HouseTurn {
  shown = $state(false);

  show(on: boolean): void {
    this.shown = on;
  }
}

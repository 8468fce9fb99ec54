// The arms of the seats at the visible table. A game with colours of its own sets them; all others
// use the order of the seats.
import { untrack } from "svelte";

let worn = $state.raw<readonly number[]>([]);

/** The index of a seat's tincture. */
export const armsAt = (seat: number): number => worn[seat] ?? seat;

/** While a component exists, the seats bear the arms that it sets. */
export function dress(arms: () => readonly number[] | undefined): void {
  let own: readonly number[] = [];
  $effect.pre(() => {
    const wanted = arms() ?? [];
    untrack(() => {
      if (wanted.join() !== own.join()) worn = own = wanted;
    });
  });
  // The next table may have set its arms before this one is gone.
  $effect.pre(() => () => {
    if (worn === own) worn = [];
  });
}

// Which arms the seats of the table in sight bear. A game with colours of its own says it; all others
// go by the order of the seats.
import { untrack } from "svelte";

let worn = $state.raw<readonly number[]>([]);

/** The number of a seat's tincture. */
export const armsAt = (seat: number): number => worn[seat] ?? seat;

/** As long as a component is there, the seats bear what it says. */
export function dress(arms: () => readonly number[] | undefined): void {
  let own: readonly number[] = [];
  $effect.pre(() => {
    const wanted = arms() ?? [];
    untrack(() => {
      if (wanted.join() !== own.join()) worn = own = wanted;
    });
  });
  // The next table may have been dressed before this one is gone.
  $effect.pre(() => () => {
    if (worn === own) worn = [];
  });
}

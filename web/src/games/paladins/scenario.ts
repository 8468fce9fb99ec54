// A scenario's additions to the king's row and to the actions.
import type { Snippet } from "svelte";

export interface KingsRow {
  /** By slot of an order: its requirements, whether it is fulfilled, and both in words. */
  order: Snippet<[slot: number]>;
  met: (slot: number) => boolean;
  said: (slot: number) => string;
  /** By slot of a favour: its current cost. */
  price: Snippet<[slot: number]>;
  /** On a laptop: the things under a card, by its place in the whole row from 1, and under the
   * taxes. */
  under: Snippet<[place: number]>;
  goal: Snippet;
}

/** The Overlord's workers that an action removes, one at a time. */
export interface Foes {
  count: number;
  text: string;
}

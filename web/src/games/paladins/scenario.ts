// What a scenario of Paladins adds to the king's row and to the actions.
import type { Snippet } from "svelte";

export interface KingsRow {
  /** By slot of an order: what it asks for, whether it is fulfilled, and both in words. */
  order: Snippet<[slot: number]>;
  met: (slot: number) => boolean;
  said: (slot: number) => string;
  /** By slot of a favour: what it costs by now. */
  price: Snippet<[slot: number]>;
  /** On a laptop: what lies under a card, by its place in the whole row from 1, and under the taxes. */
  under: Snippet<[place: number]>;
  goal: Snippet;
}

/** The Overlord's workers whom an action takes away, one at a time. */
export interface Foes {
  count: number;
  text: string;
}

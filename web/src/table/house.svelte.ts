// The turn of the house while a board shows it: the candle burns there, the table is shown as it
// stood after each step, and the next moves of the others wait for it.
import type { Scene, State } from "../contract/server.ts";
import type { GameEvent } from "../net/live.svelte.ts";

interface Sources {
  /** Makes the next moves of the others wait. */
  wait: (on: boolean) => void;
  /** Whether the turn is still going on and somebody decides in the middle of it. */
  acts: () => boolean;
  /** Whether only bots have to decide now. */
  thinks: () => boolean;
  /** Whether the next moves of the others wait until a blow has been seen. */
  held: () => boolean;
  /** The number of events before those of the table. */
  before: () => number;
  /** The table between the steps of the last turn. */
  scenes: () => readonly Scene[];
}

export class HouseTurn {
  /** The number of events before the watched step, among those of the table. */
  #at = $state<number | null>(null);
  readonly #sources: Sources;

  constructor(sources: Sources) {
    this.#sources = sources;
  }

  get shown(): boolean {
    return this.#at !== null;
  }

  /** Whether the table is shown as it stood after the watched step. */
  get isStaged(): boolean {
    return this.#scene !== undefined;
  }

  /** Whether bots decide in the middle of the turn, so that it will continue by itself. */
  get goesOn(): boolean {
    const { acts, thinks, held } = this.#sources;
    return acts() && thinks() && !held();
  }

  /** Shows a step. Decisions of others in the middle of the turn belong to its last step and do not
   * wait. */
  show(at: number | null, isLast = false): void {
    this.#at = at;
    this.#sources.wait(at !== null && !(isLast && this.#sources.acts()));
  }

  /** The table after the watched step, or as it is now without one. */
  stage(now: State): State {
    const scene = this.#scene;
    return scene ? { ...now, view: scene.view } : now;
  }

  /** The events up to the end of the watched step. */
  told(events: readonly GameEvent[]): readonly GameEvent[] {
    const scene = this.#scene;
    return scene ? events.slice(0, scene.at - this.#sources.before()) : events;
  }

  get #scene(): Scene | undefined {
    if (this.#at === null) return undefined;
    const begun = this.#at + this.#sources.before();
    return this.#sources.scenes().find(({ at }) => at > begun);
  }
}

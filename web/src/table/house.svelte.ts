// The turn of whoever plays against all players, while a board shows it: the candle burns there, the table stands as it
// stood after each step, and what the others do next waits for it.
import type { Scene, State } from "../contract/server.ts";
import type { GameEvent } from "../net/live.svelte.ts";

interface Sources {
  /** Lets what the others do next wait. */
  wait: (on: boolean) => void;
  /** Whether the turn is still going on: somebody decides in the middle of it. */
  acts: () => boolean;
  /** Whether only bots are to decide now. */
  thinks: () => boolean;
  /** Whether what the others do next waits until somebody has seen a blow. */
  held: () => boolean;
  /** The number of events before those of the table. */
  before: () => number;
  /** How the table stood between the steps of the last turn. */
  scenes: () => readonly Scene[];
}

export class HouseTurn {
  /** The number of events before the step that is watched, among those of the table. */
  #at = $state<number | null>(null);
  readonly #sources: Sources;

  constructor(sources: Sources) {
    this.#sources = sources;
  }

  get shown(): boolean {
    return this.#at !== null;
  }

  /** Whether the table stands as it stood after the step that is watched. */
  get isStaged(): boolean {
    return this.#scene !== undefined;
  }

  /** Whether bots decide in the middle of the turn: it goes on in a moment, by itself. */
  get goesOn(): boolean {
    const { acts, thinks, held } = this.#sources;
    return acts() && thinks() && !held();
  }

  /** What others decide in the middle of the turn belongs to its last step, and doesn't wait. */
  show(at: number | null, isLast = false): void {
    this.#at = at;
    this.#sources.wait(at !== null && !(isLast && this.#sources.acts()));
  }

  /** The table after the step that is watched; without one, as it is now. */
  stage(now: State): State {
    const scene = this.#scene;
    return scene ? { ...now, view: scene.view } : now;
  }

  /** What has happened by the end of that step. */
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

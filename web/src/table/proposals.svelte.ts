// The proposal of a player while a game runs, for as long as the reader has to know of it.
import type { Proposal } from "../contract/server.ts";

const mark = ({ kind, by, number, declined }: Proposal): string =>
  [kind, by, number, declined].join(" ");

export class Proposals {
  readonly #made: () => Proposal | null;
  readonly #me: () => string | null;
  /** The key of the proposal whose end the reader has seen. */
  #seen = $state("");

  /** A proposal that the reader has to answer, or one of the reader's own that was declined. */
  readonly shown = $derived.by((): Proposal | null => {
    const made = this.#made();
    if (!made || mark(made) === this.#seen) return null;
    return made.declined == null || made.by === this.#me() ? made : null;
  });

  constructor(made: () => Proposal | null, me: () => string | null) {
    this.#made = made;
    this.#me = me;
  }

  read(proposal: Proposal): void {
    this.#seen = mark(proposal);
  }
}

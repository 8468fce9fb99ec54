// The offers to a reader under the seats while a game runs: one at a time, the most urgent first.
import type { Proposal } from "../contract/server.ts";
import type { LiveTable } from "../net/live.svelte.ts";
import { mayBeAsked } from "../push.ts";
import { screen } from "./layout.svelte.ts";
import type { Meanwhile } from "./meanwhile.svelte.ts";
import type { Pace } from "./pace.svelte.ts";
import type { Plans } from "./plans.svelte.ts";
import type { Pointer } from "./pointer.svelte.ts";
import { Proposals } from "./proposals.svelte.ts";
import type { SeatState } from "./seats.ts";

/** The kinds of offers: how to point, a proposal, a seat to take back from a bot, advice from
 * friends, missed moves, notifications. */
export type Offered = "pointing" | "consent" | "seat" | "plans" | "away" | "call";

interface Given {
  live: LiveTable;
  pace: Pace;
  pointer: Pointer;
  plans: Plans;
  meanwhile: () => Meanwhile | null;
  states: () => readonly SeatState[];
  asked: () => readonly number[];
  /** Whether the reader plays, and whether it is their turn. */
  plays: () => boolean;
  mine: () => boolean;
}

export class Offers {
  readonly #given: Given;
  readonly #proposals: Proposals;
  /** Whether the reader has answered since they came. */
  #answered = $state(false);

  constructor(given: Given) {
    this.#given = given;
    const { live, plays } = given;
    this.#proposals = new Proposals(
      () => (plays() ? live.table!.table.proposal : null),
      () => live.table!.you,
    );
    $effect(() => {
      if (live.pending !== null) this.#answered = true;
    });
  }

  get proposal(): Proposal | null {
    return this.#proposals.shown;
  }

  read(proposal: Proposal): void {
    this.#proposals.read(proposal);
  }

  /** Whether to offer notifications: the reader has answered, and a friend is thinking. On a phone
   * the offer is in the place of the answers and covers nothing, because there is none to give. */
  readonly calls = $derived.by((): boolean => {
    const { asked, states, plays, mine, pace } = this.#given;
    const waits = plays() && !mine() && asked().some((seat) => !states()[seat]?.bot);
    return this.#answered && waits && mayBeAsked() && !pace.waiting && !pace.held;
  });

  /** The seat whose button goes here, because chips have no room for it as plaques do. */
  get left(): number | undefined {
    const { live, states } = this.#given;
    if (screen.layout === "wide") return undefined;
    return live.table!.yours.find((seat) => states()[seat]?.canTakeBack);
  }

  readonly kind = $derived.by((): Offered | null => {
    const { pointer, plans, plays } = this.#given;
    const meanwhile = this.#given.meanwhile();
    if (pointer.on) return "pointing";
    if (this.proposal) return "consent";
    if (this.left !== undefined) return "seat";
    if (meanwhile?.film) return null;
    if (plays() && plans.shown.length) return "plans";
    if (meanwhile?.offered) return "away";
    return this.calls && screen.layout === "wide" ? "call" : null;
  });
}

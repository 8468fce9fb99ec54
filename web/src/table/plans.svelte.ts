// Advice of friends to the seat that is shown: each stays until the seat has answered, or it is put away.
import type { ChatLine } from "../contract/server.ts";
import type { Choosing } from "./choosing.svelte.ts";

interface Given {
  chat: () => readonly ChatLine[];
  seat: () => number | null;
  choosing: Choosing;
}

export class Plans {
  readonly #given: Given;
  /** Lines up to this one were before the last answer, or were put away. */
  #read = $state(0);
  /** The line whose advice is taken as soon as it can be. */
  taken = $state<number | null>(null);

  constructor(given: Given) {
    this.#given = given;
    this.#read = given.chat().at(-1)?.number ?? 0;
    $effect(() => {
      const line = this.shown.find(({ number }) => number === this.taken);
      if (line && given.choosing.question) this.#preset(line);
    });
  }

  /** The last advice of each friend. */
  get shown(): readonly ChatLine[] {
    const seat = this.#given.seat();
    const mine = this.#given
      .chat()
      .filter(({ to, number }) => to != null && to === seat && number > this.#read);
    return mine.filter(
      (line, i) => !mine.slice(i + 1).some(({ person }) => person === line.person),
    );
  }

  /** Whether it can be chosen; null while nothing is asked. */
  isPossible({ points }: ChatLine): boolean | null {
    const { choosing } = this.#given;
    return choosing.question ? choosing.at(points ?? "") !== null : null;
  }

  /** Whether it is the reader's plan: chosen, or to be chosen once something is asked. */
  isTaken({ number, points }: ChatLine): boolean {
    const { choosing } = this.#given;
    const option = choosing.question ? choosing.at(points ?? "") : null;
    return this.taken === number || option?.chosen === true;
  }

  take(line: ChatLine): void {
    this.taken = line.number;
  }

  /** The seat has answered, or nothing of it is wanted. */
  drop(): void {
    this.#read = this.#given.chat().at(-1)?.number ?? this.#read;
    this.taken = null;
  }

  #preset({ points }: ChatLine): void {
    const { choosing } = this.#given;
    const option = choosing.at(points ?? "");
    if (option) choosing.preset(option.index);
    else choosing.askWhy(points ?? "");
    this.taken = null;
  }
}

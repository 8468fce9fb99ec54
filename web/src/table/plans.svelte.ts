// Advice from friends to the shown seat. It stays until the seat has answered or removes it.
import type { ChatLine } from "../contract/server.ts";
import type { Choosing } from "./choosing.svelte.ts";

interface Given {
  chat: () => readonly ChatLine[];
  seat: () => number | null;
  choosing: Choosing;
}

export class Plans {
  readonly #given: Given;
  /** The number of the last line that came before the last answer or was removed. */
  #read = $state(0);
  /** The line whose advice will be taken as soon as possible. */
  taken = $state<number | null>(null);

  constructor(given: Given) {
    this.#given = given;
    this.#read = given.chat().at(-1)?.number ?? 0;
    $effect(() => {
      const line = this.shown.find(({ number }) => number === this.taken);
      if (line && given.choosing.question) this.#preset(line);
    });
  }

  /** The latest advice of each friend. */
  get shown(): readonly ChatLine[] {
    const seat = this.#given.seat();
    const mine = this.#given
      .chat()
      .filter(({ to, number }) => to != null && to === seat && number > this.#read);
    return mine.filter(
      (line, i) => !mine.slice(i + 1).some(({ person }) => person === line.person),
    );
  }

  /** Whether the advice can be chosen; null while nothing is asked. */
  isPossible({ points }: ChatLine): boolean | null {
    const { choosing } = this.#given;
    return choosing.question ? choosing.at(points ?? "") !== null : null;
  }

  /** Whether the reader has taken it: it is chosen, or will be once something is asked. */
  isTaken({ number, points }: ChatLine): boolean {
    const { choosing } = this.#given;
    const option = choosing.question ? choosing.at(points ?? "") : null;
    return this.taken === number || option?.chosen === true;
  }

  take(line: ChatLine): void {
    this.taken = line.number;
  }

  /** Drops all advice, because the seat has answered or does not want it. */
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

// Pointing at the table, and advice from friends: the adviser, the advised seat, and the thing.
import { untrack } from "svelte";
import type { ChatLine } from "../contract/server.ts";
import type { GameModule } from "../games/game.ts";
import type { LiveTable } from "../net/live.svelte.ts";
import type { Voice } from "../text/voice.ts";
import type { Choosing } from "./choosing.svelte.ts";
import { Plans } from "./plans.svelte.ts";
import { keyOf, nameAt, Pointer, thingAt } from "./pointer.svelte.ts";

interface Given {
  live: LiveTable;
  game: GameModule;
  choosing: Choosing;
  voice: () => Voice;
  names: () => readonly string[];
  view: () => unknown;
  seat: () => number | null;
  asked: () => readonly number[];
  /** Whether the reader may point now. */
  can: () => boolean;
}

export class Advising {
  readonly #given: Given;
  readonly pointer: Pointer;
  readonly plans: Plans;
  /** The line that is shown again at the place where it points. */
  again = $state.raw<ChatLine | null>(null);

  constructor(given: Given) {
    this.#given = given;
    const { live, choosing, seat, can } = given;
    this.pointer = new Pointer({ can, send: (place, words, to) => live.point(place, words, to) });
    this.plans = new Plans({ chat: () => live.chat, seat, choosing });
    $effect(() => {
      if (live.pending !== null) untrack(() => this.plans.drop());
    });
  }

  readonly seatOf = (person: string): number =>
    this.#given.live.table!.table.seats.findIndex((seat) => seat.person === person);

  readonly nameOf = (place: string): string => {
    const { game, names, view, voice } = this.#given;
    const called = (find: () => string | null): string | null =>
      voice().attempt(() => {
        const thing = find();
        return thing === null ? null : game.name(thing, voice());
      });
    return nameAt(place, names(), [
      () => game.placed?.(place, view(), voice()) ?? null,
      () => called(() => thingAt(place)),
      () => called(() => game.thingOf(keyOf(place))),
      () => called(() => place),
    ]);
  };

  /** The friends who can be advised, in a co-operative game. */
  readonly friends = $derived.by((): { seat: number; name: string }[] => {
    const { live, game, names } = this.#given;
    if (!game.house) return [];
    const { table, yours } = live.table!;
    return table.seats
      .filter(({ person, seat }) => person !== null && !yours.includes(seat))
      .map(({ seat }) => ({ seat, name: names()[seat] ?? "" }));
  });

  /** Makes the next click point. If a friend has to answer, it is advice to that friend. */
  point(words: string): void {
    const asked = this.#given.asked();
    this.pointer.begin(words, this.friends.find(({ seat }) => asked.includes(seat))?.seat ?? null);
  }
}

import { describe, expect, it } from "vitest";
import type { GameEvent } from "../../net/live.svelte.ts";
import { opened } from "./auction.ts";

const told = (event: string, more: object = {}): GameEvent => ({ event, ...more }) as GameEvent;

describe("the auction", () => {
  it("is closed until all have bid", () => {
    expect(opened([told("took", { seat: 0 })])).toBeNull();
  });

  it("tells who won, who tied, and what was rolled", () => {
    const events = [
      told("bids_opened", { bids: [3, 1, 3] }),
      told("tie_rolled", { seat: 0, die: 2 }),
      told("tie_rolled", { seat: 2, die: 5 }),
      told("auction_won", { seat: 2, coins: 3, tied: [0, 2] }),
    ];
    expect(opened(events)).toEqual({
      bids: [3, 1, 3],
      tied: [0, 2],
      rolls: [
        { seat: 0, die: 2 },
        { seat: 2, die: 5 },
      ],
      winner: 2,
    });
  });

  it("begins again with the next game of a series", () => {
    const events = [
      told("bids_opened", { bids: [2, 0] }),
      told("auction_won", { seat: 0, coins: 2, tied: [] }),
    ];
    expect(opened(events)?.tied).toEqual([]);
    expect(opened([...events, told("game_began", { game: 2 })])).toBeNull();
  });
});

import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { Question } from "../../contract/shared.ts";
import { keyOf, type Lay } from "./lay.ts";
import { Turning } from "./turning.svelte.ts";

const lay = (text: string): Lay => {
  const [side, slot, rotation] = text.split(":");
  return { side: side!, slot: slot!, rotation: Number(rotation) };
};

/** A game in which every tile can be turned; it answers on request. */
class Game {
  tiles = ["desert:centre:0", "volcano:left:0"].map(lay);
  heard: string[] = [];
  #waits: Lay | null = null;
  readonly turning = new Turning({
    question: () => (this.#waits ? null : this.#question()),
    tiles: () => this.tiles,
    answer: (tile) => {
      this.heard.push(keyOf(tile));
      this.#waits = tile;
    },
  });

  #question(): Question {
    const choices = this.tiles.flatMap((tile) =>
      [1, 2, 3].map((quarters) => {
        const then = { ...tile, rotation: (tile.rotation + quarters) % 4 };
        const tiles = this.tiles.map((other) => keyOf(other === tile ? then : other));
        return { key: keyOf(then), text: { id: "" }, target: "", about: { tiles } };
      }),
    );
    const asked = { ask: "question" as const, number: 0, seat: 0, kind: "lay", prompt: { id: "" } };
    return { ...asked, lo: 1, hi: 1, ordered: false, choices } as Question;
  }

  goOn(): void {
    const laid = this.#waits!;
    this.tiles = this.tiles.map((tile) => (tile.slot === laid.slot ? laid : tile));
    this.#waits = null;
    this.turning.settle();
    this.turning.goOn();
  }
}

describe("turning tiles", () => {
  beforeEach(() => {
    vi.useFakeTimers();
    vi.stubGlobal("window", globalThis);
  });
  afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });

  it("tells several quarters as one step, once the tile rests", () => {
    const game = new Game();
    game.turning.turn("centre", 1);
    game.turning.turn("centre", 1);
    expect(game.turning.tiles.map(keyOf)).toEqual(["desert:centre:2", "volcano:left:0"]);
    expect(game.heard).toEqual([]);
    vi.runAllTimers();
    expect(game.heard).toEqual(["desert:centre:2"]);
  });

  it("tells nothing of a tile that was turned all the way round", () => {
    const game = new Game();
    for (let quarter = 0; quarter < 4; quarter++) game.turning.turn("centre", -1);
    vi.runAllTimers();
    expect(game.heard).toEqual([]);
    expect(game.turning.isOn).toBe(false);
  });

  it("takes a tile up as it was turned just before", () => {
    const game = new Game();
    const taken: string[] = [];
    game.turning.turn("centre", -1);
    game.turning.then(() => taken.push(keyOf(game.tiles[0]!)));
    expect(game.heard).toEqual(["desert:centre:3"]);
    expect(taken).toEqual([]);
    game.goOn();
    vi.runAllTimers();
    expect(taken).toEqual(["desert:centre:3"]);
    expect(game.heard).toHaveLength(1);
  });

  it("loses no turn when another tile is turned at once", () => {
    const game = new Game();
    game.turning.turn("centre", 1);
    game.turning.turn("left", 1);
    game.turning.turn("left", 1);
    expect(game.heard).toEqual(["desert:centre:1"]);
    game.goOn();
    expect(game.turning.tiles.map(keyOf)).toEqual(["desert:centre:1", "volcano:left:2"]);
    vi.runAllTimers();
    expect(game.heard).toEqual(["desert:centre:1", "volcano:left:2"]);
  });

  it("is taken back before the game has heard of it", () => {
    const game = new Game();
    game.turning.turn("centre", 1);
    expect(game.turning.isUntold).toBe(true);
    game.turning.settle();
    expect(game.turning.isUntold).toBe(false);
    vi.runAllTimers();
    expect(game.heard).toEqual([]);
    expect(game.turning.tiles).toBe(game.tiles);
  });

  it("forgets what had to wait too long", () => {
    const game = new Game();
    game.turning.turn("centre", 1);
    vi.runAllTimers();
    const late = vi.fn();
    game.turning.then(late);
    vi.advanceTimersByTime(5000);
    game.goOn();
    expect(late).not.toHaveBeenCalled();
  });
});

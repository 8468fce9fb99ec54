// Who had how much money, from what happened: all of it is public.
import type { GameEvent } from "../../net/live.svelte.ts";

const START = 25;
const PRICE = 5;

function follow(money: number[], event: GameEvent): void {
  const seat = event["seat"] as number;
  const pay = (to: number, coins: number): void => {
    money[to] = (money[to] ?? 0) + coins;
  };
  switch (event.event) {
    case "recruited":
      pay(seat, -PRICE);
      break;
    case "conquered":
      pay(seat, event["reward"] as number);
      break;
    case "borrowed":
      pay(seat, -(event["points"] as number));
      pay(event["lender"] as number, event["points"] as number);
      break;
  }
}

/** Money after each round, the start first; the last is the end. */
export function moneyByRound(events: readonly GameEvent[], players: number): number[][] {
  const money = Array.from({ length: players }, () => START);
  const series = money.map((coins) => [coins]);
  const note = (): void => money.forEach((coins, seat) => series[seat]!.push(coins));
  let round = 1;
  for (const event of events) {
    if (event.event === "turn_began" && Number(event["round"]) > round) {
      round = Number(event["round"]);
      note();
    }
    follow(money, event);
  }
  note();
  return series;
}

// What an ability would bring its owner as the game stands.
import type { PlayerView } from "../../contract/legends.ts";
import { CARDS, type Ability, type Family } from "./cards/facts.ts";

/** How many cards of a family there are among these. */
export const ofFamily = (cards: readonly string[], family: Family): number =>
  cards.filter((card) => CARDS[card]?.family === family).length;

/** A player who had taken one card more and paid for it; as they are, if it is theirs already. */
export function withCard(player: PlayerView, card: string, price: number): PlayerView {
  if (player.cards.includes(card)) return player;
  const gives = (type: Ability["type"]): number =>
    CARDS[card]!.abilities.filter((ability) => ability.type === type).length;
  const coins = CARDS[card]!.abilities.find(({ type }) => type === "coins_now")?.n ?? 0;
  return {
    ...player,
    cards: [...player.cards, card],
    coins: Math.max(0, player.coins - price) + coins,
    abilities: { ...player.abilities, flying: player.abilities.flying + gives("flying") },
  };
}

/** The points of one ability; null where it brings none by itself. */
export function points(ability: Ability, { cards, coins, abilities }: PlayerView): number | null {
  const { type, family, need = 0, per = 1, vp = 0 } = ability;
  switch (type) {
    case "vp_per_family":
      return vp * ofFamily(cards, family!);
    case "vp_set":
      return ofFamily(cards, family!) >= need ? vp : 0;
    case "vp_per_flying":
      return vp * abilities.flying;
    case "vp_per_coins":
      return vp * Math.floor(coins / per);
    default:
      return null;
  }
}

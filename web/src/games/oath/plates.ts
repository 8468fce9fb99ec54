// Options that lie nowhere in sight, and are laid out beside the map.
import type { Choice, Question } from "../../contract/shared.ts";
import type { OathView } from "../../contract/oath.ts";
import { CARDS } from "./cards/facts.ts";
import { subject } from "./things.ts";

export interface Plate {
  choice: Choice;
  kind: "card" | "banner" | "player" | "count";
  key: string;
}

/** A number is written into a deal, and is no plate there. */
const WRITTEN: readonly string[] = ["deal_amount"];
/** So few numbers are said in words, on buttons. */
const FEW = 4;

/** In the order of the question. A phone shows no cards but those that are laid out. */
export function elsewhere(
  question: Question | null,
  view: OathView,
  own: number | null,
  small: boolean,
): Plate[] {
  if (!question || WRITTEN.includes(question.kind)) return [];
  const numbers = question.choices.filter(({ target }) => target.startsWith("count/")).length;
  return question.choices.flatMap((choice): Plate[] => {
    const [sort, key = ""] = choice.target.split("/");
    if (sort === "player") return [{ choice, kind: sort, key }];
    if (sort === "count") return numbers > FEW ? [{ choice, kind: sort, key }] : [];
    if (sort === "banner")
      return isHeld(view, own, key, small) ? [] : [{ choice, kind: sort, key }];
    const card = subject(key);
    if (sort !== "card" || !(card in CARDS) || isSeen(view, own, card, small)) return [];
    return [{ choice, kind: "card", key: card }];
  });
}

const holderOf = (view: OathView, banner: string): number | null =>
  (banner === "peoples_favor" ? view.peoples_favor : view.darkest_secret).holder;

const isHeld = (view: OathView, own: number | null, banner: string, small: boolean): boolean =>
  !small && own !== null && holderOf(view, banner) === own;

/** Whether a card lies on the map or before the player whose board is open. */
function isSeen(view: OathView, own: number | null, card: string, small: boolean): boolean {
  const player = own === null ? undefined : view.players[own];
  if (player?.hand.some((drawn) => drawn.card === card)) return true;
  if (small) return false;
  return (
    view.places.some(({ cards, relics }) => cards.includes(card) || relics.includes(card)) ||
    (player !== undefined &&
      (player.advisers.includes(card) ||
        player.relics.includes(card) ||
        player.vision === card ||
        player.hidden.some((down) => down.card === card)))
  );
}

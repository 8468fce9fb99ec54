// Options that are not in sight, and are laid out as plates beside the map.
import type { Choice, Question } from "../../contract/shared.ts";
import type { OathView } from "../../contract/oath.ts";
import { CARDS } from "./cards/facts.ts";
import { subject } from "./things.ts";

/** The parts of the chronicle that the winner writes: an oath, a side of a board, an edifice, a
 * suit. */
export type Chapter = "oath" | "role" | "edifice" | "suit";

export interface Plate {
  choice: Choice;
  kind: "card" | "banner" | "player" | "count" | Chapter;
  key: string;
  /** The number of options in this stack: warbands of one board. */
  like: number;
}

/** Questions for numbers that belong into the deal's sheet, not on plates. */
const WRITTEN: readonly string[] = ["deal_amount"];
/** The most numbers that are shown as buttons with words. */
const FEW = 4;

/** The question whose numbers are shown with their odds. */
const WEIGHED = "campaign_dice";

/** The zones of choosable cards. */
const HOLDS_CARDS: readonly string[] = ["card", "advisers", "relic", "vision"];

const CHAPTERS: Readonly<Record<string, Chapter>> = {
  new_oath: "oath",
  accept_vassalage: "role",
  edifice: "edifice",
  new_suit: "suit",
};
/** The answer that builds nothing, which has a button. */
const NOTHING = "pass";

/** The plates, in the order of the question. A phone shows only the cards that are laid out. */
export function elsewhere(
  question: Question | null,
  view: OathView,
  own: number | null,
  small: boolean,
): Plate[] {
  if (!question || WRITTEN.includes(question.kind)) return [];
  const chapter = CHAPTERS[question.kind];
  if (chapter) {
    const written = question.choices.filter(({ key }) => key !== NOTHING);
    // If there are many edifices, they are chosen at their sites; a phone shows no cards there.
    if (chapter === "edifice" && !small && written.length > FEW) return [];
    return written.map((choice) => ({
      choice,
      kind: chapter,
      key: choice.target.split("/")[1] ?? "",
      like: 1,
    }));
  }
  const likeOf = (at: string): number =>
    question.choices.filter(({ target }) => target === at).length;
  const numbers = question.choices.filter(({ target }) => target.startsWith("count/")).length;
  return question.choices.flatMap((choice, index): Plate[] => {
    const [sort, key = ""] = choice.target.split("/");
    const like = likeOf(choice.target);
    if (question.choices.findIndex(({ target }) => target === choice.target) < index) return [];
    if (sort === "player") return [{ choice, kind: sort, key, like }];
    if (sort === "count")
      return numbers > FEW || question.kind === WEIGHED ? [{ choice, kind: sort, key, like }] : [];
    if (sort === "banner")
      return isHeld(view, own, key, small) ? [] : [{ choice, kind: sort, key, like }];
    const card = subject(key);
    if (!HOLDS_CARDS.includes(sort!) || !(card in CARDS) || isSeen(view, own, card, small))
      return [];
    return [{ choice, kind: "card", key: card, like }];
  });
}

const holderOf = (view: OathView, banner: string): number | null =>
  (banner === "peoples_favor" ? view.peoples_favor : view.darkest_secret).holder;

const isHeld = (view: OathView, own: number | null, banner: string, small: boolean): boolean =>
  !small && own !== null && holderOf(view, banner) === own;

/** Whether a card is on the map or on the board that is shown. */
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

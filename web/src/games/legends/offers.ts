// What a click on a region means while a question is asked.
import type { LegendsView } from "../../contract/legends.ts";
import type { Question } from "../../contract/shared.ts";
import { changesOf, foresee, mapPoints, routes, sources, type Route } from "./moves.ts";

/** The options that lie in each region, by their places in the question. */
export function offersIn(question: Question | null): Map<string, number[]> {
  const found = new Map<string, number[]>();
  question?.choices.forEach(({ target }, index) => {
    if (!target.startsWith("region/")) return;
    const region = target.slice("region/".length);
    found.set(region, [...(found.get(region) ?? []), index]);
  });
  return found;
}

export interface Offer {
  /** A click answers with this one of the options that lie there. */
  nth: number | null;
  /** A click answers step by step. */
  way?: readonly string[];
  /** A click says where the move begins. */
  begins?: boolean;
  /** The move begins here; a click takes that back. */
  source?: boolean;
  cost?: number;
  bySea?: boolean;
}

const NOTHING: Offer = { nth: null };

/** What each region offers. Of a march, first where it begins, then where it can lead: with a mouse
 * to the end of the way at once, with a finger step by step, for each step is shown before it is
 * taken. */
export function offersOf(
  view: LegendsView,
  question: Question | null,
  source: string | null,
  atOnce: boolean,
): (region: string) => Offer {
  const options = offersIn(question);
  if (question?.kind !== "march")
    return (region) => (options.get(region)?.length === 1 ? { nth: 0 } : NOTHING);
  const starts = sources(question.choices.map(({ key }) => key));
  if (source === null)
    return (region) => (starts.includes(region) ? { nth: null, begins: true } : NOTHING);
  const reach = reachOf(view, question, source);
  return (region) => {
    if (region === source) return { nth: null, source: true };
    const route = reach.get(region);
    if (!route) return NOTHING;
    const { cost, bySea, keys } = route;
    const nth = (options.get(region) ?? []).findIndex(
      (index) => question.choices[index]!.key === keys[0],
    );
    if (keys.length === 1) return nth < 0 ? NOTHING : { nth, cost, bySea };
    return atOnce ? { nth: null, way: keys, cost, bySea } : NOTHING;
  };
}

/** Where an army can go from the region that was chosen. */
export function reachOf(
  view: LegendsView,
  question: Question | null,
  source: string | null,
): Map<string, Route> {
  if (question?.kind !== "march" || source === null || !view.acting) return new Map();
  return routes(view, source, view.acting.left);
}

export const isLit = ({ nth, way, begins, source }: Offer): boolean =>
  nth !== null || way !== undefined || begins === true || source === true;

const WEIGHED = new Set(["recruit", "city", "destroy"]);

/** By option, the points on the map that it would bring, where it changes them. */
export function gainsOf(view: LegendsView, question: Question | null): Map<number, number> {
  const found = new Map<number, number>();
  if (!question || !WEIGHED.has(question.kind)) return found;
  const { kind, seat } = question;
  const now = mapPoints(view, foresee(view, []), seat);
  question.choices.forEach(({ key }, index) => {
    const changes = changesOf(view, kind, key, seat);
    const gain = changes ? mapPoints(view, foresee(view, changes), seat) - now : 0;
    if (gain) found.set(index, gain);
  });
  return found;
}

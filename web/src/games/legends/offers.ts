// The meaning of a click on a region during a question.
import type { LegendsView, ReachView } from "../../contract/legends.ts";
import type { Question } from "../../contract/shared.ts";

/** The options in each region, by their indices in the question. */
export function offersIn(question: Question | null): Map<string, number[]> {
  const found = new Map<string, number[]>();
  question?.choices.forEach(({ target }, index) => {
    if (!target.startsWith("region/")) return;
    const region = target.slice("region/".length);
    found.set(region, [...(found.get(region) ?? []), index]);
  });
  return found;
}

/** The regions from which an army can take a step. */
export const sources = ({ choices }: Question): string[] => [
  ...new Set(choices.flatMap(({ about }) => (about?.["start"] ? [String(about["start"])] : []))),
];

export interface Offer {
  /** The index of the option, among those there, that a click chooses. */
  nth: number | null;
  /** The answers that a click gives, step by step. */
  way?: readonly string[];
  /** Whether a click chooses the start of the move. */
  begins?: boolean;
  /** Whether the move begins here; a click takes that back. */
  source?: boolean;
  cost?: number;
  bySea?: boolean;
}

const NOTHING: Offer = { nth: null };

/** The offer of each region. A march first offers its starts, then its destinations: with a mouse
 * all the way at once, with a finger step by step, because each step is previewed before it is
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
  const starts = sources(question);
  if (source === null)
    return (region) => (starts.includes(region) ? { nth: null, begins: true } : NOTHING);
  const reach = reachOf(view, question, source);
  return (region) => {
    if (region === source) return { nth: null, source: true };
    const route = reach.get(region);
    if (!route) return NOTHING;
    const { cost, by_sea: bySea } = route;
    const keys = keysOf(route);
    const nth = (options.get(region) ?? []).findIndex(
      (index) => question.choices[index]!.key === keys[0],
    );
    if (keys.length === 1) return nth < 0 ? NOTHING : { nth, cost, bySea };
    return atOnce ? { nth: null, way: keys, cost, bySea } : NOTHING;
  };
}

/** The answers that lead an army to the end of its way. */
const keysOf = ({ start, stops }: ReachView): string[] =>
  stops.map((stop, i) => `${stops[i - 1] ?? start}>${stop}`);

/** The destinations of an army from the chosen region. */
export function reachOf(
  view: LegendsView,
  question: Question | null,
  source: string | null,
): Map<string, ReachView> {
  if (question?.kind !== "march" || source === null) return new Map();
  const ways = (view.acting?.reach ?? []).filter(({ start }) => start === source);
  return new Map(ways.map((way) => [way.end, way]));
}

export const isLit = ({ nth, way, begins, source }: Offer): boolean =>
  nth !== null || way !== undefined || begins === true || source === true;

/** By option, the points that it would bring, if it changes them. For a march its end has them. */
export function gainsOf(question: Question | null): Map<number, number> {
  if (!question || question.kind === "march") return new Map();
  return new Map(
    question.choices.flatMap(({ about, target }, index) => {
      const points = target.startsWith("region/") ? Number(about?.["points"] ?? 0) : 0;
      return points ? [[index, points] as const] : [];
    }),
  );
}

// Where an army can go, and what would come of a move: who would control what.
import type { LegendsView, RegionView } from "../../contract/legends.ts";

/** The cheapest way of one army from a region to another. */
export interface Route {
  end: string;
  cost: number;
  /** The regions on the way, the end included. */
  stops: string[];
  /** The answers that lead there. */
  keys: string[];
  bySea: boolean;
}

const ROGUES = "band_of_rogues";

/** Every region within reach of an army; of ways that cost the same, one that meets no thieves. */
export function routes(view: LegendsView, start: string, left: number): Map<string, Route> {
  const robs = new Set(
    view.regions.filter(({ token }) => token === ROGUES).map(({ region }) => region),
  );
  interface Found extends Route {
    robbed: number;
  }
  const here: Found = { end: start, cost: 0, stops: [], keys: [], bySea: false, robbed: 0 };
  const best = new Map([[start, here]]);
  const open: Found[] = [here];
  for (let from = open.shift(); from; from = open.shift()) {
    for (const link of view.links) {
      if (link.a !== from.end && link.b !== from.end) continue;
      const end = link.a === from.end ? link.b : link.a;
      const found: Found = {
        end,
        cost: from.cost + link.cost,
        stops: [...from.stops, end],
        keys: [...from.keys, `${from.end}>${end}`],
        bySea: from.bySea || link.way === "sea",
        robbed: from.robbed + Number(robs.has(end)),
      };
      const known = best.get(end);
      const better =
        !known ||
        found.cost < known.cost ||
        (found.cost === known.cost && found.robbed < known.robbed);
      if (found.cost > left || !better) continue;
      best.set(end, found);
      open.push(found);
    }
  }
  best.delete(start);
  return best;
}

/** The regions from which an army can take a step, by the question. */
export const sources = (keys: readonly string[]): string[] => [
  ...new Set(keys.flatMap((key) => (key.includes(">") ? [key.split(">")[0]!] : []))),
];

// Control

/** A seat, the neutral colour, or nobody. */
export type Owner = number | "neutral" | null;

/** One piece more or less in a region. */
export interface Change {
  region: string;
  owner: Exclude<Owner, null>;
  by: 1 | -1;
}

/** Pieces of each seat, and of the neutral colour at the end. */
const piecesOf = ({ armies, cities, neutral }: RegionView): number[] => [
  ...armies.map((count, seat) => count + (cities[seat] ?? 0)),
  neutral,
];

function leader(counts: readonly number[]): Owner {
  const most = Math.max(...counts);
  if (!most || counts.filter((count) => count === most).length > 1) return null;
  const seat = counts.indexOf(most);
  return seat === counts.length - 1 ? "neutral" : seat;
}

export interface Outlook {
  /** Pieces in each region, by seat, the neutral ones last. */
  pieces: Map<string, number[]>;
  regions: Map<string, Owner>;
  islands: Map<string, Owner>;
}

/** How the map would stand after some changes. */
export function foresee(view: LegendsView, changes: readonly Change[]): Outlook {
  const players = view.players.length;
  const pieces = new Map(view.regions.map((region) => [region.region, piecesOf(region)]));
  for (const { region, owner, by } of changes) {
    const counts = pieces.get(region);
    if (counts) counts[owner === "neutral" ? players : owner]! += by;
  }
  const regions = new Map([...pieces].map(([region, counts]) => [region, leader(counts)]));
  const islands = new Map(
    view.islands.map(({ island, regions: own }) => {
      const counts = Array.from({ length: players + 1 }, () => 0);
      for (const region of own) {
        const owner = regions.get(region) ?? null;
        if (owner !== null) counts[owner === "neutral" ? players : owner]!++;
      }
      return [island, leader(counts)];
    }),
  );
  return { pieces, regions, islands };
}

/** Points for regions, citadels in them, and islands. */
export function mapPoints(view: LegendsView, outlook: Outlook, seat: number): number {
  const citadels = new Set(
    view.regions.filter(({ token }) => token === "citadel").map(({ region }) => region),
  );
  let points = 0;
  for (const [region, owner] of outlook.regions) {
    if (owner === seat) points += citadels.has(region) ? 2 : 1;
  }
  for (const owner of outlook.islands.values()) points += Number(owner === seat);
  return points;
}

/** What an answer would change on the map. A new city may bring an army along. */
export function changesOf(
  view: LegendsView,
  kind: string,
  key: string,
  me: number,
): Change[] | null {
  if (kind === "march") {
    const [start, end] = key.split(">");
    if (!start || !end) return null;
    return [
      { region: start, owner: me, by: -1 },
      { region: end, owner: me, by: 1 },
    ];
  }
  const [region, owner] = key.split(":") as [string, string?];
  if (!view.regions.some((known) => known.region === region)) return null;
  if (kind === "destroy")
    return [{ region, owner: owner === "neutral" ? owner : Number(owner), by: -1 }];
  if (kind === "recruit") return [{ region, owner: me, by: 1 }];
  if (kind === "neutral") return [{ region, owner: "neutral", by: 1 }];
  if (kind !== "city") return null;
  const { leader: led, reserve } = view.players[me]!;
  const knight = led === "white_knight" && reserve > 0;
  const built: Change = { region, owner: me, by: 1 };
  return knight ? [built, built] : [built];
}

/** What would come of it, in words: message ids with their arguments. */
export interface Verdict {
  id: string;
  args: Record<string, string | number>;
  good: boolean;
}

/** Whose a region and its island would be, and what would be lost or gained elsewhere. */
export function verdicts(
  view: LegendsView,
  changes: readonly Change[],
  region: string,
  me: number,
): Verdict[] {
  const [before, after] = [foresee(view, []), foresee(view, changes)];
  const say = (id: string, good = false, args: Verdict["args"] = {}): Verdict => ({
    id: `outlook-${id}`,
    args,
    good,
  });
  const island = view.regions.find((known) => known.region === region)!.island;
  const [was, now] = [before.regions.get(region) ?? null, after.regions.get(region) ?? null];
  const gainsIsland = before.islands.get(island) !== me && after.islands.get(island) === me;
  const told: Verdict[] = [];
  if (now === me) {
    const id = was === me ? "stays" : "yours";
    told.push(say(gainsIsland ? `${id}_island` : id, true));
  } else if (was === me) told.push(say("lost"));
  else if (now === null) told.push(was === null ? say("nobody") : say("freed", true));
  else if (now === "neutral") told.push(say("neutral"));
  else told.push(say(was === now ? "theirs" : "theirs_now", false, { player: now }));

  for (const other of new Set(changes.map((change) => change.region))) {
    if (other === region) continue;
    if (before.regions.get(other) === me && after.regions.get(other) !== me)
      told.push(say("leaves", false, { region: other }));
  }
  const lost = [...before.islands].some(
    ([key, owner]) => owner === me && after.islands.get(key) !== me,
  );
  if (lost) told.push(say("island_lost"));
  return told;
}

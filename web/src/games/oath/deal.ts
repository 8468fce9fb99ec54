// An offer that is put together at the table, before it is sent as a whole.
import type { ActView, OathView } from "../../contract/oath.ts";
import type { Choice, Question } from "../../contract/shared.ts";
import type { IconName } from "../../art/icon.ts";
import type { Change, DealRow, Stake, Token } from "../../table/furniture/pieces.ts";
import type { Voice } from "../../text/voice.ts";
import { CARDS, SITES } from "./cards/facts.ts";
import { backToken, bannerToken, cardToken, ICONS } from "./pieces.ts";
import { kindOf } from "./table.ts";

/** The amounts of a draft, by the keys of its parts: "give:favor", "want:brass_horse". */
export type Draft = Readonly<Record<string, number>>;
export type Side = "give" | "want";

const COUNTED = ["favor", "secrets", "flipped"] as const;

/** The possible parts of an offer, by key. */
export function parts(question: Question | null): ReadonlyMap<string, Choice> {
  const found = question?.kind === "deal" ? question.choices : [];
  return new Map(
    found.filter(({ key }) => /^(give|want):(?!promise)/.test(key)).map((one) => [one.key, one]),
  );
}

/** Whether two drafts mean the same. */
export function isSame(one: Draft, other: Draft): boolean {
  const keys = new Set([...Object.keys(one), ...Object.keys(other)]);
  return [...keys].every((key) => (one[key] ?? 0) === (other[key] ?? 0));
}

const mostOf = (choice: Choice | undefined): number => Number(choice?.about?.["most"] ?? 0);

/** The answers that write a draft and send it. An amount is asked for if there is more than one. */
export function written(draft: Draft, question: Question | null): string[] {
  const offered = parts(question);
  const keys = Object.entries(draft)
    .filter(([key, count]) => count > 0 && offered.has(key))
    .flatMap(([key, count]) => (mostOf(offered.get(key)) > 1 ? [key, String(count)] : [key]));
  return [...keys, "enough"];
}

interface Sheet {
  view: OathView;
  act: ActView;
  question: Question | null;
  draft: Draft;
}

/** The seat that writes the terms: the one that offers, or the other side with a counter-offer. */
export const writerOf = (act: ActView): number => (act.countered ? act.other! : act.by);

const sideOf = ({ act }: Sheet, seat: number): Side => (seat === writerOf(act) ? "give" : "want");
const listed = ({ act }: Sheet, side: Side): Readonly<Record<string, number>> =>
  (side === "give") === (writerOf(act) === act.by) ? act.gives : act.wants;
const first = ({ act }: Sheet, side: Side): Readonly<Record<string, number>> =>
  (side === "give") === (writerOf(act) === act.by) ? act.first_gives : act.first_wants;

/** The first draft of a counter-offer: the offered terms. */
export function begun(act: ActView): Draft {
  if (!act.countered) return {};
  const sheet = { act } as Sheet;
  return Object.fromEntries(
    (["give", "want"] as const).flatMap((side) =>
      Object.entries(first(sheet, side)).map(([thing, count]) => [`${side}:${thing}`, count]),
    ),
  );
}

function amount(sheet: Sheet, seat: number, what: string, voice: Voice): Stake {
  const side = sideOf(sheet, seat);
  const key = `${side}:${what}`;
  const written = listed(sheet, side)[what] ?? 0;
  const most = mostOf(parts(sheet.question).get(key));
  if (!written && !most) return { kind: "none", text: voice.text("deal-none") };
  const hi = Math.max(written, most);
  return {
    kind: "amount",
    count: written || (sheet.draft[key] ?? 0),
    lo: written,
    hi: written || hi,
    have: sheet.act.countered
      ? voice.text("deal-was", { count: first(sheet, side)[what] ?? 0 })
      : voice.text("deal-have", { count: hi }),
  };
}

const SORTS: Readonly<Record<string, { icon: IconName; has: (thing: string) => boolean }>> = {
  banners: {
    icon: "gi:knight-banner",
    has: (thing) => /^(peoples_favor|darkest_secret)$/.test(thing),
  },
  relics: { icon: ICONS.relic, has: (thing) => CARDS[thing]?.sort === "relic" },
  advisers: {
    icon: "gi:hooded-figure",
    has: (thing) => thing.startsWith("hidden:") || CARDS[thing]?.sort === "denizen",
  },
  sites: { icon: "gi:castle", has: (thing) => thing in SITES },
};

function named(view: OathView, thing: string, voice: Voice): { token: Token; text: string } {
  const [, seat, index] = /^hidden:(\d+):(\d+)$/.exec(thing) ?? [];
  if (seat !== undefined) {
    const down = view.players[Number(seat)]!.hidden[Number(index)]!;
    if (down.card)
      return { token: cardToken(down.card, voice), text: voice.text(`card-${down.card}`) };
    const token = backToken(kindOf(down), voice);
    return { token, text: token.name };
  }
  const text = voice.text(`card-${thing}`);
  if (thing in SITES) return { token: { icon: "gi:castle", ink: "#8A6A3B", name: text }, text };
  return { token: CARDS[thing] ? cardToken(thing, voice) : bannerToken(thing, voice), text };
}

function things(sheet: Sheet, seat: number, sort: string, voice: Voice): Stake {
  const side = sideOf(sheet, seat);
  const has = SORTS[sort]!.has;
  const keys = [
    ...Object.keys(listed(sheet, side)),
    ...[...parts(sheet.question).keys()]
      .filter((key) => key.startsWith(`${side}:`))
      .map((key) => key.slice(side.length + 1)),
  ].filter(has);
  if (!keys.length) return { kind: "none", text: voice.text("deal-none") };
  return {
    kind: "things",
    things: keys.map((thing) => ({
      key: thing,
      ...named(sheet.view, thing, voice),
      on: thing in listed(sheet, side) || (sheet.draft[`${side}:${thing}`] ?? 0) > 0,
    })),
  };
}

/** All possible rows of such a deal; things that neither side has are left out. */
export function rows(sheet: Sheet, theirs: number, yours: number, voice: Voice): DealRow[] {
  const counted = COUNTED.map((what): DealRow => ({
    key: what,
    icon: what === "favor" ? ICONS.favor : ICONS.secrets,
    name: voice.text(`deal-${what}`),
    theirs: amount(sheet, theirs, what, voice),
    yours: amount(sheet, yours, what, voice),
  }));
  const sorted = Object.keys(SORTS).map((sort): DealRow => ({
    key: sort,
    icon: SORTS[sort]!.icon,
    name: voice.text(`deal-${sort}`),
    theirs: things(sheet, theirs, sort, voice),
    yours: things(sheet, yours, sort, voice),
  }));
  return [...counted, ...sorted].filter(
    (row) => row.theirs.kind !== "none" || row.yours.kind !== "none",
  );
}

const CHANGED: Readonly<Record<string, IconName>> = {
  supply: ICONS.supply,
  warbands: ICONS.warbands,
  sites: "gi:castle",
  treasures: ICONS.relic,
  refresh: "gi:campfire",
  way: "gi:laurel-crown",
  title: "gi:crown",
};

/** The changes that the server foresees for the offer as it is written, as the reader sees them. */
export function changes(question: Question | null, voice: Voice): Change[] {
  const found = question?.choices.find(({ about }) => about && "changes" in about);
  const foreseen = (found?.about?.["changes"] ?? []) as string[];
  const worth = (what: string, value: string): string => {
    if (what === "role") return voice.text(`role-${value}`);
    if (what === "title") return voice.text("deal-holder", { seat: Number(value) });
    if (what === "way")
      return value
        ? value
            .split(",")
            .map((way) => voice.text(`deal-way-${way}`))
            .join(", ")
        : voice.text("deal-no-way");
    return value;
  };
  return foreseen.map((line) => {
    const [seat, what = "", was = "", will = ""] = line.split("/");
    return {
      ...(what === "role" ? { seat: Number(seat) } : { icon: CHANGED[what]! }),
      what: voice.text(`deal-change-${what}`, { seat: Number(seat) }),
      was: worth(what, was),
      will: worth(what, will),
    };
  });
}

// Emblems of what is no card: banners, banks, the Reliquary, the oaths, the deeds of a turn.
import type { IconName } from "../../../../art/icon.ts";
import { ARCANE, BEAST, DISCORD, HEARTH, NOMAD, ORDER, RELIC, VISION } from "./inks.ts";
import * as p from "../../../../art/print.ts";

const on = (ink: p.Inks, name: IconName, tone: keyof p.Inks = "dark"): (() => string) => {
  return () => p.print(ink, [p.sun(100, 64, 44, 24), p.big(name, tone, 100), p.near("flat")]);
};
const gold = (name: IconName): (() => string) => {
  return () => p.print(RELIC, [p.roundel("near", "sky", 54), p.big(name, "sun", 92)]);
};

export const emblems: Readonly<Record<string, () => string>> = {
  unknown: () =>
    p.print(VISION, [p.burst(100, 66, 30, "near", "far"), p.big("gi:throne-king", "sun", 100)]),
  "suit/discord": on(DISCORD, "gi:crossed-sabres"),
  "suit/arcane": on(ARCANE, "gi:crystal-ball"),
  "suit/order": on(ORDER, "gi:castle"),
  "suit/hearth": on(HEARTH, "gi:fireplace"),
  "suit/beast": on(BEAST, "gi:paw"),
  "suit/nomad": on(NOMAD, "gi:horse-head"),
  "card/peoples_favor": () =>
    p.print(HEARTH, [
      p.dusk(),
      p.crowd(7, 96),
      p.it("gi:knight-banner", 52, 2, 96, "hot"),
      p.near("flat", "dark"),
    ]),
  "card/mob": () =>
    p.print(DISCORD, [p.dusk(), p.it("gi:uprising", 46, 14, 108), p.near("flat", "dark")]),
  "card/darkest_secret": () =>
    p.print(ARCANE, [
      p.plain("dark"),
      p.dot(100, 62, 50, "far"),
      p.it("gi:secret-book", 52, 12, 96, "sun"),
      p.taper(34, 128, 34),
      p.taper(166, 128, 34),
    ]),
  "card/brutal": gold("gi:bloody-sword"),
  "card/decadent": gold("gi:boots"),
  "card/careless": gold("gi:shiny-purse"),
  "card/greedy": gold("gi:grab"),
  "oath/supremacy": gold("gi:castle"),
  "oath/the_people": gold("gi:knight-banner"),
  "oath/protection": gold("gi:temple-gate"),
  "oath/devotion": gold("gi:secret-book"),
  "deck/world": () =>
    p.print(VISION, [p.burst(100, 66, 30, "near", "far"), p.big("gi:throne-king", "sun", 100)]),
  "deck/relics": gold("gi:open-treasure-chest"),
  "deed/search": on(VISION, "gi:card-draw", "sun"),
  "deed/muster": on(ORDER, "gi:meeple-army"),
  "deed/trade": on(HEARTH, "gi:trade"),
  "deed/recover": gold("gi:open-treasure-chest"),
  "deed/campaign": on(DISCORD, "gi:crossed-swords"),
  "deed/travel": on(NOMAD, "gi:footprint"),
  "deed/deal": on(HEARTH, "gi:shaking-hands"),
  "deed/rest": on(BEAST, "gi:campfire"),
  "deed/wake": on(HEARTH, "gi:sunrise"),
};

// A picture for every card.
import { gallery } from "../../../art/drawn.ts";
import * as basics from "./scenes/basics.ts";
import * as court from "./scenes/court.ts";
import * as strife from "./scenes/strife.ts";
import * as trades from "./scenes/trades.ts";

export const SCENES: Readonly<Record<string, () => string>> = {
  ...basics,
  ...court,
  ...strife,
  ...trades,
};

export const sceneOf = gallery(SCENES);

// The question of the gallery: lit things can be clicked, some are already chosen, and nothing is
// ever answered.
import type { Question } from "../../contract/shared.ts";
import { Choosing } from "../../table/choosing.svelte.ts";

const LIT = [
  "space/any",
  "chosen/fighter",
  "slot/may",
  "chosen/slot",
  "row/miner",
  "row/merchant",
  "row/novice",
  "bank/arcane",
  "held/site",
];
const CHOSEN = ["chosen/fighter", "chosen/slot", "row/novice"];

const QUESTION: Question = {
  ask: "question",
  seat: 0,
  number: 0,
  kind: "gallery",
  prompt: { id: "throneroom" },
  lo: 0,
  hi: LIT.length,
  ordered: false,
  choices: LIT.map((target) => ({ key: target, text: { id: "throneroom" }, target })),
};

export function asked(): Choosing {
  const choosing = new Choosing({ question: () => QUESTION, decision: () => "gallery" });
  for (const key of CHOSEN) choosing.pickKey(key);
  return choosing;
}

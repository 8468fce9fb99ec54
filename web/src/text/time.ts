// Times ago, in as few words as the reader needs.
import type { Language } from "./voice.ts";

const STEPS: readonly [unit: Intl.RelativeTimeFormatUnit, seconds: number][] = [
  ["day", 86_400],
  ["hour", 3_600],
  ["minute", 60],
];

export function ago(then: number, now: number, language: Language): string {
  const words = new Intl.RelativeTimeFormat(language, { numeric: "auto", style: "short" });
  const passed = Math.max(0, now - then);
  for (const [unit, seconds] of STEPS) {
    if (passed >= seconds) return words.format(-Math.floor(passed / seconds), unit);
  }
  return words.format(0, "second");
}

// The reader's settings on this device.
import { LANGUAGES, type Language } from "./text/voice.ts";

export type Theme = "system" | "light" | "dark";
export type Motion = "system" | "full" | "reduced";
/** The answers that need a seal: all that can't be undone, the end of a turn, or none. */
export type Seal = "all" | "turn" | "never";
/** The speed at which the moves of others are shown. */
export type Tempo = "calm" | "brisk" | "at_once";

export const SEALS: readonly Seal[] = ["all", "turn", "never"];
export const TEMPOS: readonly Tempo[] = ["calm", "brisk", "at_once"];

interface Kept {
  language: Language;
  theme: Theme;
  motion: Motion;
  seal: Seal;
  pace: Tempo;
  /** Whether a turn of the house waits for the reader after each step. */
  stepwise: boolean;
  /** Whether a second line under a question gives the consequences of an answer. */
  follows: boolean;
  /** Whether notes explain a first game. */
  notes: boolean;
  sound: boolean;
  notify: boolean;
  /** Whether the reader has been offered notifications. */
  asked: boolean;
}

const KEY = "throneroom";

class Settings implements Kept {
  language = $state<Language>(preferredLanguage());
  theme = $state<Theme>("system");
  motion = $state<Motion>("system");
  seal = $state<Seal>("all");
  pace = $state<Tempo>("calm");
  stepwise = $state(false);
  follows = $state(true);
  notes = $state(true);
  sound = $state(false);
  notify = $state(false);
  asked = $state(false);

  /** Whether the page is being printed, which always uses the light theme. */
  printing = $state(false);

  readonly #dark = media("(prefers-color-scheme: dark)");
  readonly #still = media("(prefers-reduced-motion: reduce)");

  constructor() {
    try {
      const kept = JSON.parse(localStorage.getItem(KEY) ?? "{}") as Partial<Kept>;
      if (kept.language && LANGUAGES.includes(kept.language)) this.language = kept.language;
      if (kept.theme) this.theme = kept.theme;
      if (kept.motion) this.motion = kept.motion;
      if (kept.seal && SEALS.includes(kept.seal)) this.seal = kept.seal;
      if (kept.pace && TEMPOS.includes(kept.pace)) this.pace = kept.pace;
      this.stepwise = kept.stepwise ?? false;
      this.follows = kept.follows ?? true;
      this.notes = kept.notes ?? true;
      this.sound = kept.sound ?? false;
      this.notify = kept.notify ?? false;
      this.asked = kept.asked ?? false;
    } catch {
      // If storage is blocked or holds nonsense, the defaults are used.
    }
  }

  get dark(): boolean {
    if (this.printing) return false;
    return this.theme === "system" ? this.#dark.matches : this.theme === "dark";
  }

  get still(): boolean {
    return this.motion === "system" ? this.#still.matches : this.motion === "reduced";
  }

  keep(): void {
    const { language, theme, motion, seal, pace, stepwise, follows, notes, sound, notify, asked } =
      this;
    const kept: Kept = {
      language,
      theme,
      motion,
      seal,
      pace,
      stepwise,
      follows,
      notes,
      sound,
      notify,
      asked,
    };
    try {
      localStorage.setItem(KEY, JSON.stringify(kept));
    } catch {
      // Without storage, the choice lasts until the page is closed.
    }
  }
}

/** A media query that components can depend on. */
function media(query: string): { readonly matches: boolean } {
  const list = window.matchMedia(query);
  let matches = $state(list.matches);
  list.addEventListener("change", () => (matches = list.matches));
  return {
    get matches() {
      return matches;
    },
  };
}

function preferredLanguage(): Language {
  const spoken = navigator.languages.map((tag) => tag.slice(0, 2));
  return spoken.find((tag): tag is Language => LANGUAGES.includes(tag as Language)) ?? "en";
}

export const settings = new Settings();

// The words of games, each loaded when it is first needed and again when the language changes.
import { parts } from "../parts.svelte.ts";
import { settings } from "../settings.svelte.ts";
import { sources } from "./sources.ts";
import { Voice } from "./voice.ts";

class Voices {
  #made = $state.raw<Readonly<Record<string, Voice>>>({});
  readonly #asked = new Set<string>();

  /** A game's voice without names of players; null until it is loaded. */
  of(game: string): Voice | null {
    const made = this.#made[game] ?? null;
    const key = `${game} ${settings.language}`;
    if (made?.language !== settings.language && !this.#asked.has(key)) {
      this.#asked.add(key);
      this.#load(game)
        .catch(parts.told)
        .finally(() => this.#asked.delete(key));
    }
    return made;
  }

  async #load(game: string): Promise<void> {
    const language = settings.language;
    const made = new Voice(language, await sources(language, game));
    if (language === settings.language) this.#made = { ...this.#made, [game]: made };
  }
}

export const voices = new Voices();

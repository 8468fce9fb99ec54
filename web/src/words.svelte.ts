// The product's words in the language of the moment. `words.text("hall-title")` in a component
// changes with the language by itself.
import { settings } from "./settings.svelte.ts";
import { sources } from "./text/sources.ts";
import { Voice, type Arguments } from "./text/voice.ts";

class Words {
  voice = $state.raw<Voice | null>(null);

  async load(): Promise<void> {
    const language = settings.language;
    const made = new Voice(language, await sources(language));
    if (language === settings.language) this.voice = made;
  }

  text(id: string, args?: Arguments): string {
    return this.voice?.text(id, args) ?? "";
  }
}

export const words = new Words();
export const t = (id: string, args?: Arguments): string => words.text(id, args);
/** Names one after another, as the language writes them: "Anna, Boris and Clara". */
export const list = (names: readonly string[]): string =>
  new Intl.ListFormat(settings.language).format(names);

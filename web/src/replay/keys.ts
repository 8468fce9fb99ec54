// The keyboard controls of a film.
import type { Film } from "./film.svelte.ts";

export const filmKeys = (film: Film): Record<string, () => void> => ({
  ArrowLeft: () => film.step(-1),
  ArrowRight: () => film.step(1),
  PageUp: () => film.step(-10),
  PageDown: () => film.step(10),
  Home: () => film.step(-film.total),
  End: () => film.step(film.total),
  " ": () => (film.playing ? film.pause() : film.play()),
});

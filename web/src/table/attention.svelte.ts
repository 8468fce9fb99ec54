// Calls a player who looks elsewhere: page title, sound, notification.
import { settings } from "../settings.svelte.ts";
import { sound } from "./sounds.ts";

/** Calls once per turn, not for each question of it. */
export class Attention {
  #mine = false;
  #note: Notification | null = null;

  constructor() {
    document.addEventListener("visibilitychange", this.#here);
  }

  asked(mine: boolean, text: string): void {
    if (mine && !this.#mine) this.#call(text);
    if (!mine) this.#note?.close();
    this.#mine = mine;
  }

  close(): void {
    document.removeEventListener("visibilitychange", this.#here);
    this.#note?.close();
  }

  #call(text: string): void {
    sound.play("turn");
    if (!document.hidden || !settings.notify || !("Notification" in window)) return;
    if (Notification.permission !== "granted") return;
    this.#note = new Notification(text, { tag: "throneroom-turn" });
    this.#note.onclick = () => window.focus();
  }

  #here = (): void => {
    if (!document.hidden) this.#note?.close();
  };
}

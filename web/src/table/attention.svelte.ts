// Calls a player who looks elsewhere: page title, sound, notification.
import { untrack } from "svelte";
import { settings } from "../settings.svelte.ts";
import { t } from "../words.svelte.ts";
import { sound } from "./sounds.ts";

interface Given {
  game: string;
  /** Whether the reader is to answer. */
  mine: () => boolean;
  over: () => boolean;
  /** The number of lines that were said. */
  said: () => number;
}

/** Tells in title and sound what happens at a table; to be called while a component is made. */
export function callForAttention({ game, mine, over, said }: Given): void {
  const attention = new Attention();
  $effect(() => () => attention.close());
  $effect(() => {
    const name = t(`game-${game}`);
    document.title = mine() ? t("title-your-turn", { game: name }) : `${name} · ${t("throneroom")}`;
    const asked = mine();
    untrack(() => attention.asked(asked, document.title));
  });
  let ended = untrack(over);
  $effect(() => {
    if (over() && !ended) sound.play("end");
    ended = over();
  });
  let heard = untrack(said);
  $effect(() => {
    if (said() > heard && heard > 0) sound.play("chat");
    heard = said();
  });
}

/** Calls once per turn, not for each question of it. */
class Attention {
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

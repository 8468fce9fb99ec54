// Calls for the attention of a player who is looking elsewhere: page title, sound, notification.
import { untrack } from "svelte";
import { dropNotice, showNotice } from "../push.ts";
import { settings } from "../settings.svelte.ts";
import { t } from "../words.svelte.ts";
import { sound } from "./sounds.ts";

interface Given {
  table: string;
  game: string;
  /** Whether the reader has to answer. */
  mine: () => boolean;
  over: () => boolean;
  /** The number of lines that others have said. */
  news: () => number;
}

/** Tells in title and sound what happens at a table; to be called while a component is made. */
export function callForAttention({ table, game, mine, over, news }: Given): void {
  const attention = new Attention(table);
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
  let heard = untrack(news);
  $effect(() => {
    if (news() > heard) sound.play("chat");
    heard = news();
  });
}

/** Calls for attention once per turn, not for each of its questions. */
class Attention {
  #mine = false;
  readonly #table: string;

  constructor(table: string) {
    this.#table = table;
    document.addEventListener("visibilitychange", this.#here);
  }

  asked(mine: boolean, text: string): void {
    if (mine && !this.#mine) this.#call(text);
    if (!mine) this.#drop();
    this.#mine = mine;
  }

  close(): void {
    document.removeEventListener("visibilitychange", this.#here);
    this.#drop();
  }

  #call(text: string): void {
    sound.play("turn");
    if (document.hidden && settings.notify) void showNotice(this.#table, text);
  }

  #drop(): void {
    void dropNotice(this.#table);
  }

  #here = (): void => {
    if (!document.hidden) this.#drop();
  };
}

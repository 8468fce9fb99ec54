// The thing that is being read, large and with its rules, or glanced at under the mouse.

export interface Peek {
  thing: string;
  at: DOMRect;
}

const PEEK_AFTER = 420;

export class Reader {
  thing = $state<string | null>(null);
  /** The player whose things are shown. */
  seat = $state<number | null>(null);
  peek = $state.raw<Peek | null>(null);
  /** Whether the next touched thing is read, whatever a touch does otherwise. */
  asked = $state(false);
  #timer = 0;
  #over: Element | null = null;
  /** The element that had the focus before. */
  #from: Element | null = null;
  #before: Element | null = null;

  open(thing: string): void {
    this.asked = false;
    this.leave();
    // Only keyboard users need the focus back where it was.
    if (this.thing === null) this.#from = document.querySelector(":focus-visible");
    this.thing = thing;
  }

  close(): void {
    this.thing = null;
    if (this.#from instanceof HTMLElement) this.#from.focus({ preventScroll: true });
    this.#from = null;
  }

  show(seat: number): void {
    this.leave();
    this.#before = document.querySelector(":focus-visible");
    this.seat = seat;
  }

  hide(): void {
    this.seat = null;
    if (this.#before instanceof HTMLElement) this.#before.focus({ preventScroll: true });
    this.#before = null;
  }

  /** Closes the topmost view. Returns false if there is none. */
  dismiss(): boolean {
    if (this.thing !== null) this.close();
    else if (this.seat !== null) this.hide();
    else return false;
    return true;
  }

  /** The keyboard has gone on to something under it: what lies on top goes, and the focus stays there. */
  abandon(): void {
    if (this.thing !== null) this.thing = this.#from = null;
    else this.seat = this.#before = null;
  }

  /** The next thing that lies on the table, in reading order. */
  step(by: 1 | -1): void {
    const lying = [...document.querySelectorAll<HTMLElement>("[data-thing]")];
    const named = lying.map((element) => element.dataset["thing"]!);
    const things = named.filter((thing, i) => named.indexOf(thing) === i);
    const here = things.indexOf(this.thing ?? "");
    if (things.length) this.thing = things[(here + by + things.length) % things.length]!;
  }

  hover(thing: string, element: Element): void {
    if (element === this.#over) return;
    this.#over = element;
    clearTimeout(this.#timer);
    this.#timer = window.setTimeout(() => {
      if (this.thing === null && element.isConnected)
        this.peek = { thing, at: element.getBoundingClientRect() };
    }, PEEK_AFTER);
  }

  leave(): void {
    this.#over = null;
    clearTimeout(this.#timer);
    this.peek = null;
  }
}

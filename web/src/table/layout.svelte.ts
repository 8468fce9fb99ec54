// The layout of the table on this screen.

/** A laptop with a rail; a phone upright; a phone on its side. */
export type Layout = "wide" | "portrait" | "landscape";

export function layoutFor(width: number, height: number): Layout {
  if (height < 560 && width > height) return "landscape";
  return width < 760 || (width < 1000 && height > width) ? "portrait" : "wide";
}

class Screen {
  width = $state(window.innerWidth);
  height = $state(window.innerHeight);
  readonly layout = $derived(layoutFor(this.width, this.height));

  constructor() {
    window.addEventListener("resize", () => {
      this.width = window.innerWidth;
      this.height = window.innerHeight;
    });
  }
}

export const screen = new Screen();

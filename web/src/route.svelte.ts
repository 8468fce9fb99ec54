// The reader's place in the client. Addresses are plain paths; links are ordinary anchors.
import type { Component } from "svelte";
import { fit } from "./fit.ts";
import { jumpTo, letGo } from "./ui/place.ts";

export interface Place {
  params: Record<string, string>;
  query: URLSearchParams;
}
// Each page uses the properties of its place that it needs.
// eslint-disable-next-line @typescript-eslint/no-explicit-any
type Page = Component<any>;
type LoadPage = () => Promise<{ default: Page }>;

/** The routes. The first pattern that matches wins; ":id" stands for one segment of the path. */
const ROUTES: [string, LoadPage][] = [
  ["/", () => import("./pages/Hall.svelte")],
  ["/new/:game", () => import("./pages/NewTable.svelte")],
  ["/table/:id", () => import("./pages/Table.svelte")],
  ["/replay/:id", () => import("./pages/Replay.svelte")],
  ["/rules/:game", () => import("./pages/Rules.svelte")],
  ["/chronicles", () => import("./pages/Chronicles.svelte")],
  ["/chronicle/:id", () => import("./pages/Chronicle.svelte")],
  ["/lab", () => import("./pages/Lab.svelte")],
  ["/mine", () => import("./pages/Mine.svelte")],
  ["/settings", () => import("./pages/Settings.svelte")],
  ["/about", () => import("./pages/About.svelte")],
  ["/furniture", () => import("./pages/Furniture.svelte")],
  ["/furniture/oath", () => import("./pages/Prepared.svelte")],
];
/** Pages that always use the light theme, because their parts have themes of their own. */
const BY_DAY = ["/furniture"];
const NOWHERE: LoadPage = () => import("./pages/Nowhere.svelte");

class Route {
  path = $state(location.pathname);
  query = $state.raw(new URLSearchParams(location.search));
  /** The fragment of the address, without "#". */
  hash = $state(place());

  constructor() {
    window.addEventListener("popstate", () => this.#read());
    document.addEventListener("click", (event) => this.#follow(event));
  }

  go(address: string, { replace = false } = {}): void {
    history[replace ? "replaceState" : "pushState"](null, "", address);
    this.#read();
    if (this.hash) return jumpTo(document.getElementById(this.hash));
    letGo(document.scrollingElement!);
    if (!replace) window.scrollTo(0, 0);
  }

  get byDay(): boolean {
    return BY_DAY.includes(this.path);
  }

  find(): { load: LoadPage; params: Record<string, string> } {
    for (const [pattern, load] of ROUTES) {
      const params = fit(pattern, this.path);
      if (params) return { load, params };
    }
    return { load: NOWHERE, params: {} };
  }

  #read(): void {
    this.path = location.pathname;
    this.query = new URLSearchParams(location.search);
    this.hash = place();
  }

  /** Follows links within the site without reloading the page. */
  #follow(event: MouseEvent): void {
    if (event.defaultPrevented || event.button !== 0) return;
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    const link = (event.target as Element).closest("a");
    if (!link || link.target || link.hasAttribute("download")) return;
    if (link.origin !== location.origin || link.pathname.startsWith("/api")) return;
    event.preventDefault();
    this.go(link.pathname + link.search + link.hash);
  }
}

const place = (): string => location.hash.slice(1);

export const route = new Route();

// Where the reader is. Addresses are plain paths; links are ordinary anchors.
import type { Component } from "svelte";

export interface Place {
  params: Record<string, string>;
  query: URLSearchParams;
}
// A page takes what it needs of its place.
// eslint-disable-next-line @typescript-eslint/no-explicit-any
type Page = Component<any>;
type LoadPage = () => Promise<{ default: Page }>;

/** The first pattern that fits wins; ":id" stands for one part of the path. */
const ROUTES: [string, LoadPage][] = [
  ["/", () => import("./pages/Hall.svelte")],
  ["/new/:game", () => import("./pages/NewTable.svelte")],
  ["/table/:id", () => import("./pages/Table.svelte")],
  ["/replay/:id", () => import("./pages/Replay.svelte")],
  ["/rules/:game", () => import("./pages/Rules.svelte")],
  ["/mine", () => import("./pages/Mine.svelte")],
  ["/settings", () => import("./pages/Settings.svelte")],
  ["/about", () => import("./pages/About.svelte")],
];
const NOWHERE: LoadPage = () => import("./pages/Nowhere.svelte");

class Route {
  path = $state(location.pathname);
  query = $state.raw(new URLSearchParams(location.search));

  constructor() {
    window.addEventListener("popstate", () => this.#read());
    document.addEventListener("click", (event) => this.#follow(event));
  }

  go(address: string, { replace = false } = {}): void {
    history[replace ? "replaceState" : "pushState"](null, "", address);
    this.#read();
    if (!replace) window.scrollTo(0, 0);
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
  }

  /** Links within the site are followed without loading the page anew. */
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

export function fit(pattern: string, path: string): Record<string, string> | null {
  const wanted = pattern.split("/").filter(Boolean);
  const given = path.split("/").filter(Boolean);
  if (wanted.length !== given.length) return null;
  const params: Record<string, string> = {};
  for (const [i, part] of wanted.entries()) {
    if (part.startsWith(":")) params[part.slice(1)] = decodeURIComponent(given[i]!);
    else if (part !== given[i]) return null;
  }
  return params;
}

export const route = new Route();

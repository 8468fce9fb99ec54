// The icons that the sources name, out of the four thousand of the game-icons set.
import { readFileSync, readdirSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import type { Plugin } from "vite";

const MODULE = "virtual:icons";
const SOURCES = new URL("../src/", import.meta.url).pathname;

interface IconSet {
  icons: Record<string, { body: string }>;
}

export function icons(): Plugin {
  return {
    name: "throneroom-icons",
    resolveId: (id) => (id === MODULE ? "\0" + MODULE : null),
    load(id) {
      if (id !== "\0" + MODULE) return null;
      const set = (createRequire(import.meta.url)("@iconify-json/game-icons/icons.json") as IconSet)
        .icons;
      const symbols = [...named()].sort().map((name) => {
        const icon = set[name];
        if (!icon) throw new Error(`There is no icon 'gi:${name}' in game-icons.`);
        const body = icon.body.replace(/ fill="currentColor"/g, "");
        return `<symbol id="g-${name}" viewBox="0 0 512 512">${body}</symbol>`;
      });
      return `export default ${JSON.stringify(symbols.join(""))}`;
    },
  };
}

/** An icon is named as "gi:castle" wherever it is used, so that a search finds it. */
function named(): Set<string> {
  const names = new Set<string>();
  for (const file of readdirSync(SOURCES, { recursive: true, encoding: "utf-8" })) {
    if (!/\.(ts|svelte)$/.test(file)) continue;
    const text = readFileSync(join(SOURCES, file), "utf-8");
    for (const [, name] of text.matchAll(/gi:([a-z0-9]+(?:-[a-z0-9]+)*)/g)) names.add(name!);
  }
  return names;
}

// The icons that the sources name, out of the four thousand of the game-icons set.
import { readFileSync, readdirSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import type { Plugin } from "vite";

const MODULE = "virtual:icons";
const SOURCES = new URL("../src/", import.meta.url).pathname;
/** Folders whose own icons come with their modules, and not with every page. */
const APART: readonly string[] = [
  ...readdirSync(join(SOURCES, "games"), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => `games/${name}/`),
  "pages/furniture/",
];
const NAMED = /gi:([a-z0-9]+(?:-[a-z0-9]+)*)/g;

interface IconSet {
  icons: Record<string, { body: string }>;
}

export function icons(): Plugin {
  return {
    name: "throneroom-icons",
    resolveId: (id) => (id === MODULE || id.startsWith(MODULE + "/") ? "\0" + id : null),
    load(id) {
      if (!id.startsWith("\0" + MODULE)) return null;
      const folder = id.slice(MODULE.length + 2);
      if (!folder) return `export default ${symbols(named())}`;
      return `import { bring } from "/src/art/symbols.ts";\nbring(${symbols(namedOnlyIn(folder))});`;
    },
    /** A module of such a folder that names icons brings them, whatever page it is loaded for. */
    transform(code, id) {
      const folder = APART.find((apart) => id.startsWith(SOURCES + apart));
      if (folder === undefined || !/\.(ts|svelte)$/.test(id) || !code.match(NAMED)) return null;
      return { code: `${code}\nimport "${MODULE}/${folder}";`, map: null };
    },
  };
}

/** "icons-oath" for the icons of the folder "games/oath/". */
export const chunkOfIcons = (id: string): string => "icons-" + id.split("/").at(-2);

/** The symbols of icons, as a literal. */
function symbols(names: ReadonlySet<string>): string {
  const set = (createRequire(import.meta.url)("@iconify-json/game-icons/icons.json") as IconSet)
    .icons;
  const drawn = [...names].sort().map((name) => {
    const icon = set[name];
    if (!icon) throw new Error(`There is no icon 'gi:${name}' in game-icons.`);
    const body = shorter(icon.body.replace(/ fill="currentColor"/g, ""));
    return `<symbol id="g-${name}" viewBox="0 0 512 512">${body}</symbol>`;
  });
  return JSON.stringify(drawn.join(""));
}

/** A tenth of a unit is enough on a field of 512; it spares a quarter of the letters. */
export function shorter(body: string): string {
  const rounded = body.replace(/\d*\.\d+/g, (number, at: number) => {
    const short = String(Math.round(Number(number) * 10) / 10).replace(/^0\./, ".");
    if (short.includes(".") && short.startsWith(".") === number.startsWith(".")) return short;
    // Points also keep numbers apart: "1.5.02" is two of them.
    const before = /\d/.test(body[at - 1] ?? "") ? " " : "";
    const after = body[at + number.length] === "." ? " " : "";
    return before + short + after;
  });
  return rounded.replace(/ {2,}/g, " ");
}

const isApart = (file: string): boolean => APART.some((folder) => file.startsWith(folder));

function namedOnlyIn(folder: string): Set<string> {
  const everywhere = named();
  const here = named((file) => file.startsWith(folder));
  return new Set([...here].filter((name) => !everywhere.has(name)));
}

/** An icon is named as "gi:castle" wherever it is used, so that a search finds it. */
function named(isMeant = (file: string): boolean => !isApart(file)): Set<string> {
  const names = new Set<string>();
  for (const file of readdirSync(SOURCES, { recursive: true, encoding: "utf-8" })) {
    if (!/\.(ts|svelte)$/.test(file) || !isMeant(file)) continue;
    const text = readFileSync(join(SOURCES, file), "utf-8");
    for (const [, name] of text.matchAll(NAMED)) names.add(name!);
  }
  return names;
}

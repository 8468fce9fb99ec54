// Builds the service worker, and tells it which files make up the client.
import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import type { Plugin } from "vite";

const SOURCE = new URL("../src/worker.js", import.meta.url);
/** Fonts and the like are kept when they are first used. */
const SHELL = /\.(js|css)$/;

export function worker(): Plugin {
  return {
    name: "throneroom-worker",
    apply: "build",
    generateBundle: {
      order: "post",
      handler(_, bundle) {
        const source = fill(readFileSync(SOURCE, "utf-8"), Object.keys(bundle));
        this.emitFile({ type: "asset", fileName: "sw.js", source });
      },
    },
  };
}

export function fill(source: string, built: readonly string[]): string {
  const version = createHash("sha256").update(built.toSorted().join()).digest("hex").slice(0, 12);
  const files = built.filter((name) => SHELL.test(name)).map((name) => `/${name}`);
  return source.replace("__SHELL__", () => JSON.stringify({ version, files: files.toSorted() }));
}

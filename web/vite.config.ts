import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vite";
import { chunkOfIcons, icons } from "./tools/icons.ts";
import { toml } from "./tools/toml.ts";
import { worker } from "./tools/worker.ts";

// The built client becomes a part of the Python package.
const PACKAGE = "../src/throneroom/server/client";

export default defineConfig({
  plugins: [toml(), svelte(), icons(), worker()],
  build: {
    outDir: PACKAGE,
    emptyOutDir: true,
    target: "es2022",
    assetsInlineLimit: 0,
    // How long a slow machine took is of no use to whoever only wants to play.
    rolldownOptions: {
      checks: { bundlerTimings: false },
      // The icons of a game come beside whatever names them first, in one piece.
      output: {
        codeSplitting: {
          includeDependenciesRecursively: false,
          groups: [{ test: /virtual:icons\//, name: chunkOfIcons }],
        },
      },
    },
  },
  // `npm run dev` beside a running `throneroom serve`.
  server: {
    proxy: {
      "/api": { target: "http://127.0.0.1:8000", ws: true, changeOrigin: true },
    },
    fs: { allow: [".."] },
  },
});

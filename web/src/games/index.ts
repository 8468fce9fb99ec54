// The games that have a table. Each is loaded when its first table is opened.
import type { GameModule } from "./game.ts";

const GAMES: Record<string, () => Promise<GameModule>> = {
  architects: async () => (await import("./architects/index.ts")).architects as GameModule,
  architects_coop: async () =>
    (await import("./architects_coop/index.ts")).architectsCoop as GameModule,
  dominion: async () => (await import("./dominion/index.ts")).dominion as GameModule,
  fallen_lands: async () => (await import("./fallen_lands/index.ts")).fallenLands as GameModule,
  oath: async () => (await import("./oath/index.ts")).oath as GameModule,
  paladins: async () => (await import("./paladins/index.ts")).paladins as GameModule,
  paladins_coop: async () => (await import("./paladins_coop/index.ts")).paladinsCoop as GameModule,
  viscounts_coop: async () =>
    (await import("./viscounts_coop/index.ts")).viscountsCoop as GameModule,
  viscounts: async () => (await import("./viscounts/index.ts")).viscounts as GameModule,
  legends: async () => (await import("./legends/index.ts")).legends as GameModule,
};

export async function loadGame(slug: string): Promise<GameModule> {
  const load = GAMES[slug];
  if (!load) throw new Error(`There is no table for '${slug}'`);
  return load();
}

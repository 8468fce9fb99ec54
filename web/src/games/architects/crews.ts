// All owners of workers on the table: the players, and in a scenario the Overlord after them.
import type { ArchitectsView } from "../../contract/architects.ts";
import type { Owner } from "../../table/furniture/pieces.ts";
import type { Voice } from "../../text/voice.ts";

interface Crew {
  open: readonly number[];
  prison: number;
}

type Shown = ArchitectsView & { overlord?: Crew };

export const crews = (view: Shown): readonly Crew[] =>
  view.overlord ? [...view.players, view.overlord] : view.players;

/** The owner of the pieces with this index. */
export const ownerOf = (view: ArchitectsView, owner: number): Owner =>
  owner < view.players.length ? owner : "lord";

export const nameOfOwner = (names: readonly string[], owner: number, voice: Voice): string =>
  names[owner] ?? voice.player(owner);

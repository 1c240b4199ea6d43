/** What is told of a cat to who looks at its page. No zod in here: pages read it. */

import type { Counts } from '../figures.ts';
import type { CatLook } from './catLook.ts';

/** Who may see a history: everybody, who has sat at a table with this cat, or only itself. */
export const VISIBILITIES = ['everybody', 'met', 'nobody'] as const;
export type Visibility = (typeof VISIBILITIES)[number];

/** GET /api/cats/:id → CatPage. Of tables that were not public only what the viewer was there for. */
export interface CatPage {
  readonly id: string;
  readonly name: string;
  readonly look: CatLook;
  readonly since: number;
  /** Present on one's own. */
  readonly own?: { readonly visibility: Visibility };
  /** The latest first. */
  readonly matches: readonly PlayedMatch[];
  readonly games: readonly GameHistory[];
  /** Who got the better of this cat most often, and of whom it did. */
  readonly nemesis?: Rival;
  readonly victim?: Rival;
}

export interface PlayedMatch {
  readonly id: string;
  readonly game: string;
  readonly at: number;
  readonly seats: number;
  readonly place: number;
  readonly points: number;
  readonly won: boolean;
  readonly walkedOut: boolean;
}

export interface Played {
  readonly matches: number;
  readonly wins: number;
  readonly counts: Counts;
}

export interface GameHistory extends Played {
  readonly game: string;
  /** By months such as 2026-11, the first one first. */
  readonly months: readonly (Played & { readonly month: string })[];
  readonly bySeats: readonly (Played & { readonly seats: number })[];
}

export interface Rival {
  readonly id: string;
  readonly name: string;
  readonly times: number;
}

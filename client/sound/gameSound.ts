import type { Seat } from '../../shared/engine/game.ts';
import type { Species } from '../../shared/table/people/catLook.ts';
import type { Cue } from '../choreography/cues.ts';
import type { Recipe } from './blocks.ts';
import type { Music } from './music.ts';

/** What a game brings to be heard, beside what all games have. */
export interface GameSound {
  /** Of its room. */
  readonly music?: Music;
  readonly recipes: { readonly [cue: Cue]: Recipe };
  /** Cues that the music makes room for. */
  readonly ducking?: readonly Cue[];
}

/** What the show asks of the sound. */
export interface Soundtrack {
  play(cue: Cue, seat?: Seat, level?: number): void;
  enter(game: GameSound | undefined): void;
  /** By seat. */
  cast?(species: readonly Species[]): void;
}

import type { Seat } from '../../../shared/engine/game.ts';
import type { Species } from '../../../shared/table/people/catLook.ts';
import type { Cue } from '../../choreography/cues.ts';
import type { GameSound } from '../../sound/gameSound.ts';

/** What the show asks of the sound. */
export interface Soundtrack {
  play(cue: Cue, seat?: Seat, level?: number): void;
  enter(game: GameSound | undefined): void;
  /** By seat. */
  cast?(species: readonly Species[]): void;
}

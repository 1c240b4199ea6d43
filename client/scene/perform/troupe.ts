/** Everything that a performance needs at hand. */

import type { Seat } from '../../../shared/engine/game.ts';
import type { Cue } from '../../choreography/cues.ts';
import type { CaptionBoard } from '../../choreography/words.ts';
import type { TableLayout } from '../layout/layout.ts';
import type { Stage } from '../stage.ts';
import type { PropBook } from './props.ts';

export interface Troupe {
  readonly stage: Stage;
  readonly layout: TableLayout;
  readonly props: PropBook;
  readonly captions: CaptionBoard;
  /** Plays a sound now, if somebody listens. */
  readonly sound: (cue: Cue, seat: Seat | undefined, level: number) => void;
  readonly channels: Channels;
  /** Whose cat sleeps because its person is not there. */
  readonly isAbsent: (seat: Seat) => boolean;
}

/** What cannot be moved by two motions at a time. */
export interface Channels {
  readonly seats: readonly {
    readonly root: object;
    readonly paw: object;
    readonly mood: object;
    readonly gaze: object;
  }[];
  readonly light: { readonly [name: string]: object };
  readonly camera: { readonly [name: string]: object };
  readonly shake: object;
}

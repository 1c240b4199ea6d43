/** Everything that a performance needs at hand: whoever puts a step on the stage gets this. */

import type { Seat } from '../../../shared/engine/game.ts';
import type { CardId } from '../../../shared/table/cards.ts';
import type { Cue } from '../../choreography/cues.ts';
import type { Script } from '../../choreography/script.ts';
import type { Tableau } from '../../choreography/tableau.ts';
import type { Timeline } from '../../choreography/timeline.ts';
import type { CaptionBoard } from '../../choreography/words.ts';
import type { TableLayout } from '../layout/layout.ts';
import type { Stage } from '../stage.ts';
import type { PropBook } from './props.ts';

export interface StageCompany {
  readonly stage: Stage;
  /** A new size of the window or another viewer: everything has to be settled anew. */
  layout: TableLayout;
  readonly props: PropBook;
  readonly captions: CaptionBoard;
  /** Plays a sound now, if somebody listens. */
  readonly sound: (cue: Cue, seat: Seat | undefined, level: number) => void;
  readonly channels: Channels;
  /** Bit n is set when the person of seat n is not there: its cat sleeps between the scenes. */
  absent: number;
  /** How the person before the screen has put its cards in order. */
  handOrder: readonly CardId[];
  /** The card of it that follows the finger: the page draws it. */
  carried: CardId | undefined;
  perform(script: Script): Timeline;
  settle(after: Tableau): void;
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

/** A troupe with its stage and layout, ready to be directed. */

import type { Script } from '../../choreography/script.ts';
import type { Tableau } from '../../choreography/tableau.ts';
import type { Timeline } from '../../choreography/timeline.ts';
import type { CaptionBoard } from '../../choreography/words.ts';
import type { TableLayout } from '../layout/layout.ts';
import type { Stage } from '../stage.ts';
import { createChannels, perform } from './perform.ts';
import { createPropBook, type PropBook } from './props.ts';
import { settle } from './settle.ts';
import type { Troupe } from './troupe.ts';

export interface StageCompany {
  readonly props: PropBook;
  /** A new size of the window or another viewer: everything has to be settled anew. */
  layout: TableLayout;
  /** Bit n is set when the person of seat n is not there: its cat sleeps between the scenes. */
  absent: number;
  perform(script: Script): Timeline;
  settle(after: Tableau): void;
}

export function createCompany(
  stage: Stage,
  firstLayout: TableLayout,
  captions: CaptionBoard,
  sound: Troupe['sound'],
): StageCompany {
  const props = createPropBook(stage);
  const channels = createChannels();
  let layout = firstLayout;
  let absent = 0;
  const troupe: Troupe = {
    stage,
    get layout() {
      return layout;
    },
    props,
    captions,
    sound,
    channels,
    isAbsent: (seat) => (absent & (1 << seat)) !== 0,
  };
  return {
    props,
    get layout() {
      return layout;
    },
    set layout(changed) {
      layout = changed;
    },
    get absent() {
      return absent;
    },
    set absent(changed) {
      absent = changed;
    },
    perform: (script) => perform(troupe, script),
    settle: (after) => settle(troupe, after),
  };
}

/** A company with its stage and layout, ready to be directed. */

import type { CaptionBoard } from '../../choreography/words.ts';
import type { TableLayout } from '../layout/layout.ts';
import type { Stage } from '../stage.ts';
import type { StageCompany } from './company.ts';
import { createChannels, perform } from './perform.ts';
import { createPropBook } from './props.ts';
import { settle } from './settle.ts';

export function createCompany(
  stage: Stage,
  layout: TableLayout,
  captions: CaptionBoard,
  sound: StageCompany['sound'],
): StageCompany {
  const company: StageCompany = {
    stage,
    layout,
    props: createPropBook(stage),
    captions,
    sound,
    channels: createChannels(stage.repertoire),
    absent: 0,
    handOrder: [],
    carried: undefined,
    perform: (script) => perform(company, script),
    settle: (after) => settle(company, after),
  };
  return company;
}

/** How the store came to its present shape, in order. A step that has been released is never edited: add another one. */

import { gallery } from './gallery/0010-gallery.ts';
import { guesses } from './gallery/0011-guesses.ts';
import { beginning } from './journal/0001-beginning.ts';
import { journalInOneTree } from './journal/0002-journal-in-one-tree.ts';
import { epochs } from './journal/0003-epochs.ts';
import { ends } from './journal/0004-ends.ts';
import { seated } from './journal/0005-seated.ts';
import { quickMatches } from './journal/0006-quick-matches.ts';
import { sessions } from './people/0020-sessions.ts';
import { blocks } from './people/0021-blocks.ts';
import { keeping } from './people/0022-keeping.ts';
import { history } from './people/0023-history.ts';
import { safety } from './people/0024-safety.ts';
import { ratings } from './ratings/0030-ratings.ts';
import { ratingBases } from './ratings/0031-rating-bases.ts';
import { boardInOneTree } from './ratings/0032-board-in-one-tree.ts';
import type { Step } from './step.ts';

export const STEPS: { readonly [name: string]: Step } = {
  '0001-beginning': beginning,
  '0002-journal-in-one-tree': journalInOneTree,
  '0003-epochs': epochs,
  '0004-ends': ends,
  '0005-seated': seated,
  '0006-quick-matches': quickMatches,
  '0010-gallery': gallery,
  '0011-guesses': guesses,
  '0020-sessions': sessions,
  '0021-blocks': blocks,
  '0022-keeping': keeping,
  '0023-history': history,
  '0024-safety': safety,
  '0030-ratings': ratings,
  '0031-rating-bases': ratingBases,
  '0032-board-in-one-tree': boardInOneTree,
};

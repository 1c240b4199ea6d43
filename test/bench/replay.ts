/** What opening a replay transfers beyond the code of a table. */

import { measureReplay } from '../support/browser/transfer.ts';
import type { Figures } from './run.ts';

export const bench = async (): Promise<Figures> => ({ ...(await measureReplay()) });

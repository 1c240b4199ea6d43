/** Blocking and reporting. */

import type { Refusal } from '../../shared/engine/game.ts';
import type { Result } from '../../shared/engine/result.ts';
import type { BlockedCats, Done } from '../../shared/table/people/account.ts';
import type { ReportReason } from '../../shared/table/people/reports.ts';
import { callAsMe } from './account.ts';

type Answer<T> = Promise<Result<T, Refusal>>;

export const blockedCats = (): Answer<BlockedCats> => callAsMe({ method: 'GET', path: '/api/me/blocks' });
export const block = (cat: string): Answer<BlockedCats> =>
  callAsMe({ method: 'POST', path: '/api/me/blocks', body: { cat } });
export const unblock = (cat: string): Answer<BlockedCats> =>
  callAsMe({ method: 'DELETE', path: `/api/me/blocks/${cat}` });
export const reportCat = (cat: string, reason: ReportReason): Answer<Done> =>
  callAsMe({ method: 'POST', path: '/api/me/reports', body: { cat, reason } });

/** Pages of cats, one's own and others'. */

import type { Refusal } from '../../shared/engine/game.ts';
import type { Result } from '../../shared/engine/result.ts';
import type { CatPage, Visibility } from '../../shared/table/people/catPage.ts';
import { callAsMe } from './account.ts';

export const catPage = (id: string): Promise<Result<CatPage, Refusal>> =>
  callAsMe({ method: 'GET', path: `/api/cats/${id}` });

export const showHistoryTo = (visibility: Visibility): Promise<Result<CatPage, Refusal>> =>
  callAsMe({ method: 'PATCH', path: '/api/me/history', body: { visibility } });

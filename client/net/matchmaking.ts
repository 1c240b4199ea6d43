/** Opens a table. The answer is its address; sitting down there is the next step. */

import type { Refusal } from '../../shared/engine/game.ts';
import type { Result } from '../../shared/engine/result.ts';
import type { TableAddress } from '../../shared/table/api.ts';
import type { TableOptionsInput } from '../../shared/table/options.ts';
import type { Language } from '../../shared/table/talk.ts';
import { call } from './api.ts';
import { introduce } from './identity.ts';

export async function openTable(
  options: TableOptionsInput,
  language: Language,
): Promise<Result<TableAddress, Refusal>> {
  const known = await introduce(language);
  return known.ok
    ? call<TableAddress>({ method: 'POST', path: '/api/tables', token: known.value, body: options })
    : known;
}

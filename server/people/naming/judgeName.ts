/** Whether somebody may be called like this; if not, what else would suit. */

import { randomInt } from 'node:crypto';
import type { Refusal } from '../../../shared/engine/game.ts';
import { err, type Result } from '../../../shared/engine/result.ts';
import { CAT_NAMES } from '../../../shared/table/people/catNames.ts';
import { parseName } from '../../../shared/table/people/names.ts';
import { isUnkind } from './unkind.ts';

/** Nobody can be told which letter to change: a name that would do is said instead. */
const OFFERED: readonly string[] = ['name/reserved', 'name/lookAlike'];

export function judgeName(input: unknown): Result<string, Refusal> {
  const parsed = parseName(input);
  const suggestion = CAT_NAMES[randomInt(CAT_NAMES.length)] ?? CAT_NAMES[0];
  if (!parsed.ok) return OFFERED.includes(parsed.error.code) ? err({ ...parsed.error, facts: { suggestion } }) : parsed;
  return isUnkind(parsed.value) ? err({ code: 'name/unkind', facts: { suggestion } }) : parsed;
}

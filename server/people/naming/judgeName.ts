/** Whether somebody may be called like this; if not, what else would suit. */

import { randomInt } from 'node:crypto';
import type { Refusal } from '../../../shared/engine/game.ts';
import { err, type Result } from '../../../shared/engine/result.ts';
import { CAT_NAMES } from '../../../shared/table/people/catNames.ts';
import { parseName, skeleton } from '../../../shared/table/people/names.ts';
import { createFinder } from './unkind.ts';

const isUnkind = createFinder(skeleton);

export function judgeName(input: unknown): Result<string, Refusal> {
  const parsed = parseName(input);
  const suggestion = CAT_NAMES[randomInt(CAT_NAMES.length)] ?? CAT_NAMES[0];
  if (!parsed.ok)
    return parsed.error.code === 'name/reserved' ? err({ code: 'name/reserved', facts: { suggestion } }) : parsed;
  return isUnkind(parsed.value) ? err({ code: 'name/unkind', facts: { suggestion } }) : parsed;
}

/** Turns what zod says about malformed input into a refusal that names the field. */

import type { z } from 'zod';
import type { Refusal } from '../../engine/game.ts';
import { err, ok, type Result } from '../../engine/result.ts';

export function parse<T>(schema: z.ZodType<T>, input: unknown, root: string): Result<T, Refusal> {
  const parsed = schema.safeParse(input);
  if (parsed.success) return ok(parsed.data);
  const issue = parsed.error.issues[0];
  const path = issue === undefined ? [] : [...issue.path];
  if (issue?.code === 'unrecognized_keys' && issue.keys[0] !== undefined) path.push(issue.keys[0]);
  const field = path.length === 0 ? root : path.join('.');
  return err({ code: 'blackJacky/malformed', facts: { field, reason: issue?.message ?? 'malformed' } });
}

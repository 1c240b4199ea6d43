/** The list of games with one more: what `shared/games/index.ts` would be with a line for Fib. */

import { MANIFESTS as SHIPPED } from '../../../../shared/games/index.ts';
import { fib } from './fib/manifest.ts';

export const MANIFESTS = [...SHIPPED, fib] as const;

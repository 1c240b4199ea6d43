/** Everything that is derived from matches: one line each. */

import { reveals } from '../gallery/reveals.ts';
import { history } from '../people/history/history.ts';
import { ratingsDerivation } from '../ratings/ratingsDerivation.ts';
import type { Derivation } from './derivation.ts';

export const DERIVATIONS: readonly Derivation[] = [reveals, history, ratingsDerivation];

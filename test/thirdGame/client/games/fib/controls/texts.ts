import { gameTexts } from '../../../../../../client/hud/gameControls.ts';
import type { FibTexts } from '../../../../shared/games/fib/texts/en.ts';

export const [texts, useFibTexts] = gameTexts<FibTexts>();

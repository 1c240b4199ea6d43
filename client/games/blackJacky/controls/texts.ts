import type { JackyTexts } from '../../../../shared/games/blackJacky/texts/en.ts';
import { gameTexts } from '../../../hud/gameControls.ts';

export const [texts, useJackyTexts] = gameTexts<JackyTexts>();

import type { JackyTexts } from '../../../../shared/games/blackJacky/texts/en.ts';
import { useGameWords } from '../../../i18n/useTexts.ts';

/** The words that were loaded for this game are its own texts. */
export const useJackyTexts = (): JackyTexts => useGameWords('blackJacky') as JackyTexts;

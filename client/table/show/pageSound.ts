import { createSound } from '../../sound/sound.ts';
import { settingsStore } from '../../store/person/settings.ts';

/** One for the whole page, whatever it shows: browsers allow few, and it has to hear the first gesture. */
export const pageSound = createSound(settingsStore);

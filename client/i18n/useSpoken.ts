import { useEffect, useState } from 'react';
import type { Speech } from './language.ts';
import { useSpeech } from './useTexts.ts';

/**
 * Words that only one screen needs, loaded when it opens. When the language changes the old ones stay until the new ones are
 * there, so that the screen is never empty in between. `load` must be the same function from render to render.
 */
export function useSpoken<T>(load: (speech: Speech) => Promise<T>): T | undefined {
  const speech = useSpeech();
  const [spoken, setSpoken] = useState<T>();
  useEffect(() => {
    let current = true;
    void load(speech).then((loaded) => {
      if (current) setSpoken(() => loaded);
    });
    return () => {
      current = false;
    };
  }, [load, speech]);
  return spoken;
}

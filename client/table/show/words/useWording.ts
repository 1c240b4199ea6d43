import { useEffect, useState } from 'react';
import type { Language } from '../../../../shared/table/talk.ts';
import type { AnyGameStage } from '../../../games/gameStage.ts';
import type { StageWording } from '../../../games/stageWords.ts';

/** The stage's words in the spoken language; undefined until they are there. */
export function useWording(game: AnyGameStage, language: Language): StageWording | undefined {
  const [wording, setWording] = useState<StageWording>();
  useEffect(() => {
    let current = true;
    void game.words(language).then((words) => {
      if (current) setWording(() => words);
    });
    return () => {
      current = false;
    };
  }, [game, language]);
  return wording;
}

/** What is seen and heard of a match. Loaded apart from the controls: a match can be played before its picture is there. */

import { use } from 'react';
import { useStore } from 'zustand';
import { stageOf } from '../../games/registry.ts';
import { speechStore } from '../../i18n/language.ts';
import { settingsStore } from '../../store/person/settings.ts';
import { pictureStore } from '../../store/table/picture.ts';
import { tableStore } from '../../store/table/table.ts';
import { MatchShow } from './MatchShow.tsx';
import { pageSound as sound } from './pageSound.ts';
import { Reveal } from './reveals/Reveal.tsx';
import type { PastReveal } from './reveals/reveals.ts';
import { useSeatedCats } from './useSeatedCats.ts';
import { useTouch } from './useTouch.ts';

interface Props {
  readonly game: string;
  /** A reveal to be watched again; the table waits behind it. */
  readonly replay: PastReveal | undefined;
  readonly onReplayed: () => void;
  readonly onReveal: (reveal: PastReveal) => void;
}

export function Show({ game, replay, onReplayed, onReveal }: Props) {
  const stage = use(stageOf(game));
  const cats = useSeatedCats(tableStore);
  const language = useStore(speechStore, (speech) => speech?.language ?? 'en');
  useTouch(
    sound,
    useStore(settingsStore, (settings) => settings.reducedMotion),
  );
  if (replay !== undefined)
    return <Reveal reveal={replay} game={stage} cats={cats} language={language} sound={sound} onDone={onReplayed} />;
  return (
    <MatchShow
      table={tableStore}
      game={stage}
      language={language}
      sound={sound}
      onReveal={onReveal}
      onPicture={(change) => pictureStore.setState(change)}
    />
  );
}

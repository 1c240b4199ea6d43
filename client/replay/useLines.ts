import { useMemo } from 'react';
import { type Seat, seat } from '../../shared/engine/game.ts';
import { type Names, useGameControls } from '../hud/gameControls.ts';
import type { LogLine } from '../hud/table/useLog.ts';
import { useGameWords, useTexts } from '../i18n/useTexts.ts';
import type { Recording } from './recording/recording.ts';

/** What has been shown by now, in words: read out as it happens. */
export function useLines({ entries, cats, game }: Recording, seen: number): readonly LogLine[] {
  const t = useTexts();
  const words = useGameWords(game);
  const { describe } = useGameControls();
  const lines = useMemo(() => {
    const names: Names = (place: Seat) => ({
      name: cats[place]?.name ?? t.seat(place + 1),
      you: false,
    });
    return entries.map(({ seq, events, late }) => ({
      seq,
      sentences: [
        ...events.flatMap((event) => describe(words, event, names)),
        ...late.map((paw) => t.lateBy(names(seat(paw.seat)), paw.ms)),
      ],
    }));
  }, [entries, cats, words, describe, t]);
  return useMemo(() => lines.slice(0, seen).filter(({ sentences }) => sentences.length > 0), [lines, seen]);
}

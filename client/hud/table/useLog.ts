import { useMemo } from 'react';
import { type Seat, seat } from '../../../shared/engine/game.ts';
import type { LogEntry } from '../../../shared/table/protocol.ts';
import { useGameWords, useTexts } from '../../i18n/useTexts.ts';
import { useTable } from '../../store/useStore.ts';
import { type Names, useGameControls } from '../gameControls.ts';

export interface LogLine {
  readonly seq: number;
  readonly sentences: readonly string[];
}

export function useNames(): Names {
  const t = useTexts();
  const seats = useTable(({ facts }) => facts?.seats);
  const you = useTable((table) => table.you);
  return useMemo(
    () => (place: Seat) => {
      const sitting = seats?.[place];
      const name = sitting === undefined || sitting.kind === 'free' ? t.seat(place + 1) : sitting.name;
      return { name, you: place === you };
    },
    [seats, you, t],
  );
}

/** Everything that has been shown by now, in words. */
export function useLog(game: string): readonly LogLine[] {
  const t = useTexts();
  const words = useGameWords(game);
  const { describe } = useGameControls();
  const names = useNames();
  const log = useTable((table) => table.log);
  return useMemo(() => {
    const lineOf = ({ seq, events, late }: LogEntry<unknown>): LogLine => ({
      seq,
      sentences: [
        ...events.flatMap((event) => describe(words, event, names)),
        ...late.map((paw) => t.lateBy(names(seat(paw.seat)), paw.ms)),
      ],
    });
    return log.map(lineOf).filter(({ sentences }) => sentences.length > 0);
  }, [log, words, names, describe, t]);
}

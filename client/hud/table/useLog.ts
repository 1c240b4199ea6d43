import { useMemo } from 'react';
import { type Seat, seat } from '../../../shared/engine/game.ts';
import type { LogEntry } from '../../../shared/table/protocol.ts';
import { useGameWords, useTexts } from '../../i18n/useTexts.ts';
import { presentSeq } from '../../store/table.ts';
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
    () => (place: Seat) => ({ name: seats?.[place]?.name || t.seat(place + 1), you: place === you }),
    [seats, you, t],
  );
}

/** Everything that may be told by now. What a reveal is about to show is not told before it. */
export function useLog(game: string): readonly LogLine[] {
  const t = useTexts();
  const words = useGameWords(game);
  const { describe } = useGameControls();
  const names = useNames();
  const log = useTable((table) => table.log);
  const until = useTable(presentSeq);
  return useMemo(() => {
    const lineOf = ({ seq, events, late }: LogEntry<unknown>): LogLine => ({
      seq,
      sentences: [
        ...events.flatMap((event) => describe(words, event, names)),
        ...late.map((paw) => t.lateBy(names(seat(paw.seat)), paw.ms)),
      ],
    });
    return log
      .filter(({ seq }) => seq <= until)
      .map(lineOf)
      .filter(({ sentences }) => sentences.length > 0);
  }, [log, until, words, names, describe, t]);
}

import { useEffect } from 'react';
import { useStore } from 'zustand';
import { useSpeech } from '../../i18n/useTexts.ts';
import { hrefOf } from '../../store/page/route.ts';
import { ownSeatsStore, seatToReturnTo } from '../../store/person/ownSeats.ts';
import { useActions } from '../actions.ts';
import { Icon } from '../kit/Icon.tsx';

/** The way back to a seat that is one's own, wherever it was taken. */
export function OwnTable() {
  const { texts: t, games } = useSpeech();
  const { findSeats } = useActions();
  const seat = useStore(ownSeatsStore, seatToReturnTo);
  useEffect(() => {
    findSeats();
    // Whoever comes back to this tab may have sat down in another.
    const look = () => {
      if (document.visibilityState === 'visible') findSeats();
    };
    document.addEventListener('visibilitychange', look);
    return () => document.removeEventListener('visibilitychange', look);
  }, [findSeats]);
  const name = seat === undefined ? undefined : games[seat.game]?.name;
  if (seat === undefined || name === undefined) return undefined;
  return (
    <a className="way own-table" href={hrefOf({ page: 'table', id: seat.table, as: 'seat' })}>
      <Icon name="table" />
      <span>
        {t.together.ownTable}
        <small>{t.together.ownTableIn[seat.phase](name)}</small>
      </span>
    </a>
  );
}

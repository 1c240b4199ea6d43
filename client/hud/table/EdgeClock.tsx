import { useTexts } from '../../i18n/useTexts.ts';
import { useServerSeconds, useTable } from '../../store/useStore.ts';
import { Drain } from './Drain.tsx';

const LOUD = 10;

/** Along the edge of the screen, for everybody. The last seconds are counted where the own paw is waited for. */
export function EdgeClock({ yours }: { readonly yours: boolean }) {
  const t = useTexts();
  const deadline = useTable(({ present }) => present.window?.deadline);
  const seconds = useServerSeconds(deadline);
  if (deadline === undefined) return undefined;
  return (
    <div className={yours ? 'edge-clock yours' : 'edge-clock'}>
      <Drain />
      {seconds !== undefined && seconds <= LOUD && yours ? (
        <strong className="edge-seconds" role="timer" aria-label={t.secondsLeft(seconds)}>
          {seconds}
        </strong>
      ) : undefined}
    </div>
  );
}

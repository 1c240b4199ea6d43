import type { PersonSnapshot, SeatSnapshot } from '../../../shared/table/protocol.ts';
import { useTexts } from '../../i18n/useTexts.ts';
import type { TableFacts } from '../../store/table/table.ts';
import { useTable } from '../../store/useStore.ts';
import { Button } from '../kit/Button.tsx';
import { Icon } from '../kit/Icon.tsx';

interface Props {
  readonly facts: TableFacts;
  readonly ask: (type: 'rematch' | 'start') => Promise<void>;
}

/** Somebody whose answer counts: a person who has not gone. */
const isAsked = (seat: SeatSnapshot): seat is PersonSnapshot => seat.kind === 'person' && seat.standIn === undefined;

/** Another match with the same cats: one's own wish, whom it waits for, and the host's way not to wait. */
export function Rematch({ facts, ask }: Props) {
  const t = useTexts();
  const you = useTable((table) => table.you);
  const local = useTable((table) => table.local);
  const own = you === undefined ? undefined : facts.seats[you];
  if (own?.kind !== 'person') return undefined;
  const heard = own.ready && !local;
  const silent = facts.seats.filter(isAsked).filter(({ ready }) => !ready);
  const waiting = heard ? silent.map(({ name }) => name) : [];
  return (
    <div className="stack rematch">
      <p role="status" className={waiting.length === 0 ? 'hidden-text' : undefined}>
        {waiting.length === 0 ? undefined : t.together.rematchWith(waiting)}
      </p>
      <div className="row">
        <Button kind="primary" aria-pressed={heard} disabled={heard} onClick={() => void ask('rematch')}>
          <Icon name="paw" />
          {t.rematch}
        </Button>
        {waiting.length > 0 && facts.host === you ? (
          <Button aria-describedby="deal-now-hint" onClick={() => void ask('start')}>
            <Icon name="cards" />
            {t.together.dealNow}
          </Button>
        ) : undefined}
      </div>
      {waiting.length > 0 && facts.host === you ? (
        <p id="deal-now-hint" className="dim">
          {t.together.dealNowHint}
        </p>
      ) : undefined}
    </div>
  );
}

/** What this cat answered, once anybody has asked. */
export function RematchAnswer({ facts, seat }: { readonly facts: TableFacts; readonly seat: number }) {
  const { together: t } = useTexts();
  const asked = facts.seats.filter(isAsked);
  const sitting = facts.seats[seat];
  if (sitting === undefined || !isAsked(sitting) || asked.length < 2 || !asked.some(({ ready }) => ready))
    return undefined;
  return <span className={sitting.ready ? 'tag good' : 'tag'}>{sitting.ready ? t.wantsRematch : t.noAnswer}</span>;
}

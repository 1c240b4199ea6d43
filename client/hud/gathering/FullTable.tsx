import type { Refusal } from '../../../shared/engine/game.ts';
import type { TableOptions } from '../../../shared/table/options.ts';
import { useTexts } from '../../i18n/useTexts.ts';
import { go } from '../../store/page/address.ts';
import { useActions } from '../actions.ts';
import { Button } from '../kit/Button.tsx';
import { Icon } from '../kit/Icon.tsx';

interface Props {
  readonly id: string;
  readonly options: TableOptions;
  readonly onRefused: (refusal: Refusal | undefined) => void;
}

/** For who came for a seat and found none. */
export function FullTable({ id, options, onRefused }: Props) {
  const { together: t } = useTexts();
  const { open } = useActions();
  const openNext = async () => onRefused(await open({ ...options, bots: [], practice: false }));
  return (
    <div className="panel stack" role="status">
      <h3>{t.full}</h3>
      <p>{t.fullHint}</p>
      <div className="row">
        <Button kind="primary" onClick={() => go({ page: 'table', id, as: 'watcher' })}>
          <Icon name="eye" />
          {t.justWatch}
        </Button>
        <Button onClick={() => void openNext()}>
          <Icon name="table" />
          {t.openNext}
        </Button>
      </div>
    </div>
  );
}

/** About somebody at this table: their page, and how to keep away from them. Opened at their plate. */

import type { Seat } from '../../../shared/engine/game.ts';
import type { ReportReason } from '../../../shared/table/hosting.ts';
import type { PersonSnapshot } from '../../../shared/table/protocol.ts';
import { useActions } from '../../hud/actions.ts';
import { CatFace } from '../../hud/cat/CatFace.tsx';
import { Dialog } from '../../hud/kit/Dialog.tsx';
import { Icon } from '../../hud/kit/Icon.tsx';
import { useWords } from '../../i18n/useTexts.ts';
import { reportCat } from '../../net/account.ts';
import { hrefOf } from '../../store/page/route.ts';
import { useTable } from '../../store/useStore.ts';
import { Trouble } from './Trouble.tsx';
import { SAFETY_WORDS } from './words.ts';

interface Props {
  readonly seat: Seat;
  readonly person: PersonSnapshot & { readonly cat: string };
  readonly onClose: () => void;
}

export function CatDialog({ seat, person: { cat: id, name, look }, onClose }: Props) {
  const words = useWords(SAFETY_WORDS);
  const { request } = useActions();
  const seated = useTable(({ you }) => you !== undefined);
  const report = async (reason: ReportReason) => {
    if (!seated) {
      const answer = await reportCat(id, reason);
      return answer.ok ? undefined : answer.error;
    }
    const reply = await request('report', { seat, reason });
    return reply.ok ? undefined : reply.refusal;
  };
  return (
    <Dialog title={name} onClose={onClose}>
      <div className="cat-dialog">
        <CatFace look={look} />
        {/* Beside the table: nobody shall lose a seat by looking. */}
        <a className="button" href={hrefOf({ page: 'profile', id })} target="_blank" rel="noopener">
          <Icon name="trophy" />
          {words.page(name)}
        </a>
      </div>
      <Trouble people={[{ id, name, report }]} open />
    </Dialog>
  );
}

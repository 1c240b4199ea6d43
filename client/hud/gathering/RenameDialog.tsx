import { type FormEvent, useState } from 'react';
import type { Refusal } from '../../../shared/engine/game.ts';
import { useTexts } from '../../i18n/useTexts.ts';
import { useProfile } from '../../store/useStore.ts';
import { useActions } from '../actions.ts';
import { EXAMPLE_CATS } from '../cat/looks.ts';
import { Button } from '../kit/Button.tsx';
import { Dialog } from '../kit/Dialog.tsx';
import { Refused } from '../kit/Refused.tsx';

/** Another name, at this table and from now on. */
export function RenameDialog({ onClose }: { readonly onClose: () => void }) {
  const t = useTexts();
  const { saveCat, request } = useActions();
  const known = useProfile((profile) => profile);
  const [name, setName] = useState(known.name);
  const [refusal, setRefusal] = useState<Refusal>();
  const onSubmit = async (event: FormEvent) => {
    event.preventDefault();
    const refused = (await saveCat(name, known.look ?? EXAMPLE_CATS[1])) ?? (await worn(name));
    if (refused === undefined) onClose();
    else setRefusal(refused);
  };
  const worn = async (next: string): Promise<Refusal | undefined> => {
    const reply = await request('dress', { name: next });
    return reply.ok ? undefined : reply.refusal;
  };
  return (
    <Dialog title={t.together.rename} onClose={onClose}>
      <form className="stack" onSubmit={onSubmit}>
        <label className="field">
          {t.name}
          <input
            value={name}
            maxLength={40}
            onChange={(event) => setName(event.target.value)}
            autoComplete="nickname"
          />
        </label>
        <Refused refusal={refusal} />
        <Button type="submit" kind="primary">
          {t.together.renameDo}
        </Button>
      </form>
    </Dialog>
  );
}

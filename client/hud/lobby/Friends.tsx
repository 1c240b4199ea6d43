import { type FormEvent, useState } from 'react';
import type { Refusal } from '../../../shared/engine/game.ts';
import { usualSeats } from '../../../shared/table/seats.ts';
import { useTexts } from '../../i18n/useTexts.ts';
import { go } from '../../store/page/address.ts';
import { useProfile } from '../../store/useStore.ts';
import { useActions } from '../actions.ts';
import { useChosenGame } from '../games.ts';
import { Button } from '../kit/Button.tsx';
import { Icon } from '../kit/Icon.tsx';
import { Refused } from '../kit/Refused.tsx';
import { TopBar } from '../kit/TopBar.tsx';
import { GamePicker } from './GamePicker.tsx';

export function Friends() {
  const t = useTexts();
  const { open } = useActions();
  const game = useChosenGame();
  const pace = useProfile((profile) => profile.pace ?? 'standard');
  const [code, setCode] = useState('');
  const [refusal, setRefusal] = useState<Refusal>();

  const onOpen = async () =>
    setRefusal(await open({ game: game.id, seats: usualSeats(game), pace, visibility: 'private' }));
  const onJoin = (event: FormEvent) => {
    event.preventDefault();
    const id = tableIdOf(code);
    if (id !== '') go({ page: 'table', id, as: 'seat' });
  };

  return (
    <main className="page narrow">
      <TopBar title={t.friendsTitle} back="/" />
      <GamePicker />
      <section className="panel stack">
        <Button kind="primary" shape="wide" onClick={onOpen}>
          <Icon name="friends" />
          {t.openTable}
        </Button>
        <p className="dim">{t.openTableHint}</p>
        <Refused refusal={refusal} />
      </section>
      <form className="panel stack" onSubmit={onJoin}>
        <label className="field">
          {t.enterCode}
          <input
            value={code}
            onChange={(event) => setCode(event.target.value)}
            placeholder={t.code}
            autoCapitalize="none"
            autoComplete="off"
            spellCheck={false}
          />
        </label>
        <Button type="submit" shape="wide" disabled={tableIdOf(code) === ''}>
          {t.join}
        </Button>
      </form>
    </main>
  );
}

/** Understands whole links as well, and codes as people write them: in capitals, in pieces, with a dot at the end. */
export function tableIdOf(input: string): string {
  const [last = ''] = (input.split('/').at(-1) ?? '').split('?');
  return last.replace(/[^\p{L}\p{N}]/gu, '').toLowerCase();
}

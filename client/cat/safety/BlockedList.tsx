import { useEffect, useState } from 'react';
import type { Refusal } from '../../../shared/engine/game.ts';
import type { BlockedCats } from '../../../shared/table/people/account.ts';
import { Button } from '../../hud/kit/Button.tsx';
import { Refused } from '../../hud/kit/Refused.tsx';
import { useWords } from '../../i18n/useTexts.ts';
import { blockedCats, unblock } from '../../net/account.ts';
import { SAFETY_WORDS } from './words.ts';

/** Whom somebody keeps away from: once they are never met again, there is no other place to take it back. */
export function BlockedList() {
  const words = useWords(SAFETY_WORDS);
  const [blocked, setBlocked] = useState<BlockedCats['blocks']>([]);
  const [refusal, setRefusal] = useState<Refusal>();
  const take = async (asked: ReturnType<typeof blockedCats>) => {
    const answer = await asked;
    setRefusal(answer.ok ? undefined : answer.error);
    if (answer.ok) setBlocked(answer.value.blocks);
  };
  useEffect(() => {
    void blockedCats().then((answer) => {
      if (answer.ok) setBlocked(answer.value.blocks);
    });
  }, []);
  if (blocked.length === 0) return undefined;
  return (
    <section className="panel stack keep" aria-labelledby="blocked-title">
      <h2 id="blocked-title">{words.blocked}</h2>
      <p className="dim">{words.hint}</p>
      <ul className="keep-list">
        {blocked.map(({ id, name }) => (
          <li key={id} className="row">
            <Button kind="quiet" onClick={() => void take(unblock(id))}>
              {words.unblock(name)}
            </Button>
          </li>
        ))}
      </ul>
      <Refused refusal={refusal} />
    </section>
  );
}

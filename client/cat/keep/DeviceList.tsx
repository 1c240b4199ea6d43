import { useCallback, useEffect, useState } from 'react';
import type { Refusal } from '../../../shared/engine/game.ts';
import type { Device } from '../../../shared/table/people/account.ts';
import { Button } from '../../hud/kit/Button.tsx';
import { Refused } from '../../hud/kit/Refused.tsx';
import { useDay } from '../../i18n/useTexts.ts';
import { devices, signOut, signOutOthers } from '../../net/account.ts';
import type { KeepWords } from './words/en.ts';

/** Where somebody is signed in. This device is left by nothing here: without it nobody could take anything back. */
export function DeviceList({ words }: { readonly words: KeepWords }) {
  const day = useDay();
  const [known, setKnown] = useState<readonly Device[]>([]);
  const [refusal, setRefusal] = useState<Refusal>();
  const look = useCallback(async () => {
    const answer = await devices();
    if (answer.ok) setKnown(answer.value.sessions);
  }, []);
  useEffect(() => void look(), [look]);

  const end = async (asked: ReturnType<typeof signOut>) => {
    const answer = await asked;
    setRefusal(answer.ok ? undefined : answer.error);
    await look();
  };
  return (
    <section className="panel stack keep" aria-labelledby="devices-title">
      <h2 id="devices-title">{words.devices}</h2>
      <ul className="keep-list">
        {known.map(({ id, device, seen, here }) => {
          const name = device || words.somewhere;
          return (
            <li key={id} className="row">
              <span>
                {name}, {here ? words.here : words.lastSeen(day(seen))}
              </span>
              {here ? undefined : (
                <Button kind="quiet" aria-label={words.signOutOf(name)} onClick={() => void end(signOut(id))}>
                  {words.signOut}
                </Button>
              )}
            </li>
          );
        })}
      </ul>
      {known.length > 1 ? <Button onClick={() => void end(signOutOthers())}>{words.signOutOthers}</Button> : undefined}
      <Refused refusal={refusal} />
    </section>
  );
}

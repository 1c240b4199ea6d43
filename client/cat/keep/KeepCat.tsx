/** How a cat is kept and had again. Below the cat editor; loaded after it. */

import '../unfolding.css';
import './keep.css';
import { useCallback, useEffect, useState } from 'react';
import type { Refusal } from '../../../shared/engine/game.ts';
import type { Keeping } from '../../../shared/table/people/account.ts';
import { Button } from '../../hud/kit/Button.tsx';
import { Icon } from '../../hud/kit/Icon.tsx';
import { Refused } from '../../hud/kit/Refused.tsx';
import { useDay, useSpoken } from '../../i18n/useTexts.ts';
import { addPasskey, keeping, noPasskeys, removePasskey } from '../../net/account.ts';
import { hrefOf } from '../../store/page/route.ts';
import { profileStore } from '../../store/person/profile.ts';
import { useProfile } from '../../store/useStore.ts';
import { BlockedList } from '../safety/BlockedList.tsx';
import { Codes } from './Codes.tsx';
import { DeviceList } from './DeviceList.tsx';
import { Leaving } from './Leaving.tsx';
import { SignIn } from './SignIn.tsx';
import type { KeepWords } from './words/en.ts';
import { loadKeepWords } from './words.ts';

export function KeepCat() {
  const words = useSpoken(loadKeepWords);
  const token = useProfile((profile) => profile.token);
  const id = useProfile((profile) => profile.id);
  if (words === undefined) return undefined;
  return (
    <div className="keep-cat">
      {token === '' ? undefined : (
        <>
          <a className="button wide" href={hrefOf({ page: 'profile', id })}>
            <Icon name="trophy" />
            {words.page}
          </a>
          <Kept key={token} words={words} />
        </>
      )}
      <SignIn words={words} />
    </div>
  );
}

function Kept({ words }: { readonly words: KeepWords }) {
  const [known, setKnown] = useState<Keeping>();
  const [refusal, setRefusal] = useState<Refusal>();
  const why = noPasskeys();

  const learn = useCallback((now: Keeping) => {
    setKnown(now);
    if (isSafe(now)) profileStore.setState({ kept: 'kept' });
  }, []);
  useEffect(() => {
    void keeping().then((answer) => {
      if (answer.ok) learn(answer.value);
    });
  }, [learn]);

  const take = async (asked: ReturnType<typeof keeping>) => {
    const answer = await asked;
    if (answer.ok) learn(answer.value);
    setRefusal(answer.ok ? undefined : answer.error);
  };
  if (known === undefined) return undefined;
  const safe = isSafe(known);

  return (
    <>
      <section className="panel stack keep" aria-labelledby="keep-title">
        <h2 id="keep-title">{words.keep}</h2>
        <p role="status">{safe ? words.kept : words.onlyHere}</p>
        {why === undefined && !safe ? <p>{words.keepWhy}</p> : undefined}
        {why === undefined ? (
          <>
            <PasskeyList words={words} keeping={known} onRemove={(id) => void take(removePasskey(id))} />
            <Button kind={safe ? 'plain' : 'primary'} onClick={() => void take(addPasskey())}>
              <Icon name="paw" />
              {known.passkeys.length === 0 ? words.keepNow : words.anotherPasskey}
            </Button>
          </>
        ) : (
          <p className="dim">{words[why]}</p>
        )}
        <Refused refusal={refusal} />
        <Codes words={words} left={known.codes} onMade={(codes) => learn({ ...known, codes })} />
      </section>
      <DeviceList words={words} />
      <BlockedList />
      <Leaving words={words} leavesAt={known.leavesAt} onChange={learn} />
    </>
  );
}

const isSafe = ({ passkeys, codes }: Keeping): boolean => passkeys.length > 0 || codes > 0;

interface PasskeyListProps {
  readonly words: KeepWords;
  readonly keeping: Keeping;
  readonly onRemove: (id: string) => void;
}

function PasskeyList({ words, keeping: { passkeys }, onRemove }: PasskeyListProps) {
  const day = useDay();
  if (passkeys.length === 0) return undefined;
  return (
    <>
      <h3>{words.passkeys}</h3>
      <ul className="keep-list">
        {passkeys.map(({ id, device, since }) => (
          <li key={id} className="row">
            <span>{words.madeOn(device || words.somewhere, day(since))}</span>
            <Button kind="quiet" onClick={() => onRemove(id)}>
              {words.remove}
            </Button>
          </li>
        ))}
      </ul>
    </>
  );
}

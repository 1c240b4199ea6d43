/** After a first match: one tap keeps the cat. Offered once; it stays on the page of the cat. */

import './keep.css';
import { useState } from 'react';
import type { Refusal } from '../../../shared/engine/game.ts';
import { Button } from '../../hud/kit/Button.tsx';
import { Icon } from '../../hud/kit/Icon.tsx';
import { Refused } from '../../hud/kit/Refused.tsx';
import { useSpoken } from '../../i18n/useTexts.ts';
import { addPasskey, noPasskeys } from '../../net/account.ts';
import { hrefOf } from '../../store/page/route.ts';
import { profileStore } from '../../store/person/profile.ts';
import { useProfile } from '../../store/useStore.ts';
import { loadKeepWords } from './words.ts';

export function KeepOffer() {
  const words = useSpoken(loadKeepWords);
  const [refusal, setRefusal] = useState<Refusal>();
  const kept = useProfile((profile) => profile.kept);
  if (words === undefined || kept === 'later') return undefined;
  const onKeep = async () => {
    const added = await addPasskey();
    setRefusal(added.ok ? undefined : added.error);
    if (added.ok) profileStore.setState({ kept: 'kept' });
  };
  if (kept === 'kept')
    return (
      <p className="keep-offer" role="status">
        {words.kept}
      </p>
    );
  const why = noPasskeys();
  const ways = hrefOf({ page: 'cat' });
  return (
    <section className="keep-offer stack" aria-label={words.keep}>
      <p>
        {words.onlyHere} {words[why ?? 'keepWhy']}
      </p>
      <div className="row">
        {why === undefined ? (
          <>
            <Button kind="primary" onClick={() => void onKeep()}>
              <Icon name="paw" />
              {words.keepNow}
            </Button>
            <a className="button" href={ways}>
              {words.otherWays}
            </a>
          </>
        ) : (
          <a className="button primary" href={ways}>
            <Icon name="paw" />
            {words.keepNow}
          </a>
        )}
        <Button kind="quiet" onClick={() => profileStore.setState({ kept: 'later' })}>
          {words.later}
        </Button>
      </div>
      <Refused refusal={refusal} />
    </section>
  );
}

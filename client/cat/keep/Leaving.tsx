import { useState } from 'react';
import type { Refusal } from '../../../shared/engine/game.ts';
import type { Keeping } from '../../../shared/table/people/account.ts';
import { Button } from '../../hud/kit/Button.tsx';
import { Dialog } from '../../hud/kit/Dialog.tsx';
import { Refused } from '../../hud/kit/Refused.tsx';
import { saveFile } from '../../hud/kit/saveFile.ts';
import { useDay } from '../../i18n/useTexts.ts';
import { everythingAboutMe, leaveForGood, stayAfterAll } from '../../net/account.ts';
import type { KeepWords } from './words/en.ts';

interface Props {
  readonly words: KeepWords;
  readonly leavesAt: number | undefined;
  readonly onChange: (keeping: Keeping) => void;
}

/** What is known about somebody, to take along; and the way out. */
export function Leaving({ words, leavesAt, onChange }: Props) {
  const day = useDay();
  const [asking, setAsking] = useState(false);
  const [refusal, setRefusal] = useState<Refusal>();
  const change = async (asked: ReturnType<typeof leaveForGood>) => {
    const answer = await asked;
    setAsking(false);
    setRefusal(answer.ok ? undefined : answer.error);
    if (answer.ok) onChange(answer.value);
  };
  const onDownload = async () => {
    const answer = await everythingAboutMe();
    setRefusal(answer.ok ? undefined : answer.error);
    if (answer.ok) saveFile('hot-paws.json', answer.value);
  };
  return (
    <section className="panel stack keep" aria-labelledby="leaving-title">
      <h2 id="leaving-title">{words.mine}</h2>
      <p className="dim">{words.mineHint}</p>
      <Button onClick={() => void onDownload()}>{words.download}</Button>
      <h3>{words.leave}</h3>
      {leavesAt === undefined ? (
        <>
          <p className="dim">{words.leaveHint}</p>
          <Button kind="quiet" onClick={() => setAsking(true)}>
            {words.leave}
          </Button>
        </>
      ) : (
        <>
          <p role="status">{words.leavesAt(day(leavesAt))}</p>
          <Button kind="primary" onClick={() => void change(stayAfterAll())}>
            {words.stay}
          </Button>
        </>
      )}
      <Refused refusal={refusal} />
      {asking ? (
        <Dialog title={words.leave} onClose={() => setAsking(false)}>
          <p>{words.leaveAsk}</p>
          <div className="row">
            <Button kind="danger" onClick={() => void change(leaveForGood())}>
              {words.really}
            </Button>
            <Button onClick={() => setAsking(false)}>{words.no}</Button>
          </div>
        </Dialog>
      ) : undefined}
    </section>
  );
}

/** For the host of the server: what goes on, who complains, and what can be done about it. */

import '../cat/keep/keep.css';
import '../cat/unfolding.css';
import './host.css';
import { type FormEvent, useCallback, useEffect, useState } from 'react';
import type { Refusal } from '../../shared/engine/game.ts';
import type { MatchReport } from '../../shared/table/api.ts';
import type { HostOverview } from '../../shared/table/hosting.ts';
import { Button } from '../hud/kit/Button.tsx';
import { Refused } from '../hud/kit/Refused.tsx';
import { TopBar } from '../hud/kit/TopBar.tsx';
import { useSpoken } from '../i18n/useTexts.ts';
import { call } from '../net/api.ts';
import type { CarryOut } from './carryOut.ts';
import { Decisions, OtherCat, Record } from './Decisions.tsx';
import { Figures } from './Figures.tsx';
import { Processes } from './Processes.tsx';
import { QueueNow } from './QueueNow.tsx';
import { ReportList } from './ReportList.tsx';
import { loadHostWords } from './words.ts';

const EVERY_MS = 5000;

export function HostPage() {
  const words = useSpoken(loadHostWords);
  // In memory only: whoever sits down at this browser later shall not be the host.
  const [token, setToken] = useState('');
  const [seen, setSeen] = useState<HostOverview>();
  const [refusal, setRefusal] = useState<Refusal>();
  /** Apart from what was refused to a deed, which is to be read for longer than until the next look. */
  const [blind, setBlind] = useState<Refusal>();
  const look = useCallback(async () => {
    const answer = await call<HostOverview>({ method: 'GET', path: '/api/host/overview', token });
    setBlind(answer.ok ? undefined : answer.error);
    if (answer.ok) setSeen(answer.value);
    else if (answer.error.code === 'host/badToken') setToken('');
  }, [token]);
  useEffect(() => {
    if (token === '') return;
    void look();
    const timer = setInterval(() => void look(), EVERY_MS);
    return () => clearInterval(timer);
  }, [token, look]);
  const act: CarryOut = async (deed, wish) => {
    const answer = await call({ method: 'POST', path: `/api/host/${deed}`, token, body: wish });
    setRefusal(answer.ok ? undefined : answer.error);
    if (answer.ok) await look();
  };
  const onJournal = async (match: string) => {
    const answer = await call<MatchReport>({ method: 'GET', path: `/api/host/matches/${match}`, token });
    setRefusal(answer.ok ? undefined : answer.error);
    return answer.ok ? answer.value : undefined;
  };
  const onEnter = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    setToken(String(new FormData(event.currentTarget).get('token') ?? ''));
  };
  if (words === undefined) return undefined;
  return (
    <main className="page host">
      <TopBar title={words.title} back="/" />
      <Refused refusal={blind ?? refusal} />
      {token === '' || seen === undefined ? (
        <form className="panel stack" onSubmit={onEnter}>
          <label className="field">
            {words.token}
            <input name="token" type="password" autoComplete="current-password" />
          </label>
          <Button type="submit" kind="primary">
            {words.enter}
          </Button>
        </form>
      ) : (
        <>
          <Figures seen={seen} words={words} />
          <div className="host-columns">
            <div className="stack">
              <ReportList reports={seen.reports} words={words} act={act} onJournal={onJournal} />
              <Processes processes={seen.processes} words={words} act={act} />
            </div>
            <div className="stack">
              <QueueNow queue={seen.queue} words={words} />
              <OtherCat words={words} act={act} />
              <Decisions seen={seen} words={words} act={act} />
              <Record audit={seen.audit} words={words} />
            </div>
          </div>
        </>
      )}
    </main>
  );
}

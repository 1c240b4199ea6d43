/** Block and report, for each of these people. */

import '../unfolding.css';
import { useEffect, useState } from 'react';
import type { Refusal } from '../../../shared/engine/game.ts';
import { REPORT_REASONS, type ReportReason } from '../../../shared/table/hosting.ts';
import { Button } from '../../hud/kit/Button.tsx';
import { Refused } from '../../hud/kit/Refused.tsx';
import { useWords } from '../../i18n/useTexts.ts';
import { block, blockedCats, unblock } from '../../net/account.ts';
import type { SafetyWords } from './words.ts';
import { SAFETY_WORDS } from './words.ts';

export interface Troublemaker {
  readonly id: string;
  readonly name: string;
  /** At the table it brings the match and what was said along. */
  report(reason: ReportReason): Promise<Refusal | undefined>;
}

interface Props {
  readonly people: readonly Troublemaker[];
  /** Nothing has to be unfolded first. */
  readonly open?: boolean;
}

export function Trouble({ people, open = false }: Props) {
  const words = useWords(SAFETY_WORDS);
  const [blocked, setBlocked] = useState<ReadonlySet<string>>(new Set());
  const [refusal, setRefusal] = useState<Refusal>();
  const take = async (asked: ReturnType<typeof blockedCats>) => {
    const answer = await asked;
    setRefusal(answer.ok ? undefined : answer.error);
    if (answer.ok) setBlocked(new Set(answer.value.blocks.map(({ id }) => id)));
  };
  useEffect(() => {
    void blockedCats().then((answer) => {
      if (answer.ok) setBlocked(new Set(answer.value.blocks.map(({ id }) => id)));
    });
  }, []);
  if (people.length === 0) return undefined;
  return (
    <details className="trouble" open={open}>
      <summary>{words.people}</summary>
      <p className="dim">{words.hint}</p>
      {people.map((person) => {
        const apart = blocked.has(person.id);
        return (
          <div key={person.id} className="stack">
            <div className="row">
              <Button aria-pressed={apart} onClick={() => void take(apart ? unblock(person.id) : block(person.id))}>
                {apart ? words.unblock(person.name) : words.block(person.name)}
              </Button>
            </div>
            <Report person={person} words={words} onRefused={setRefusal} />
          </div>
        );
      })}
      <Refused refusal={refusal} />
    </details>
  );
}

interface ReportProps {
  readonly person: Troublemaker;
  readonly words: SafetyWords;
  readonly onRefused: (refusal: Refusal | undefined) => void;
}

function Report({ person, words, onRefused }: ReportProps) {
  const [reason, setReason] = useState<ReportReason>('talk');
  const [sent, setSent] = useState(false);
  const onSend = async () => {
    const refused = await person.report(reason);
    onRefused(refused);
    setSent(refused === undefined);
  };
  if (sent) return <p role="status">{words.sent}</p>;
  return (
    <details>
      <summary>{words.report(person.name)}</summary>
      <div className="row">
        <label className="field">
          {words.reason}
          <select value={reason} onChange={(event) => setReason(event.target.value as ReportReason)}>
            {REPORT_REASONS.map((value) => (
              <option key={value} value={value}>
                {words.reasonOf[value]}
              </option>
            ))}
          </select>
        </label>
        <Button onClick={() => void onSend()}>{words.send}</Button>
      </div>
    </details>
  );
}

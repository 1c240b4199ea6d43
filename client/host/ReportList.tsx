import type { MatchReport } from '../../shared/table/api.ts';
import type { HostReport } from '../../shared/table/hosting.ts';
import { PHRASES, type Phrase } from '../../shared/table/talk.ts';
import { SAFETY_WORDS } from '../cat/safety/words.ts';
import { Button } from '../hud/kit/Button.tsx';
import { saveFile } from '../hud/kit/saveFile.ts';
import { useDay, useSpeech, useWords } from '../i18n/useTexts.ts';
import { CatDeeds } from './CatDeeds.tsx';
import type { CarryOut } from './carryOut.ts';
import type { HostWords } from './words/en.ts';

interface Props {
  readonly reports: readonly HostReport[];
  readonly words: HostWords;
  readonly act: CarryOut;
  readonly onJournal: (match: string) => Promise<MatchReport | undefined>;
}

export function ReportList({ reports, words, act, onJournal }: Props) {
  return (
    <section className="panel stack" aria-labelledby="reports-title">
      <h2 id="reports-title">{words.reports}</h2>
      {reports.length === 0 ? <p className="dim">{words.noReports}</p> : undefined}
      <ul className="host-list">
        {reports.map((report) => (
          <Report key={report.id} report={report} words={words} act={act} onJournal={onJournal} />
        ))}
      </ul>
    </section>
  );
}

function Report({ report, words, act, onJournal }: { readonly report: HostReport } & Omit<Props, 'reports'>) {
  const reasons = useWords(SAFETY_WORDS).reasonOf;
  const day = useDay();
  const { id, reason, at, reporter, reported, match, talk } = report;
  return (
    <li>
      <div className="host-line">
        <span>
          <strong>{reported.name || words.goneCat}</strong> <span className="host-tag hot">{reasons[reason]}</span>
          <br />
          <small className="dim">
            {day(at)}, {words.by} {reporter.name || words.goneCat}
          </small>
        </span>
        <Button kind="primary" onClick={() => void act('closeReport', { id })}>
          {words.done}
        </Button>
      </div>
      {match === null ? undefined : <Match match={match} words={words} onJournal={onJournal} />}
      <Talk talk={talk} words={words} />
      {reported.name === '' ? undefined : (
        <div className="host-cats">
          <details>
            <summary>{words.decide(reported.name)}</summary>
            <CatDeeds cat={reported.id} words={words} act={act} />
          </details>
        </div>
      )}
    </li>
  );
}

function Match({ match, words, onJournal }: { readonly match: string } & Pick<Props, 'words' | 'onJournal'>) {
  const onSave = async () => {
    const report = await onJournal(match);
    if (report !== undefined) saveFile(`${match}.json`, report);
  };
  return (
    <div className="row">
      <a className="button" href={`/replay/${match}`}>
        {words.match}
      </a>
      <Button onClick={() => void onSave()}>{words.journal}</Button>
    </div>
  );
}

function Talk({ talk, words }: Pick<HostReport, 'talk'> & Pick<Props, 'words'>) {
  const { language, texts: t } = useSpeech();
  if (talk.length === 0) return undefined;
  const emotes: { readonly [emote: string]: string } = t.emoteOf;
  const wordsOf = (said: string) => (said in PHRASES ? PHRASES[said as Phrase][language] : (emotes[said] ?? said));
  return (
    <details>
      <summary>{words.said}</summary>
      <ol>
        {talk.map(({ at, by, said }) => (
          <li key={`${at} ${said}`}>{words.fact(words.byOf[by], wordsOf(said))}</li>
        ))}
      </ol>
    </details>
  );
}

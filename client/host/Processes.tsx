import type { HostedTable, ProcessStatus } from '../../shared/table/hosting.ts';
import { Button } from '../hud/kit/Button.tsx';
import { useSpeech } from '../i18n/useTexts.ts';
import { CatDeeds } from './CatDeeds.tsx';
import type { CarryOut } from './carryOut.ts';
import type { HostWords } from './words/en.ts';

interface Props {
  readonly processes: readonly ProcessStatus[];
  readonly words: HostWords;
  readonly act: CarryOut;
}

export function Processes({ processes, words, act }: Props) {
  return processes.map(({ process, version, upSeconds, tables, movesPerSecond, failures, draining }) => (
    <section key={process} className="panel stack" aria-label={`${words.process} ${process}`}>
      <div className="host-line">
        <h2>
          {words.process} {process} {draining ? <span className="host-tag hot">{words.draining}</span> : undefined}
        </h2>
        <Button onClick={() => void act('drain', { process, draining: !draining })}>
          {draining ? words.undrain : words.drain}
        </Button>
      </div>
      <p className="dim">
        {words.version} {version === '' ? '–' : version} · {words.up(Math.floor(upSeconds / 60))} ·{' '}
        {words.fact(words.moves, movesPerSecond)} · {words.fact(words.failures, failures)}
      </p>
      {tables.length === 0 ? <p className="dim">{words.noTables}</p> : undefined}
      <ul className="host-list">
        {tables.map((table) => (
          <Table key={table.id} table={table} words={words} act={act} />
        ))}
      </ul>
    </section>
  ));
}

function Table({ table, words, act }: { readonly table: HostedTable } & Pick<Props, 'words' | 'act'>) {
  const { games } = useSpeech();
  const { id, game, phase, people, watchers } = table;
  return (
    <li>
      <div className="host-line">
        <span>
          <strong>{id}</strong> {games[game]?.name ?? game} <span className="host-tag">{words.phaseOf[phase]}</span>{' '}
          {watchers === 0 ? undefined : <span className="dim">{words.watchers(watchers)}</span>}
        </span>
        <Button kind="quiet" aria-label={`${words.close} ${id}`} onClick={() => void act('closeTable', { table: id })}>
          {words.close}
        </Button>
      </div>
      <div className="host-cats">
        {people.map((person) => (
          <details key={person.id}>
            <summary>{person.name}</summary>
            <CatDeeds cat={person.id} words={words} act={act} />
          </details>
        ))}
      </div>
    </li>
  );
}

import type { HostOverview } from '../../shared/table/hosting.ts';
import type { HostWords } from './words/en.ts';

/** The whole house in six figures, all processes together. */
export function Figures({ seen: { processes, queue, reports }, words }: { seen: HostOverview; words: HostWords }) {
  const tables = processes.flatMap((one) => one.tables);
  const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);
  const failures = sum(processes.map((one) => one.failures));
  const figures = [
    { name: words.people, value: sum(tables.map(({ people, watchers }) => people.length + watchers)) },
    { name: words.tables, value: tables.length },
    { name: words.waiting, value: sum(queue.map(({ people }) => people)) },
    { name: words.moves, value: Math.round(10 * sum(processes.map((one) => one.movesPerSecond))) / 10 },
    { name: words.failures, value: failures, alarming: failures > 0 },
    { name: words.reports, value: reports.length, alarming: reports.length > 0 },
  ];
  return (
    <dl className="host-figures">
      {figures.map(({ name, value, alarming }) => (
        <div key={name} className={alarming ? 'alarming' : undefined}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

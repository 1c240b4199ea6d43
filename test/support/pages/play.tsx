/** A whole match of random commands in the theatre, without a server: ?game=spicy&seats=4&you=0&seed=any&gfx=low. */

import '../../../client/styles/tokens.css';
import { createRoot } from 'react-dom/client';
import { stageOf } from '../../../client/games/registry.ts';
import { createTableStore } from '../../../client/store/table/table.ts';
import { MatchShow } from '../../../client/table/show/MatchShow.tsx';
import { seat } from '../../../shared/engine/game.ts';
import { GAMES, type GameName } from '../../../shared/games/games.ts';
import type { TableOptions } from '../../../shared/table/options.ts';
import type { LogEntry, SeatSnapshot } from '../../../shared/table/protocol.ts';
import { type ToldEntry, toldMatch } from '../rehearsal.ts';
import { fakeLooks } from './fakeTable.ts';

const query = new URLSearchParams(location.search);
const name = (query.get('game') ?? 'spicy') as GameName;
const seats = Number(query.get('seats') ?? 4);
const you = query.get('you') === 'watcher' ? undefined : seat(Number(query.get('you') ?? 0));
const NAMES = ['Ginger', 'Saffron', 'Pickles', 'Duchess', 'Biscuit', 'Monsieur'];
const HOLD = 4000;
const PAUSE = 400;

const game = await stageOf(name);
const told: readonly ToldEntry<never>[] = toldMatch(
  GAMES[name] as never,
  seats,
  you ?? 'watcher',
  query.get('seed') ?? 'play',
);
const startedAt = Date.now();
const entryOf = ({ seq, events }: ToldEntry<never>): LogEntry<unknown> => ({
  seq,
  actor: 'table',
  at: Date.now() - startedAt,
  hold: game.spiciness(events) === undefined ? 0 : HOLD,
  late: [],
  events,
});

const seated = fakeLooks(seats).map(
  (look, index): SeatSnapshot => ({
    ...(index === you ? { kind: 'person', connected: true, ready: true } : { kind: 'bot', level: 'kitten' }),
    name: NAMES[index] ?? '',
    look,
  }),
);
const table = createTableStore();
table.look({ game: name, phase: 'playing', seats: seated, watchers: 0, sentAway: [] });
const [deal, ...moves] = told;
table.arrive({
  you,
  now: startedAt,
  options: {} as TableOptions,
  match: { id: 'play', startedAt, log: [entryOf(deal!)], view: deal!.after, before: undefined },
});

/** The next move once the one before has been seen. */
setInterval(() => {
  const next = table.getState().updates.length === 0 ? moves.shift() : undefined;
  if (next !== undefined) table.move({ entry: entryOf(next), view: next.after });
}, PAUSE);

createRoot(document.getElementById('root')!).render(<MatchShow table={table} game={game} language="en" />);

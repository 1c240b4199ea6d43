/**
 * A table in this browser: the runtime, the commands and the store of a room of the server, with one person and no journal.
 * Offline practice and the first lesson run on it.
 */

import { type AnyGame, type Refusal, seat } from '../../shared/engine/game.ts';
import { eventsOf, type Match } from '../../shared/engine/match.ts';
import { createRandom, type Seed } from '../../shared/engine/random.ts';
import { characterIn } from '../../shared/table/people/characters.ts';
import type { TableModel } from '../../shared/table/people/model.ts';
import type { Reply } from '../../shared/table/protocol.ts';
import type { RequestType } from '../../shared/table/requests.ts';
import type { Clock } from '../../shared/table/runtime/clock.ts';
import { type Dealt, deal } from '../../shared/table/runtime/deal.ts';
import { MatchRuntime, type MatchTable } from '../../shared/table/runtime/matchRuntime.ts';
import { isOutOfDate } from '../../shared/table/runtime/play.ts';
import { entryFor, matchFor } from '../../shared/table/runtime/running.ts';
import { Serial } from '../../shared/table/runtime/serial.ts';
import { snapshotOf } from '../../shared/table/runtime/snapshot.ts';
import { serverNow } from '../store/table/clock.ts';
import type { TableStore } from '../store/table/table.ts';
import type { TableLink } from './link.ts';

export interface LocalTableSetting extends Pick<MatchTable, 'bot' | 'script' | 'untimed'> {
  readonly game: AnyGame;
  /** Before the deal: place 0 is the person's, bots sit everywhere else. */
  readonly model: TableModel;
  readonly seed: () => Seed;
  readonly store: TableStore;
  readonly clock?: Clock;
  /** A match to go on from instead of a fresh deal. */
  readonly opening?: () => Match;
  /** Told the whole match after every move. */
  readonly watch?: (match: Match) => void;
}

export const YOU = seat(0);

export function openLocalTable(setting: LocalTableSetting): TableLink {
  const { game, bot, store, clock = browserClock } = setting;
  const queue = new Serial();
  let { model } = setting;
  let played = 0;

  const dealAnew = (): MatchRuntime => {
    played += 1;
    const dealt = dealtTo(setting, model, `local-${played}`, clock.now());
    model = dealt.model;
    const dealtRuntime: MatchRuntime = new MatchRuntime(dealt.running, {
      ...setting,
      queue,
      clock,
      pace: model.options.pace,
      levelOf: (place) => levelIn(model, place),
      characterOf: (place) => characterIn(model, place),
      think: async ({ level, sight, seed }) => bot.choose(level, sight, createRandom(seed)),
      commit: async (_steps, { outcome }) => {
        if (outcome !== undefined) model = { ...model, phase: 'scores' };
      },
      tell(entries) {
        for (const fresh of entries)
          store.move({ entry: entryFor(fresh.match, fresh, YOU), view: game.viewFor(fresh.match.state, YOU) });
        show(dealtRuntime);
      },
      movedOn: () => show(dealtRuntime),
      // Nobody else can race, and nobody takes over for who sleeps: a table of one's own waits.
      present: () => [YOU],
      creditOf: () => 0,
      lapsed: () => undefined,
      latePaw: (late) => store.addLatePaw(late),
      botRefused: ({ code }) => fail(new Error(`A bot was refused: ${code}`)),
      failed: (_where, error) => fail(error),
    });
    return dealtRuntime;
  };

  let runtime = dealAnew();
  const show = (current: MatchRuntime) => {
    store.look(snapshotOf(model, current.snapshot, { watchers: 0, isConnected: () => true }));
    setting.watch?.(current.match);
  };
  const hello = () =>
    store.arrive({
      you: YOU,
      now: clock.now(),
      options: model.options,
      match: matchFor(runtime.running, clock.now(), YOU),
    });
  const begin = () => {
    runtime.begin();
    show(runtime);
    store.setState({ id: 'practice', local: true });
    hello();
    runtime.wakeBots();
  };

  type Answered = Refusal | undefined;
  const requests: { readonly [type in RequestType]?: (payload: never) => Promise<Answered> | Answered } = {
    async command({ seq, command }: { seq: number; command: unknown }) {
      const answer = await runtime.offer({ seat: YOU, seq, command, arrival: clock.now(), credit: 0 });
      if (answer.ok) return undefined;
      if (isOutOfDate(answer.error)) hello();
      return answer.error;
    },
    seen({ seq }: { seq: number }) {
      runtime.seen(YOU, seq);
      return undefined;
    },
    rematch() {
      if (model.phase !== 'scores') return { code: 'table/notOver' };
      runtime.stop();
      runtime = dealAnew();
      begin();
      return undefined;
    },
    /** Somebody was waited for outside the rules: everybody is asked again. */
    touch() {
      runtime.wake();
      return undefined;
    },
    emote({ emote }: { emote: never }) {
      store.hear({ seat: YOU, said: emote, spoken: false });
      return undefined;
    },
    say({ phrase }: { phrase: never }) {
      store.hear({ seat: YOU, said: phrase, spoken: true });
      return undefined;
    },
  };

  begin();
  return {
    id: 'practice',
    async request(type, payload): Promise<Reply> {
      const handle = requests[type];
      const refusal = handle === undefined ? { code: 'table/notHere' as const } : await handle(payload as never);
      const { seq } = runtime;
      return refusal === undefined ? { ok: true, seq } : { ok: false, seq, refusal };
    },
    whole: () => (model.phase === 'scores' ? runtime.match.history.flatMap(eventsOf) : undefined),
    leave() {
      runtime.stop();
      store.leave();
    },
  };
}

function dealtTo({ game, seed, opening }: LocalTableSetting, model: TableModel, id: string, now: number): Dealt {
  const match = opening?.();
  if (match !== undefined) {
    // What happened before is told, not shown: nothing is waited for.
    const stamps = match.history.map(() => ({ at: 0, hold: 0, late: [] }));
    return { running: { id, startedAt: now, match, stamps }, model: { ...model, phase: 'playing', match: id } };
  }
  const dealt = deal({ game, model, id, seed: seed(), now });
  if (!dealt.ok) throw new Error(`A local table has checked options: ${JSON.stringify(dealt.error)}`);
  return dealt.value;
}

const levelIn = ({ seats }: TableModel, place: number) => {
  const sitting = seats[place];
  return sitting?.kind === 'bot' ? sitting.level : undefined;
};

/** A bug, reported where the page reports everything that nobody caught. */
function fail(error: unknown): void {
  void Promise.reject(error);
}

/** For a table in this browser: the clock that the screen counts its deadlines by. */
export const browserClock: Clock = {
  now: () => Math.round(serverNow()),
  after(milliseconds, action) {
    const timer = setTimeout(action, milliseconds);
    return { cancel: () => clearTimeout(timer) };
  },
};

/** What a client may ask of its table, one function for each request. They run in the table's queue, except commands. */

import type { z } from 'zod';
import type { Refusal, Seat } from '../../../shared/engine/game.ts';
import { err, ok, type Result } from '../../../shared/engine/result.ts';
import { GAMES } from '../../../shared/games/games.ts';
import { parseTableOptions } from '../../../shared/table/options.ts';
import { ownSeatOf, type TableModel } from '../../../shared/table/people/model.ts';
import {
  addBot,
  changePerson,
  forgive,
  forRematch,
  gatherAgain,
  isReady,
  kick,
  removeBot,
  setOptions,
  wantsRematch,
  withoutAnswers,
} from '../../../shared/table/people/seating.ts';
import { talkCodec } from '../../../shared/table/protocol.ts';
import type { REQUESTS, RequestType } from '../../../shared/table/requests.ts';
import { isOutOfDate } from '../../../shared/table/runtime/play.ts';
import type { Emote, Phrase } from '../../../shared/table/talk.ts';
import { judgeName } from '../../people/naming/judgeName.ts';
import type { Visitor } from '../people/visitors.ts';
import type { Table } from '../table.ts';
import { greet, greetAll } from './greet.ts';

type Done = Result<undefined, Refusal>;
type Payload<T extends RequestType> = z.output<(typeof REQUESTS)[T]>;

export interface Asking {
  readonly table: Table;
  readonly visitor: Visitor;
  /** The seat of who asks. */
  readonly seat: Seat | undefined;
  /** When the request arrived. */
  readonly arrival: number;
}

type Handlers = { readonly [T in RequestType]: (asking: Asking, payload: Payload<T>) => Promise<Done> | Done };

const DONE: Done = ok(undefined);
const refuse = (code: Refusal['code']): Done => err({ code });

export const HANDLERS: Handlers = {
  async command({ table, visitor, seat, arrival }, { seq, command }) {
    if (seat === undefined) return refuse('table/notSeated');
    const { match } = table;
    if (match === undefined || table.model.phase !== 'playing') return refuse('table/notPlaying');
    const { pulse } = visitor;
    const answer = await match.offer({
      seat,
      seq,
      command,
      arrival,
      // Few moves race: the others need not work it out.
      get credit() {
        return pulse.credit;
      },
    });
    if (!answer.ok && isOutOfDate(answer.error)) greet(table, visitor.client, seat);
    return answer;
  },

  seen({ table, seat }, { seq }) {
    if (seat === undefined) return refuse('table/notSeated');
    table.match?.seen(seat, seq);
    return DONE;
  },

  async sit({ table, visitor, seat: taken }, { seat }) {
    const own = ownSeatOf(table.model, visitor.person.id);
    if (taken === undefined && own !== undefined) await table.attendance.returned(own);
    else {
      const seated = await table.sit(visitor.person, seat as Seat | undefined);
      if (!seated.ok) return seated;
    }
    greet(table, visitor.client, table.visitors.seat(visitor));
    return DONE;
  },

  async stand({ table, visitor, seat }) {
    if (seat === undefined) return refuse('table/notSeated');
    if (!table.model.options.watchers) return refuse('table/noWatchers');
    await table.attendance.left(seat);
    greet(table, visitor.client, undefined);
    return DONE;
  },

  async ready({ table, seat }, { ready }) {
    if (seat === undefined) return refuse('table/notSeated');
    if (table.model.phase === 'scores') return ready ? rematch(table, seat) : refuse('table/alreadyPlaying');
    if (table.model.phase !== 'gathering') return refuse('table/alreadyPlaying');
    const model = changePerson(table.model, seat, { ready });
    if (isReady(model)) return table.start(model);
    await table.change(model);
    return DONE;
  },

  async dress({ table, visitor, seat }, { name, look }) {
    const parsed = name === undefined ? ok(visitor.person.name) : judgeName(name);
    if (!parsed.ok) return parsed;
    if (table.model.phase !== 'gathering') return refuse('table/alreadyPlaying');
    visitor.person = { ...visitor.person, name: parsed.value, look: look ?? visitor.person.look };
    const { name: shown, look: worn } = visitor.person;
    if (seat !== undefined) await table.change(changePerson(table.model, seat, { name: shown, look: worn }));
    return DONE;
  },

  addBot: ({ table, visitor }, { level, seat }) =>
    apply(table, addBot(table.model, visitor.person.id, level, table.pick, seat as Seat | undefined)),

  removeBot: ({ table, visitor }, { seat }) => apply(table, removeBot(table.model, visitor.person.id, seat as Seat)),

  async kick({ table, visitor }, { seat }) {
    const sent = table.model.seats[seat];
    const result = await apply(table, kick(table.model, visitor.person.id, seat as Seat));
    const gone = result.ok && sent?.kind === 'person' ? table.visitors.ofPlayer(sent.player) : undefined;
    if (gone !== undefined) table.visitors.dismiss(gone, 'kicked');
    return result;
  },

  forgive: ({ table, visitor }, { index }) => apply(table, forgive(table.model, visitor.person.id, index)),

  async setOptions({ table, visitor }, { options }) {
    const parsed = parseTableOptions(options, GAMES);
    if (!parsed.ok) return parsed;
    const result = await apply(table, setOptions(table.model, visitor.person.id, parsed.value));
    // With fewer seats people move up.
    if (result.ok) greetAll(table);
    return result;
  },

  async start({ table, visitor }) {
    const { phase, host } = table.model;
    if (phase === 'playing') return refuse('table/alreadyPlaying');
    if (host !== visitor.person.id) return refuse('table/notHost');
    return table.start(phase === 'scores' ? forRematch(withoutAnswers(table.model), table.pick) : table.model);
  },

  async rematch({ table, seat }) {
    if (seat === undefined) return refuse('table/notSeated');
    return table.model.phase === 'scores' ? rematch(table, seat) : refuse('table/notOver');
  },

  async gather({ table, visitor }) {
    const again = gatherAgain(table.model, visitor.person.id);
    if (!again.ok) return again;
    await table.gather();
    return DONE;
  },

  emote: (asking, { emote }) => talk(asking, emote, false),

  say: (asking, { phrase }) => talk(asking, phrase, true),

  mute({ visitor }, { seat, muted }) {
    if (muted) visitor.muted.add(seat);
    else visitor.muted.delete(seat);
    return DONE;
  },

  guess({ table, visitor, seat }, { id, kind, answer }) {
    // Whoever sits there knows more, and would give it away.
    if (seat !== undefined || ownSeatOf(table.model, visitor.person.id) !== undefined) return refuse('guess/seated');
    return table.predictions?.guess(visitor.person.id, id, kind, answer) ?? refuse('guess/closed');
  },

  async report({ table, visitor, arrival }, { seat, reason }) {
    const sitting = table.model.seats[seat];
    if (sitting?.kind !== 'person' || sitting.player === visitor.person.id) return refuse('table/nobodyThere');
    const [reporter, reported] = [visitor.person.id, sitting.player];
    const match = table.model.match === '' ? undefined : table.model.match;
    const talk = table.talk.about(reporter, reported, arrival);
    await table.store.people.reports.add({ reporter, reported, reason, match, talk }, table.clock.now());
    return DONE;
  },

  touch: () => DONE,

  hello({ table, visitor, seat }) {
    greet(table, visitor.client, seat);
    return DONE;
  },
};

async function apply(table: Table, changed: Result<TableModel, Refusal>): Promise<Done> {
  if (!changed.ok) return changed;
  await table.change(changed.value);
  return DONE;
}

/** The same seats again, as soon as everybody who is still there wants it. */
async function rematch(table: Table, seat: Seat): Promise<Done> {
  const asked = changePerson(table.model, seat, { ready: true });
  if (wantsRematch(asked)) return table.start(forRematch(asked, table.pick));
  return apply(table, ok(asked));
}

function talk({ table, visitor, seat, arrival }: Asking, said: Emote | Phrase, spoken: boolean): Done {
  if (seat === undefined) return refuse('table/notSeated');
  if (visitor.silentUntil > arrival) return refuse('table/silenced');
  const { id: player } = visitor.person;
  table.talk.hear(player, said, arrival);
  table.visitors.tellTalk({ seat, player }, talkCodec.pack({ seat, said, spoken }));
  return DONE;
}

/** A table of the server. A lost connection is joined again until it works: the seat waits, and everything is told anew. */

import { Client, type Room } from '@colyseus/sdk';
import { decode } from '../../shared/engine/codec.ts';
import type { Refusal } from '../../shared/engine/game.ts';
import { err, ok, type Result } from '../../shared/engine/result.ts';
import { guessTallyCodec } from '../../shared/table/guesses.ts';
import {
  clockCodec,
  LEAVE_CODES,
  type LeaveReason,
  latePawCodec,
  MESSAGES,
  type Reply,
  type TableCodecs,
  type TableSnapshot,
  tableCodecs,
  talkCodec,
  type Wired,
} from '../../shared/table/protocol.ts';
import type { JoinOptions } from '../../shared/table/requests.ts';
import type { Language } from '../../shared/table/talk.ts';
import { setClock } from '../store/table/clock.ts';
import { addTally } from '../store/table/guesses.ts';
import { toldApart } from '../store/table/seatNames.ts';
import type { TableStore } from '../store/table/table.ts';
import { ticket } from './identity.ts';
import type { TableLink } from './link.ts';
import { watchLine } from './silentLine.ts';

export interface Joining {
  readonly id: string;
  readonly as: NonNullable<JoinOptions['as']>;
  /** How the board of a game travels; loaded when it is known which game is played. */
  readonly codecsOf: (game: string) => Promise<Wired<unknown, unknown>>;
  readonly language: Language;
  readonly store: TableStore;
}

/** Milliseconds before each further attempt; the last one repeats. */
const RETRY_AFTER = [300, 700, 1500, 3000, 5000] as const;
const CLOSED_ON_PURPOSE = 4000;
/** What browsers say of a line that broke. */
const SILENT = 1006;
/** A table that is there lets people in sooner; one whose process stalls would never answer. */
const ENTER_MS = 8000;
const PASSING: ReadonlySet<string> = new Set([
  'net/unreachable',
  'table/moving',
  'server/tooFrequent',
  'server/failed',
  'identity/badTicket',
]);

const reasonOf = (code: number): LeaveReason | undefined =>
  (Object.keys(LEAVE_CODES) as LeaveReason[]).find((reason) => LEAVE_CODES[reason] === code);

export async function joinTable(joining: Joining): Promise<Result<TableLink, Refusal>> {
  const { id, store } = joining;
  store.setState({ status: 'joining', id, gone: undefined, local: false });
  const visit: Visit = { left: false };
  const first = await enter(joining, visit);
  if (first.ok) return ok(keepJoined(joining, visit, first.value));
  // A page that was loaded while its table moves waits for it like everybody there; a server that is not there at all is worth a word.
  if (isPassing(first.error) && first.error.code !== 'net/unreachable')
    return ok(keepJoined(joining, visit, first.error));
  store.setState({ status: 'gone', gone: first.error });
  return first;
}

/** What passes by itself: as long as the table goes on somewhere, so does the way back. */
const isPassing = ({ code }: Refusal): boolean => PASSING.has(code);

/** What is still on its way when somebody leaves belongs to nobody. */
interface Visit {
  left: boolean;
}

function keepJoined(joining: Joining, visit: Visit, first: Room | Refusal): TableLink {
  const { id, store } = joining;
  let room: Room | undefined;
  let retry: ReturnType<typeof setTimeout> | undefined;
  let unwatch: (() => void) | undefined;

  const again = async (attempt: number) => {
    const entered = await enter(joining, visit);
    if (visit.left) {
      if (entered.ok) void entered.value.leave();
    } else if (entered.ok) {
      listen(entered.value);
    } else if (isPassing(entered.error)) {
      later(attempt + 1, entered.error);
    } else {
      store.setState({ status: 'gone', gone: entered.error });
    }
  };
  const later = (attempt: number, why?: Refusal) => {
    store.setState({ status: why?.code === 'table/moving' ? 'moving' : 'reconnecting' });
    const wait = RETRY_AFTER[Math.min(attempt, RETRY_AFTER.length - 1)] ?? 0;
    // Never all at once: whoever was at the tables of one process comes back to another in the same moment.
    retry = setTimeout(() => void again(attempt), wait * (0.75 + Math.random() / 2));
  };
  const listen = (entered: Room) => {
    room = entered;
    unwatch = watchLine(entered, () => {
      // What it may still say one day belongs to a table that has been told anew by then.
      entered.removeAllListeners();
      entered.onMessage('*', () => undefined);
      entered.connection.close();
      lost(SILENT);
    });
    entered.onLeave((code) => lost(code));
  };
  const lost = (code: number) => {
    unwatch?.();
    room = undefined;
    if (visit.left || code === CLOSED_ON_PURPOSE) return;
    const reason = reasonOf(code);
    if (reason === undefined) later(0);
    else store.setState({ status: 'gone', gone: reason });
  };
  if ('code' in first) later(0, first);
  else listen(first);

  return {
    id,
    async request(type, payload): Promise<Reply> {
      const { seq } = store.getState().present;
      if (room === undefined) return { ok: false, seq, refusal: { code: 'net/reconnecting' } };
      try {
        return await room.request<unknown, Reply>(type, payload);
      } catch {
        return { ok: false, seq, refusal: { code: 'net/noAnswer' } };
      }
    },
    leave() {
      visit.left = true;
      clearTimeout(retry);
      unwatch?.();
      void room?.leave();
      store.leave();
    },
  };
}

/** One attempt: a fresh ticket, the seat, and everything the table tells wired to the store. */
async function enter({ id, as, codecsOf, language, store }: Joining, visit: Visit): Promise<Result<Room, Refusal>> {
  const granted = await ticket(language, id);
  if (!granted.ok) return granted;
  const client = new Client(location.origin.replace(/^http/, 'ws'));
  client.auth.token = granted.value.ticket;
  const entering = client.joinById(id, { as });
  const late = new Promise<undefined>((resolve) => setTimeout(resolve, ENTER_MS));
  let room: Room | undefined;
  try {
    room = await Promise.race([entering, late]);
  } catch (error) {
    return err(refusalOf(error));
  }
  if (room === undefined) {
    void entering.then(
      (unwanted) => unwanted.leave(false),
      () => undefined,
    );
    return err({ code: 'net/unreachable' });
  }
  // Joining again with a new ticket is the one way back: the library's own would give up on several kinds of loss.
  room.reconnection.enabled = false;
  wire(room, codecsOf, store, visit);
  return ok(room);
}

/** Before a table that could not be read is joined again. */
const UNREADABLE_AFTER = 2000;

function wire(room: Room, codecsOf: Joining['codecsOf'], store: TableStore, visit: Visit): void {
  let told: Promise<void> = Promise.resolve();
  /** In the order in which it came: the first message may have to wait for the codecs, and no other may overtake it. */
  const tell = (say: (codecs: TableCodecs<unknown, unknown>) => void): void => {
    const { game } = room.state as TableSnapshot;
    told = told
      .then(async () => {
        const codecs = tableCodecs(await codecsOf(game));
        if (!visit.left) say(codecs);
      })
      // A page that went on would miss a move and never know: joined again, it is told everything anew.
      .catch(() => void setTimeout(() => void room.leave(false), UNREADABLE_AFTER));
  };
  room.onStateChange(() => store.look(snapshotOf(room)));
  room.onMessage(MESSAGES.hello, (packed: unknown) => {
    store.look(snapshotOf(room));
    tell((codecs) => {
      const hello = read(decode(codecs.hello, packed));
      setClock({ now: hello.now, roundTrip: 0 });
      store.arrive(hello);
    });
  });
  room.onMessage(MESSAGES.move, (packed: unknown) => tell((codecs) => store.move(read(decode(codecs.move, packed)))));
  room.onMessage(MESSAGES.latePaw, (packed: unknown) => store.addLatePaw(read(decode(latePawCodec, packed))));
  room.onMessage(MESSAGES.talk, (packed: unknown) => store.hear(read(decode(talkCodec, packed))));
  room.onMessage(MESSAGES.tally, (packed: unknown) => addTally(read(decode(guessTallyCodec, packed))));
  room.onMessage(MESSAGES.clock, (packed: unknown) => setClock(read(decode(clockCodec, packed))));
}

function snapshotOf(room: Room): TableSnapshot {
  const snapshot = (room.state as { toJSON(): unknown }).toJSON() as TableSnapshot;
  return { ...snapshot, seats: toldApart(snapshot.seats) };
}

/** What the server packs must be readable here: anything else is a page of another version. */
function read<T>(decoded: Result<T, Refusal>): T {
  if (!decoded.ok) throw new Error(`Unreadable message: ${JSON.stringify(decoded.error)}`);
  return decoded.value;
}

/** Of the library: no such room, a room or its process that does not answer, a seat that nobody kept; and of a table that went to sleep or closed while somebody came in. */
const MOVING: ReadonlySet<number> = new Set([522, 523, 524, 4212, 4010, LEAVE_CODES.closed]);

/** A refusal of the table travels as JSON in the error's message; matchmaking has codes of its own. */
export function refusalOf(error: unknown): Refusal {
  const { message = '', code } = error as { message?: string; code?: number };
  try {
    const refusal = JSON.parse(message) as Refusal;
    if (typeof refusal.code === 'string') return refusal;
  } catch {
    // Not one of ours.
  }
  if (/^[a-zA-Z]+\/[a-zA-Z]+$/.test(message)) return { code: message as Refusal['code'] };
  // Our server says itself when there is no such table: what the library does not find, or gets no answer from, is on its way to another process.
  return { code: code !== undefined && MOVING.has(code) ? 'table/moving' : 'net/unreachable' };
}

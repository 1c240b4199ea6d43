import { Protocol } from '@colyseus/core';
import { decode as read } from '@colyseus/schema';
import { unpack } from 'msgpackr';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { recallMatch } from '../../../../server/rooms/match/recall.ts';
import { decode } from '../../../../shared/engine/codec.ts';
import type { AnyGame, Viewer } from '../../../../shared/engine/game.ts';
import { eventsOf, fold, type Match } from '../../../../shared/engine/match.ts';
import { createRandom, seedFromText } from '../../../../shared/engine/random.ts';
import { GAME_NAMES, GAMES, type GameName } from '../../../../shared/games/games.ts';
import { guessTallyCodec } from '../../../../shared/table/guesses.ts';
import { type LogEntry, MESSAGES, type TableSnapshot, tableCodecs } from '../../../../shared/table/protocol.ts';
import { Guest } from '../../../support/guest/guest.ts';
import { Player } from '../../../support/guest/player.ts';
import { oracleOf } from '../../../support/oracle.ts';
import { startServer, type TestServer } from '../../../support/server/testServer.ts';

const { recordings } = await vi.hoisted(() => import('../../../support/guest/recorder.ts'));
let server: TestServer;

beforeAll(async () => {
  server = await startServer();
});

afterAll(() => server.close());

/** Of the game's own samples the one with the most in it. */
const richest = (game: GameName) =>
  [...GAMES[game].samples].sort((one, other) => JSON.stringify(other).length - JSON.stringify(one).length)[0];

/** Frames that carry no board; their contents are compared as the synchronized state, or are numbers and replies. */
const WITHOUT_BOARD: ReadonlySet<number> = new Set([
  Protocol.JOIN_ROOM,
  Protocol.ROOM_STATE,
  Protocol.ROOM_STATE_PATCH,
  Protocol.ROOM_RESPONSE,
]);

interface Told {
  readonly seq: number;
  readonly log: readonly LogEntry<unknown>[];
  readonly view: unknown;
}

/** Everything about the board in the frames of one socket. A frame of an unknown kind is a failure: it could hold anything. */
function boardsIn(game: AnyGame, frames: readonly Uint8Array[]): Told[] {
  const codecs = tableCodecs(game);
  /** The last reveal that this socket was told. */
  let revealed = 0;
  const note = ({ seq, events }: LogEntry<unknown>) => {
    if (game.reveals(events as never[]).length > 0) revealed = seq;
  };
  return frames.flatMap((frame): Told[] => {
    const [code = -1] = frame;
    if (WITHOUT_BOARD.has(code)) return [];
    expect(code).toBe(Protocol.ROOM_DATA);
    const at = { offset: 1 };
    const type = read.string(frame as Buffer, at);
    const message: unknown = unpack(frame.subarray(at.offset));
    if (type === MESSAGES.move) {
      const { entry, view } = unwrap(decode(codecs.move, message));
      note(entry);
      return [{ seq: entry.seq, log: [entry], view }];
    }
    if (type === MESSAGES.hello) {
      const { match } = unwrap(decode(codecs.hello, message));
      if (match === undefined) return [];
      const { seq } = match.log.at(-1)!;
      for (const entry of match.log) note(entry);
      const told = { seq, log: match.log, view: match.view };
      return match.before === undefined ? [told] : [told, { seq: seq - 1, log: [], view: match.before }];
    }
    if (type === MESSAGES.tally) {
      // How others guessed is told of a card that this socket has been shown, never before.
      expect(unwrap(decode(guessTallyCodec, message)).seq).toBe(revealed);
      return [];
    }
    expect([MESSAGES.clock, MESSAGES.talk, MESSAGES.latePaw]).toContain(type);
    expect(JSON.stringify(message)).toMatch(/^[[\]\d,]*$/);
    return [];
  });
}

function unwrap<T>(result: { ok: true; value: T } | { ok: false; error: unknown }): T {
  if (!result.ok) throw new Error(JSON.stringify(result.error));
  return result.value;
}

/**
 * The proof: replace everything that this viewer may not know by something else, and it would have been told exactly the
 * same. Whatever depends on a hidden face or on the seed would differ.
 */
function expectNothingMore(match: Match, viewer: Viewer, boards: readonly Told[]): void {
  const { game } = match;
  const oracle = oracleOf(game.id);
  const random = createRandom(seedFromText(`${game.id} ${viewer}`));
  for (const { seq, log, view } of boards) {
    const past = match.history.slice(0, seq).flatMap((entry) => eventsOf(entry));
    const disguised = oracle.disguise(fold(game, past), viewer, past, random);
    expect(view).toEqual(game.viewFor(disguised, viewer));
    for (const entry of log) {
      const events = eventsOf(match.history[entry.seq - 1]!);
      const lies = events.map((event) => game.redact(oracle.disguiseEvent(event, viewer, random), viewer));
      expect(entry.events).toEqual(lies);
    }
  }
}

function expectNoSeed(seed: string): void {
  const forms = [
    Buffer.from(seed),
    Buffer.from(seed, 'hex'),
    Buffer.from(Buffer.from(seed, 'hex').toString('base64url')),
  ];
  for (const { frames } of recordings)
    for (const frame of frames) for (const form of forms) expect(Buffer.from(frame).includes(form)).toBe(false);
}

describe.each(GAME_NAMES)('%s at the socket', (game) => {
  test('no client is told a face or the seed that it may not know', async () => {
    const guests = await Promise.all(Array.from({ length: 3 }, () => Guest.arrive(server.url)));
    const table = await guests[0]!.open({ game, seats: 3, pace: 'standard', rules: richest(game) });
    for (const guest of guests) await guest.join(table);
    const watcher = await (await Guest.arrive(server.url)).join(table, 'watcher');
    const snapshots: TableSnapshot[] = [];
    watcher.onState = () => snapshots.push(watcher.state);
    watcher.onMove = () => {
      for (const { id, kind } of GAMES[game].guessing?.questions(watcher.view as never) ?? [])
        void watcher.ask('guess', { id, kind, answer: 0 });
    };
    for (const guest of guests) await guest.ask('ready', { ready: true });
    const players = guests.map((guest, index) => new Player(guest, `${game} leak ${index}`));

    // In the middle somebody comes back and somebody new begins to watch: both are told everything at once.
    await guests[0]!.until(() => guests[0]!.seq > 8);
    await players[0]!.stop();
    const back = await guests[0]!.twin().join(table);
    players[0] = new Player(back, `${game} back`);
    const late = await (await Guest.arrive(server.url)).join(table, 'watcher');
    await watcher.until(() => watcher.state.phase === 'scores');
    await Promise.all(players.map((player) => player.stop()));

    const { store } = server.app.services;
    const row = (await store.matches.find(watcher.matchId))!;
    const recalled = recallMatch(row, await store.matches.journal(row.id));
    if (!recalled.ok) throw new Error(recalled.error.code);
    const { match } = recalled.value;
    const viewers: [Guest, Viewer][] = [
      ...[guests[0]!, guests[1]!, guests[2]!, back].map((guest): [Guest, Viewer] => [guest, guest.you!]),
      [watcher, 'watcher'],
      [late, 'watcher'],
    ];
    for (const [guest, viewer] of viewers) {
      const { frames } = recordings.find(({ session }) => session === guest.connection.session)!;
      const boards = boardsIn(match.game, frames);
      // Who came late is told all of a short match in a message or two.
      expect(boards.length).toBeGreaterThan(guest === back || guest === late ? 0 : 3);
      expectNothingMore(match, viewer, boards);
    }
    for (const guest of GAMES[game].guessing === undefined ? [] : [watcher, guests[1]!])
      expect(guest.heard.filter(({ type }) => type === MESSAGES.tally).length).toBeGreaterThan(0);
    expectNoSeed(row.seed);
    for (const { match: shown } of snapshots) {
      if (shown === undefined) continue;
      const past = match.history.slice(0, shown.seq).flatMap((entry) => eventsOf(entry));
      const { turn } = match.game.summary(fold(match.game, past));
      expect(shown.turn).toBe(turn);
    }
  });
});

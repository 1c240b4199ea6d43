import { describe, expect, test } from 'vitest';
import { commitmentTo, revealSeed, verify } from '../../shared/engine/fairness.ts';
import { seat } from '../../shared/engine/game.ts';
import { createMatch, type Deal, drawLot, type Match, seqOf, submit } from '../../shared/engine/match.ts';
import { createRandom, seedFromText } from '../../shared/engine/random.ts';
import { packEntry, restore, restoreMatch, serialize, unpackEntry } from '../../shared/engine/record.ts';
import { GAME_NAMES, GAMES } from '../../shared/games/games.ts';
import { oracleOf } from '../support/oracle.ts';
import { newMatch, playedMatch } from '../support/play.ts';

type Stored = Record<string, unknown> & { entries: unknown[][] };
const stored = (match: Match): Stored => JSON.parse(JSON.stringify(serialize(match)));

describe.each(GAME_NAMES)('a match of %s', (name) => {
  const game = GAMES[name];
  const finished = playedMatch(game, 3, 'a finished match');
  const commitment = commitmentTo(finished.seed);

  test('starts with the deal and counts every step', () => {
    const match = newMatch(game, 3, 'count');
    expect(seqOf(match)).toBe(1);
    expect(match.history[0]?.kind).toBe('deal');
    const submitted = submit(match, 'table', { type: 'timeOut' });
    expect(submitted.ok && seqOf(submitted.value.match)).toBe(2);
    expect(seqOf(match)).toBe(1);
  });

  test('a refused command leaves the match and its chance as they were', () => {
    const match = newMatch(game, 3, 'refused');
    const before = JSON.stringify(serialize(match));
    expect(submit(match, seat(0), { type: 'noSuchCommand' })).toMatchObject({ ok: false });
    expect(submit(match, seat(0), null)).toMatchObject({ ok: false });
    expect(JSON.stringify(serialize(match))).toBe(before);
  });

  test('the same setting deals the same cards, another seed others', () => {
    expect(newMatch(game, 3, 'one').state).toEqual(newMatch(game, 3, 'one').state);
    expect(newMatch(game, 3, 'one').state).not.toEqual(newMatch(game, 3, 'two').state);
  });

  test('a lot is drawn from the chance of the match and is part of its history', () => {
    const among = [seat(0), seat(2)];
    const { match, entry } = drawLot(newMatch(game, 3, 'lot'), among);
    expect(among).toContain(entry.drawn);
    expect(match.history.at(-1)).toBe(entry);
    expect(unpackEntry(game, JSON.parse(JSON.stringify(packEntry(game, entry))))).toEqual({ ok: true, value: entry });
    expect(restore(GAMES, stored(match))).toEqual({ ok: true, value: match });
  });

  test('options are refused before anything is dealt', () => {
    const setting = { options: { noSuchOption: true }, seats: 3, seed: seedFromText('x') };
    expect(createMatch(game, setting)).toMatchObject({ ok: false, error: { facts: { field: expect.any(String) } } });
  });

  describe('stored', () => {
    const change = (edit: (record: Stored) => void) => {
      const record = stored(finished);
      edit(record);
      return restore(GAMES, record);
    };

    test.each<[string, (record: Stored) => void, string, string]>([
      ['another format', (r) => Object.assign(r, { format: 2 }), 'match/otherVersion', 'format'],
      ['another version of the game', (r) => Object.assign(r, { version: 99 }), 'match/otherVersion', 'version'],
      ['an unknown game', (r) => Object.assign(r, { game: 'toString' }), 'match/malformed', 'game'],
      ['no seed', (r) => Object.assign(r, { seed: 'abc' }), 'match/malformed', 'seed'],
      ['no entries', (r) => Object.assign(r, { entries: 7 }), 'match/malformed', 'entries'],
      ['an end that is missing', (r) => r.entries.splice(5), 'match/truncated', 'entries'],
      ['a changed entry', (r) => Object.assign(r.entries[3]!, { 1: 7 }), 'match/altered', 'digest'],
      ['changed options', (r) => Object.assign(r, { options: { changed: true } }), 'match/altered', 'digest'],
    ])('with %s it is refused by the name of the field', (_, edit, code, field) => {
      expect(change(edit)).toMatchObject({ ok: false, error: { code, facts: { field } } });
    });

    test('with a field that is nested without end it is refused, too', () => {
      const nested = JSON.parse(`${'['.repeat(8000)}${']'.repeat(8000)}`) as unknown;
      for (const field of ['format', 'game', 'version', 'options', 'seats', 'seed', 'length', 'entries', 'digest'])
        expect(change((r) => Object.assign(r, { [field]: nested }))).toMatchObject({ ok: false });
      expect(change((r) => Object.assign(r.entries, { 3: nested }))).toMatchObject({ ok: false });
      expect(submit(finished, nested as never, { type: 'pass' })).toMatchObject({ ok: false });
    });

    test.each([null, 7, 'text', undefined, []])('%j is no match', (input) => {
      expect(restore(GAMES, input)).toMatchObject({ ok: false, error: { facts: { field: expect.any(String) } } });
    });

    test('entries of a journal are refused by the place and the field that is wrong', () => {
      const { entries } = stored(finished);
      const setting = { options: finished.options, seats: 3, seed: finished.seed };
      const wrong = (place: number, entry: unknown) =>
        restoreMatch(game, setting, entries.with(place, entry as unknown[]));
      const [kind, position, events, actor] = entries[4]!;
      const field = (name: string) => ({ ok: false, error: { facts: { field: `entries[4]${name}` } } });
      expect(wrong(4, 'x')).toMatchObject(field(''));
      expect(wrong(4, [9, position, events])).toMatchObject(field('.kind'));
      expect(wrong(4, [kind, -1, events])).toMatchObject(field('.position'));
      expect(wrong(4, [kind, position, [[999]]])).toMatchObject(field('.events[0].type'));
      expect(wrong(4, [kind, position, events, 'nobody'])).toMatchObject(field('.actor'));
      expect(wrong(4, [kind, position, events, actor, {}])).toMatchObject(field('.command'));
      expect(wrong(4, entries[0])).toMatchObject(field('.kind'));
      expect(restoreMatch(game, setting, [])).toMatchObject({ ok: false, error: { facts: { field: 'entries' } } });
      expect(restoreMatch(game, { ...setting, seats: 99 }, entries)).toMatchObject({ error: { code: 'match/seats' } });
      expect(restoreMatch(game, { ...setting, seats: 2 }, entries)).toEqual({
        ok: false,
        error: { code: 'match/inconsistent', facts: { field: 'seats', found: 2, dealtTo: 3 } },
      });
    });
  });

  describe('is fair', () => {
    test('a finished match can be recomputed from its seed', () => {
      expect(verify(finished, commitment)).toEqual({ ok: true, value: true });
      expect(revealSeed(finished)).toEqual({ ok: true, value: finished.seed });
    });

    test('the seed of a running match is not given away', () => {
      const running = newMatch(game, 3, 'running');
      expect(revealSeed(running)).toMatchObject({ ok: false, error: { code: 'fairness/stillPlaying' } });
      expect(verify(running, commitmentTo(running.seed))).toMatchObject({ error: { code: 'fairness/stillPlaying' } });
    });

    test('another seed than the promised one is found out', () => {
      expect(verify(finished, commitmentTo(seedFromText('another')))).toMatchObject({
        error: { code: 'fairness/otherSeed' },
      });
    });

    test('a single changed card is found out, with its place', () => {
      const deal = finished.history[0] as Deal;
      const random = createRandom(seedFromText('another deal'));
      const events = deal.events.map((event) => oracleOf(name).disguiseEvent(event, 'watcher', random));
      expect(events).not.toEqual(deal.events);
      const changed = { ...finished, history: finished.history.with(0, { ...deal, events }) };
      expect(verify(changed, commitment)).toMatchObject({
        ok: false,
        error: { code: 'fairness/differs', facts: { entry: 0, field: expect.stringContaining('events') } },
      });
    });

    test('one that was dealt under other rules is not called a cheat for coming out differently', () => {
      const older = { ...finished, version: game.version - 1 };
      expect(verify(older, commitment)).toEqual({ ok: true, value: true });
      const [place, move] = [1, finished.history[1]!];
      const changed = { ...older, history: finished.history.with(place, { ...move, events: [] } as never) };
      expect(verify(changed, commitment)).toEqual({
        ok: false,
        error: {
          code: 'fairness/otherRules',
          facts: { entry: place, found: game.version - 1, expected: game.version },
        },
      });
    });

    test('a changed move is found out', () => {
      const place = finished.history.findIndex((entry) => entry.kind === 'move' && entry.actor !== 'table');
      const move = finished.history[place]!;
      const changed = { ...finished, history: finished.history.with(place, { ...move, actor: 'table' } as never) };
      expect(verify(changed, commitment)).toMatchObject({ ok: false, error: { facts: { entry: place } } });
    });
  });
});

import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { Predictions } from '../../../server/gallery/predictions.ts';
import { decode } from '../../../shared/engine/codec.ts';
import type { AnyGame, Question, Viewer } from '../../../shared/engine/game.ts';
import { eventsOf, matchAt, seatsOf } from '../../../shared/engine/match.ts';
import { createRandom, seedFromText } from '../../../shared/engine/random.ts';
import { GAME_NAMES, GAMES } from '../../../shared/games/games.ts';
import {
  type GuessedReveal,
  guessTallyCodec,
  leaningOf,
  NOTHING_READ,
  type Reader,
} from '../../../shared/table/guesses.ts';
import { MESSAGES } from '../../../shared/table/protocol.ts';
import { playBotMatch } from '../../support/botMatch.ts';
import { accepted, playing } from '../../support/guest/gathering.ts';
import { Guest } from '../../support/guest/guest.ts';
import { Player } from '../../support/guest/player.ts';
import { oracleOf } from '../../support/oracle.ts';
import { storeMatch } from '../../support/server/storedMatch.ts';
import { startServer, type TestServer } from '../../support/server/testServer.ts';

const STAMP = { at: 0, hold: 0, late: [] };
const guessable = GAME_NAMES.filter((name) => (GAMES[name] as AnyGame).guessing !== undefined);

describe.each(guessable)('those who watch %s', (name) => {
  const game: AnyGame = GAMES[name];
  const { guessing } = game;
  const match = playBotMatch(
    { game: name, levels: ['alleyCat', 'alleyCat', 'kitten'], seed: 'guess' },
    () => undefined,
  );
  const steps = match.history.map((entry, place) => ({
    seq: place + 1,
    entry,
    stamp: STAMP,
    match: matchAt(match, place + 1),
  }));
  const viewAt = (place: number) => game.viewFor(steps[place]!.match.state, 'watcher');
  const questionsAt = (place: number): readonly Question[] => guessing!.questions(viewAt(place));

  test('are asked again and again, every reveal answers, and what was guessed right is counted so', () => {
    const predictions = new Predictions(game, viewAt(0));
    let answered = 0;
    for (const [place, step] of steps.entries()) {
      for (const { tally, question, guesses } of place === 0 ? [] : predictions.follow(step, viewAt(place))) {
        answered += 1;
        expect(game.reveals(eventsOf(step.entry)).length).toBeGreaterThan(0);
        expect(tally.counts).toHaveLength(question.answers.length);
        expect(tally.counts.reduce((sum, count) => sum + count)).toBe(guesses.size);
        expect(tally.right.length).toBeGreaterThan(0);
        for (const right of tally.right) expect(right).toBeLessThan(question.answers.length);
        expect(decode(guessTallyCodec, JSON.parse(JSON.stringify(guessTallyCodec.pack(tally))))).toEqual({
          ok: true,
          value: tally,
        });
      }
      for (const { id, kind, answers } of questionsAt(place))
        for (const player of ['momo', 'mimi'])
          expect(predictions.guess(player, id, kind, (place + player.length) % answers.length).ok).toBe(true);
    }
    expect(answered).toBeGreaterThan(2);
  });

  test('cannot guess any more when the question is closed, nor anything that is no answer', () => {
    const place = steps.findIndex((_, index) => questionsAt(index).length > 0);
    const predictions = new Predictions(game, viewAt(place));
    const { id, kind, answers } = questionsAt(place)[0]!;
    expect(predictions.guess('momo', id, kind, answers.length)).toMatchObject({
      error: { code: 'guess/noSuchAnswer' },
    });
    expect(predictions.guess('momo', id + 500, kind, 0)).toMatchObject({ error: { code: 'guess/closed' } });
    for (let next = place + 1; next < steps.length; next += 1) {
      predictions.follow(steps[next]!, viewAt(next));
      if (questionsAt(next).some((question) => question.id === id && question.kind === kind)) continue;
      expect(predictions.guess('momo', id, kind, 0)).toMatchObject({ error: { code: 'guess/closed' } });
      return;
    }
  });

  test('find it hot now and then, and never when it is over', () => {
    const isHot = (place: number) => game.isHot!(viewAt(place));
    const hot = steps.map((_, place) => isHot(place));
    expect(hot).toContain(true);
    expect(hot[0]).toBe(false);
    expect(hot.at(-1)).toBe(false);
  });

  test('are asked nothing, and answered nothing, that depends on what they may not know', () => {
    const oracle = oracleOf(name);
    const random = createRandom(seedFromText('worlds'));
    for (const [place, step] of steps.entries()) {
      if (place === 0) continue;
      const before = steps[place - 1]!.match.state;
      const asked = guessing!.questions(game.viewFor(before, 'watcher'));
      const past = match.history.slice(0, place).flatMap((entry) => eventsOf(entry));
      const other = oracle.disguise(before, 'watcher', past, random);
      expect(guessing!.questions(game.viewFor(other, 'watcher'))).toEqual(asked);
      // House TV and the list of tables go by it: it tells no more than the questions do.
      expect(game.isHot!(game.viewFor(other, 'watcher'))).toBe(game.isHot!(game.viewFor(before, 'watcher')));
      const events = eventsOf(step.entry);
      for (const viewer of ['watcher', ...seatsOf(match)] as Viewer[])
        for (const question of asked)
          expect(
            guessing!.right(
              question,
              events.map((event) => game.redact(event, viewer)),
            ),
          ).toEqual(guessing!.right(question, events));
    }
  });
});

describe('at a table', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startServer();
  });
  afterAll(() => server.close());

  test('who watches guesses; nobody hears of it before the card is turned for all, seats least of all', async () => {
    const { id, all } = await playing(server, 2, { pace: 'blitz' });
    const watchers = [await Guest.arrive(server.url), await Guest.arrive(server.url)];
    for (const watcher of watchers) await watcher.join(id, 'watcher');
    const asked = (guest: Guest): readonly Question[] =>
      guest.view === undefined ? [] : guest.game.guessing!.questions(guest.view);
    for (const watcher of watchers)
      watcher.onMove = () => {
        for (const { id: question, kind } of asked(watcher))
          void watcher.ask('guess', { id: question, kind, answer: 0 });
      };
    const players = all.map((guest, index) => new Player(guest, `guessed ${index}`));
    const seat = all[0]!;
    const tallies = (guest: Guest) => guest.heard.filter(({ type }) => type === MESSAGES.tally);
    await seat.until(() => tallies(seat).length > 0 || seat.state.phase === 'scores');
    await Promise.all(players.map((player) => player.stop()));
    expect(tallies(seat).length).toBeGreaterThan(0);
    for (const guest of [...all, ...watchers]) {
      let turned = 0;
      for (const { type, message } of guest.heard) {
        if (type === MESSAGES.move) {
          const { events, seq } = guest.log.find((entry) => entry.seq === (message as [[number]])[0][0])!;
          if (guest.game.reveals(events as never[]).length > 0) turned = seq;
        }
        // Whatever is told about guesses is told of the reveal that came just before.
        if (type === MESSAGES.tally)
          expect(decode(guessTallyCodec, message)).toMatchObject({ ok: true, value: { seq: turned } });
      }
    }
    const reply = await seat.ask('guess', { id: 1, kind: 'card', answer: 0 });
    expect(reply).toMatchObject({ ok: false, refusal: { code: 'guess/seated' } });
    await expect
      .poll(async () => (await watchers[0]!.call<Reader>('GET', '/api/me/reader')).ever.guesses)
      .toBeGreaterThan(0);
    const { ever, evening } = await watchers[0]!.call<Reader>('GET', '/api/me/reader');
    expect(evening).toEqual(ever);
    expect(ever.trusted).toBe(ever.weighed);
    expect(ever.right).toBe(ever.honest);
  });

  test('where everything is shown later, who watches guesses then, and hears how it came out then', async () => {
    const { id, all } = await playing(server, 2, { pace: 'relaxed', delay: 1 });
    const watcher = await (await Guest.arrive(server.url)).join(id, 'watcher');
    const choose = (who: Guest, type: string) =>
      (who.game.choices(who.view) as { readonly type: string }[]).find((command) => command.type === type);
    const act = async (who: Guest, type: string) => {
      await who.until(() => choose(who, type) !== undefined);
      expect(await who.command(choose(who, type))).toEqual(accepted);
    };
    const laying = all.find(({ you, state }) => you === state.match?.turn)!;
    const other = all.find((guest) => guest !== laying)!;
    await act(laying, 'play');
    const asked = () => watcher.game.guessing!.questions(watcher.view)[0];
    await watcher.until(() => watcher.view !== undefined && asked() !== undefined);
    await act(other, 'paw');
    await act(other, 'name');
    // It is decided, but not for who watches.
    expect(await watcher.ask('guess', { id: asked()!.id, kind: asked()!.kind, answer: 0 })).toEqual(accepted);
    const tallies = (guest: Guest) => guest.heard.filter(({ type }) => type === MESSAGES.tally);
    await watcher.until(() => tallies(watcher).length > 0);
    const { seq } = watcher.log.findLast(({ events }) => watcher.game.reveals(events as never[]).length > 0)!;
    expect(decode(guessTallyCodec, tallies(watcher)[0]!.message)).toMatchObject({ ok: true, value: { seq } });
    expect(tallies(other)).toEqual([]);
  });

  test('nobody guesses at what they may not see', async () => {
    const { match } = await storeMatch(server.app.services.store, {
      id: 'kept',
      game: 'spicy',
      players: ['ann', 'bob'],
      endedAt: Date.now(),
      options: { handsAfterMatch: false, watchers: false },
    });
    const seq = match.history.findIndex((entry) => match.game.reveals(eventsOf(entry)).length > 0) + 1;
    const guest = await Guest.arrive(server.url);
    await expect(guest.call('GET', `/api/reveals/kept/${seq}/guess`)).rejects.toMatchObject({ status: 403 });
    await expect(
      guest.call('POST', `/api/reveals/kept/${seq}/guess`, { kind: 'card', answer: 0 }),
    ).rejects.toMatchObject({ status: 403 });
  });

  test('who sat there is not asked, and sees how others guessed', async () => {
    const [seated, other] = [await Guest.arrive(server.url), await Guest.arrive(server.url)];
    const { match } = await storeMatch(server.app.services.store, {
      id: 'own',
      game: 'spicy',
      players: [seated.id, 'bob'],
      endedAt: Date.now(),
    });
    const seq = match.history.findIndex((entry) => match.game.reveals(eventsOf(entry)).length > 0) + 1;
    const path = `/api/reveals/own/${seq}/guess`;
    await other.call('POST', path, { kind: 'card', answer: 2 });
    await expect(seated.call('POST', path, { kind: 'card', answer: 0 })).rejects.toMatchObject({
      status: 403,
      body: { error: { code: 'guess/seated' } },
    });
    const { questions } = await seated.call<GuessedReveal>('GET', path);
    expect(questions[0]).toMatchObject({ counts: [0, 0, 1, 0], right: expect.any(Array) });
    expect(questions[0]).not.toHaveProperty('yours');
  });

  test('in a replay one guesses first, once, and then sees how others did', async () => {
    const guest = await Guest.arrive(server.url);
    const other = await Guest.arrive(server.url);
    const { reveals } = await guest.call<{ reveals: { match: string; seq: number }[] }>('GET', '/api/feed?span=ever');
    const { match, seq } = reveals.find((reveal) => reveal.match.startsWith('classic-spicy'))!;
    const path = `/api/reveals/${match}/${seq}/guess`;
    const { questions } = await guest.call<GuessedReveal>('GET', path);
    expect(questions[0]).not.toHaveProperty('right');
    expect(questions[0]).not.toHaveProperty('counts');
    const { kind } = questions[0]!;
    const first = await guest.call<GuessedReveal>('POST', path, { kind, answer: 1 });
    expect(first.questions[0]).toMatchObject({ yours: 1, counts: [0, 1, 0, 0] });
    await guest.call('POST', path, { kind, answer: 2 });
    const last = await other.call<GuessedReveal>('POST', path, { kind, answer: 3 });
    expect(last.questions[0]).toMatchObject({ yours: 3, counts: [0, 1, 0, 1] });
    expect((await guest.call<Reader>('GET', '/api/me/reader')).ever.guesses).toBe(1);
    for (const [bad, status] of [
      [`/api/reveals/${match}/1/guess`, 404],
      [`/api/reveals/nothing/${seq}/guess`, 404],
    ] as const)
      await expect(guest.call('GET', bad)).rejects.toMatchObject({ status });
    await expect(guest.call('POST', path, { kind, answer: 9 })).rejects.toMatchObject({ status: 422 });
    await expect(guest.call('POST', path, { kind: 'x', answer: 0 })).rejects.toMatchObject({ status: 422 });
  });
});

test('who trusts more often than cats deserve is told so', () => {
  const reading = { ...NOTHING_READ, weighed: 20, honest: 8 };
  expect(leaningOf({ ...reading, trusted: 18 })).toBe('tooTrusting');
  expect(leaningOf({ ...reading, trusted: 1 })).toBe('tooSuspicious');
  expect(leaningOf({ ...reading, trusted: 9 })).toBe('fair');
  expect(leaningOf({ ...reading, weighed: 3, trusted: 3 })).toBeUndefined();
});

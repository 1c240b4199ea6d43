/** What holds for every game of the table of games, asked of all of them. */

import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { decode } from '../shared/engine/codec.ts';
import { commitmentTo, verify } from '../shared/engine/fairness.ts';
import type { AnyGame, Seat, Viewer } from '../shared/engine/game.ts';
import { eventsOf, fold, type Match, seatsOf, submit } from '../shared/engine/match.ts';
import { createRandom, type Random, seedFromText } from '../shared/engine/random.ts';
import { restore, serialize } from '../shared/engine/record.ts';
import { GAME_NAMES, GAMES } from '../shared/games/games.ts';
import { oracleOf } from './support/oracle.ts';
import { newMatch, type PlayedStep, playOut } from './support/play.ts';

type Typed = { readonly type: string };

const RUNS_PER_SEAT_COUNT = 8;

describe.each(GAME_NAMES)('%s', (name) => {
  const game: AnyGame = GAMES[name];
  const oracle = oracleOf(name);
  const seatCounts = Array.from({ length: game.seats.max - game.seats.min + 1 }, (_, index) => game.seats.min + index);

  /** Random matches with random options, each looked at step by step. */
  const matches = (seats: number, look: (match: Match, random: Random) => void, runs = RUNS_PER_SEAT_COUNT): void => {
    fc.assert(
      fc.property(oracle.options, fc.string(), (options, seed) => {
        look(newMatch(game, seats, seed, options), createRandom(seedFromText(`look ${seed}`)));
      }),
      { numRuns: runs, seed: seats },
    );
  };

  describe.each(seatCounts)('with %s seats', (seats) => {
    test('every match ends, cards are conserved, one window is open at a time and scores add up', () => {
      matches(seats, (match, random) => {
        const end = playOut(match, random, ({ after }) => {
          expect([...oracle.faces(after.state)].sort()).toEqual([...oracle.box].sort());
          oracle.check(after.state);
          checkWindow(game, after);
        });
        const outcome = game.outcome(end.state);
        expect(outcome?.scores.map((score) => score.seat)).toEqual(seatsOf(end));
      });
    });

    test('what legal lists is accepted, what it does not list is refused, and garbage changes nothing', () => {
      matches(seats, (match, random) => {
        playOut(match, random, ({ after }) => {
          if (random.below(4) === 0) checkLegal(after, random);
        });
      });
    });

    test('nobody is told anything that depends on what they may not know', () => {
      matches(seats, (match, random) => {
        const past = [...eventsOf(match.history[0] as Match['history'][number])];
        for (const viewer of viewersOf(match)) checkEvents(past, viewer, random);
        playOut(match, random, (step) => {
          past.push(...step.entry.events);
          for (const viewer of viewersOf(match)) checkSecrets(step, viewer, past, random);
        });
      });
    });

    test('the events add up to the state, and a stored match goes on like the original', () => {
      matches(seats, (match, random) => {
        const steps: Match[] = [];
        const end = playOut(match, random, ({ after }) => steps.push(after));
        expect(
          fold(
            game,
            end.history.flatMap((entry) => eventsOf(entry)),
          ),
        ).toEqual(end.state);
        const middle = random.pick(steps);
        const stored = JSON.parse(JSON.stringify(serialize(middle)));
        const restored = restore(GAMES, stored);
        expect(restored).toEqual({ ok: true, value: middle });
        if (!restored.ok) return;
        const rest = end.history.slice(middle.history.length);
        const replayed = rest.reduce<Match>((current, entry) => {
          if (entry.kind !== 'move') throw new Error('Only moves were played');
          const next = submit(current, entry.actor, entry.command);
          if (!next.ok) throw new Error(next.error.code);
          return next.value.match;
        }, restored.value);
        expect(replayed).toEqual(end);
        expect(verify(end, commitmentTo(end.seed))).toEqual({ ok: true, value: true });
      });
    });

    test('views and events survive the wire', () => {
      matches(seats, (match, random) => {
        playOut(match, random, ({ after, entry }) => {
          if (random.below(8) > 0) return;
          for (const viewer of viewersOf(match)) {
            const view = game.viewFor(after.state, viewer);
            expect(decode(game.codecs.view, overTheWire(game.codecs.view.pack(view)))).toEqual({
              ok: true,
              value: view,
            });
            for (const event of entry.events) {
              const seen = game.redact(event, viewer);
              expect(decode(game.codecs.event, overTheWire(game.codecs.event.pack(seen)))).toEqual({
                ok: true,
                value: seen,
              });
            }
          }
        });
      });
    });
  });

  test.each([game.seats.min - 1, game.seats.max + 1, 2.5, Number.NaN])('%s seats are refused', (seats) => {
    expect(() => newMatch(game, seats, 'x')).toThrow('match/seats');
  });

  test('options that make no sense are refused by the name of the field', () => {
    for (const options of [7, null, 'x', []])
      expect(game.parseOptions(options)).toMatchObject({ ok: false, error: { facts: { field: 'options' } } });
    expect(game.parseOptions({ noSuchOption: 1 })).toMatchObject({
      ok: false,
      error: { facts: { field: 'noSuchOption', problem: 'unknownField' } },
    });
  });

  test('commands that are none are refused by the name of the field', () => {
    fc.assert(
      fc.property(fc.anything(), (input) => {
        const parsed = game.parseCommand(input);
        if (!parsed.ok) expect(parsed.error.facts?.field).toBeTruthy();
      }),
      { numRuns: 300 },
    );
  });

  test('a seat that does not exist is refused', () => {
    const match = newMatch(game, game.seats.min, 'x');
    for (const actor of [-1, game.seats.min, 1.5, 'watcher'])
      expect(submit(match, actor as never, { type: 'timeOut' })).toMatchObject({
        ok: false,
        error: { code: 'match/noSuchSeat' },
      });
  });

  function checkLegal(match: Match, random: Random): void {
    const before = JSON.stringify(match.state);
    for (const actor of seatsOf(match)) {
      const legal = game.legal(match.state, actor);
      const listed = new Set(legal.map((command) => oracle.canonical(command)));
      expect(listed.size).toBe(legal.length);
      for (const command of random.shuffle(legal).slice(0, 10))
        expect(submit(match, actor, command)).toMatchObject({ ok: true });
      for (let guess = 0; guess < 12; guess += 1) checkGuess(match, actor, oracle.guess(match.state, random), listed);
    }
    expect(JSON.stringify(match.state)).toBe(before);
  }

  function checkGuess(match: Match, actor: Seat, input: unknown, listed: ReadonlySet<string>): void {
    const parsed = game.parseCommand(input);
    if (!parsed.ok) return;
    const answer = submit(match, actor, input);
    const expected = listed.has(oracle.canonical(parsed.value));
    if (expected) expect(answer, JSON.stringify(input)).toMatchObject({ ok: true });
    else if (oracle.exhaustive(match.options)) expect(answer, JSON.stringify(input)).toMatchObject({ ok: false });
    if (answer.ok) return;
    const legal = new Set(game.legal(match.state, actor).map(({ type }) => type));
    expect(answer.error).toMatchObject({ facts: { asked: parsed.value, legal: [...legal] } });
    expect(answer.error.code).toMatch(new RegExp(`^${name}/\\w+$`));
  }

  function checkSecrets(
    { after, entry }: PlayedStep<AnyGame>,
    viewer: Viewer,
    past: readonly Typed[],
    random: Random,
  ): void {
    const disguised = oracle.disguise(after.state, viewer, past, random);
    expect(shown(disguised, viewer)).toEqual(shown(after.state, viewer));
    checkEvents(entry.events, viewer, random);
  }

  function checkEvents(events: readonly Typed[], viewer: Viewer, random: Random): void {
    for (const event of events) {
      const disguised = oracle.disguiseEvent(event, viewer, random);
      expect(game.redact(disguised, viewer)).toEqual(game.redact(event, viewer));
    }
  }

  function shown(state: unknown, viewer: Viewer): unknown {
    const view = game.viewFor(state, viewer);
    const own = viewer === 'watcher' ? [] : game.legal(state, viewer);
    return { view, own, window: game.window(state), summary: game.summary(state), outcome: game.outcome(state) };
  }
});

const viewersOf = (match: Match): readonly Viewer[] => [...seatsOf(match), 'watcher'];

const overTheWire = (packed: unknown): unknown => JSON.parse(JSON.stringify(packed));

function checkWindow(game: AnyGame, match: Match): void {
  const window = game.window(match.state);
  if (game.outcome(match.state) !== undefined) {
    expect(window).toBeUndefined();
    for (const actor of seatsOf(match)) expect(game.legal(match.state, actor)).toEqual([]);
    return;
  }
  expect(window?.seats.length).toBeGreaterThan(0);
  expect(Object.keys(game.clocks)).toContain(window?.kind);
  expect(submit(match, 'table', { type: 'timeOut' })).toMatchObject({ ok: true });
}

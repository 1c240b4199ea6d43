import { describe, expect, test } from 'vitest';
import { stageOf } from '../../../client/games/registry.ts';
import { CARD } from '../../../client/scene/stage.ts';
import { createTableStore } from '../../../client/store/table/table.ts';
import { followTable } from '../../../client/table/show/followTable.ts';
import { type PastReveal, spiciest } from '../../../client/table/show/reveals/reveals.ts';
import { seat } from '../../../shared/engine/game.ts';
import { spicy } from '../../../shared/games/spicy/index.ts';
import type { TableOptions } from '../../../shared/table/options.ts';
import type { LogEntry } from '../../../shared/table/protocol.ts';
import { playedMatch } from '../../support/play.ts';
import { CAST, countsOf, countsOn, rehearsal, type ToldEntry, toldMatch } from '../../support/rehearsal.ts';
import { revealsOf } from '../../support/revealsOf.ts';

const STARTED = 1_000_000;
const MOVE_MS = 2000;
const HOLD = 4000;

const spicyStage = await stageOf('spicy');
type Told = ToldEntry<typeof spicy>;
const TOLD: readonly Told[] = toldMatch(spicy, 4, seat(1), 'a table');
const isReveal = ({ events }: Told): boolean => events.some(({ type }) => type === 'cardRevealed');

const entryOf = (told: Told): LogEntry<unknown> => ({
  seq: told.seq,
  actor: 'table',
  at: told.seq * MOVE_MS,
  hold: isReveal(told) ? HOLD : 0,
  late: [],
  events: told.events,
});

/** A viewer who comes in when the match stands at `seq`; the server's clock shows `later` milliseconds after that move. */
function visit(seq: number, later: number, whole = true) {
  const theatre = rehearsal(4, seat(1), spicyStage);
  const table = createTableStore();
  const clock = { now: STARTED + seq * MOVE_MS + later };
  const log = TOLD.slice(0, seq).map(entryOf);
  const before = isReveal(TOLD[seq - 1]!) && later < HOLD ? TOLD[seq - 2]!.after : undefined;
  table.arrive({
    you: seat(1),
    now: clock.now,
    options: {} as TableOptions,
    match: { id: 'm', startedAt: STARTED, log, view: TOLD[seq - 1]!.after, before },
  });
  const reveals: PastReveal[] = [];
  const followed = followTable({
    table,
    game: spicyStage,
    company: theatre.company,
    species: CAST,
    serverNow: () => clock.now,
    wholeReveals: () => whole,
    onReveal: (reveal) => reveals.push(reveal),
    onStir: () => {},
  });
  const run = (seconds: number): void => {
    for (let time = 0; time < seconds; time += 1 / 30) {
      clock.now += 1000 / 30;
      followed.director.tick(1 / 30);
    }
  };
  const tell = (told: Told): void => table.move({ entry: entryOf(told), view: told.after });
  return { theatre, table, followed, reveals, run, tell };
}

const rest = (told: Told) => spicyStage.tableau(told.after, CAST);

describe('following a table', () => {
  test('shows who comes in the table as it is', () => {
    const { theatre, followed } = visit(9, 60_000);
    expect(followed.director.playing).toBe(false);
    expect(countsOn(theatre, rest(TOLD[8]!))).toEqual(countsOf(rest(TOLD[8]!)));
  });

  test('deals to who was there from the start', () => {
    const { theatre, followed, run } = visit(1, 100);
    expect(followed.director.playing).toBe(true);
    expect(theatre.company.props.at({ zone: 'drawDeck' })).toHaveLength(100);
    run(8);
    expect(countsOn(theatre, rest(TOLD[0]!))).toEqual(countsOf(rest(TOLD[0]!)));
  });

  test('plays every move and tells the store when it has been seen', () => {
    const { table, tell, run } = visit(3, 60_000);
    tell(TOLD[3]!);
    run(6);
    expect(table.getState().present.seq).toBe(4);
    expect(table.getState().updates).toEqual([]);
  });

  test('lets the own hand follow its owner, at rest and in the middle of a scene', () => {
    const played = TOLD.findIndex(({ events }, index) => index > 2 && events.some(({ type }) => type === 'cardPlayed'));
    const { theatre, followed, tell, run } = visit(played, 60_000);
    const { company, stage } = theatre;
    const own = { zone: 'hand', seat: seat(1) };
    const across = () => company.props.at(own).map(({ slot }) => stage.cards.values[slot * CARD.stride + CARD.x]!);
    const dealt = across();
    const held = company.props.at(own).map(({ id }) => id!);
    company.handOrder = held.toReversed();
    followed.tidy();
    run(0.5);
    expect(across()).toEqual(dealt.toReversed());
    tell(TOLD[played]!);
    run(0.1);
    company.handOrder = held;
    followed.tidy();
    expect(followed.director.playing).toBe(true);
    expect(across().toSorted((one, other) => one - other)).toEqual(across());
    run(6);
    expect(countsOn(theatre, rest(TOLD[played]!))).toEqual(countsOf(rest(TOLD[played]!)));
  });

  test('puts who joins in the middle of a reveal into its middle', () => {
    const told = TOLD.find(isReveal)!;
    const { theatre, followed, run } = visit(told.seq, 1500);
    const stackBefore = spicyStage.tableau(told.before!, CAST).piles.find(({ place }) => place.zone === 'stack')!;
    run(0.05);
    expect(theatre.company.props.at({ zone: 'stack' })).toHaveLength(stackBefore.cards.length);
    expect(theatre.stage.light.hush).toBeGreaterThan(0.5);
    expect(followed.director.playing).toBe(true);
    run(8);
    expect(countsOn(theatre, rest(told))).toEqual(countsOf(rest(told)));
  });

  test('remembers every reveal with the table before and after it', () => {
    const told = TOLD.find(isReveal)!;
    const { reveals, tell } = visit(told.seq - 1, 60_000);
    tell(told);
    expect(reveals).toMatchObject([{ seq: told.seq, viewer: 1, before: told.before, after: told.after }]);
  });

  test('starts over after a lost connection', () => {
    const { theatre, table, tell } = visit(3, 60_000);
    tell(TOLD[3]!);
    const log = TOLD.slice(0, 8).map(entryOf);
    table.arrive({
      you: seat(1),
      now: 0,
      options: {} as TableOptions,
      match: { id: 'm', startedAt: 0, log, view: TOLD[7]!.after, before: undefined },
    });
    expect(countsOn(theatre, rest(TOLD[7]!))).toEqual(countsOf(rest(TOLD[7]!)));
  });

  test('lays everything out anew for another size of the window', () => {
    const { theatre, followed, tell, run } = visit(3, 60_000);
    tell(TOLD[3]!);
    run(0.2);
    followed.relay();
    expect(countsOn(theatre, rest(TOLD[3]!))).toEqual(countsOf(rest(TOLD[3]!)));
    expect(followed.director.playing).toBe(false);
  });

  test('lets the cat of who left sleep between the scenes', () => {
    const { theatre, followed } = visit(3, 60_000);
    theatre.company.absent = 0b100;
    followed.refresh();
    expect(theatre.stage.seats.map(({ mood }) => mood === 'asleep').slice(0, 4)).toEqual([false, false, true, false]);
  });

  test('plays an emote beside everything else', () => {
    const { theatre, table, run } = visit(3, 60_000);
    table.hear({ seat: seat(2), said: 'laugh', spoken: false });
    run(0.5);
    expect(theatre.stage.seats[2]!.emote).toBe('laugh');
    run(3);
    expect(theatre.stage.seats[2]!.emote).toBeUndefined();
  });
});

describe('reveals of a recorded match', () => {
  const match = playedMatch(spicy, 4, 'recorded');
  const reveals = revealsOf(match, spicyStage, 'watcher');

  test('are all found, each with the table before and after it', () => {
    const revealed = match.history.filter(
      (entry) => entry.kind === 'move' && entry.events.some(({ type }) => type === 'cardRevealed'),
    );
    expect(reveals).toHaveLength(revealed.length);
    expect(reveals.length).toBeGreaterThan(3);
  });

  test('show a watcher no hand', () => {
    expect(reveals.every(({ before }) => (before as { hand: unknown[] }).hand.length === 0)).toBe(true);
  });

  test('the spiciest is the one with the highest score', () => {
    expect(spiciest(reveals)!.spiciness).toBe(Math.max(...reveals.map(({ spiciness }) => spiciness)));
    expect(spiciest([])).toBeUndefined();
  });
});

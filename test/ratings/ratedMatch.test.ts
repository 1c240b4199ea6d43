import { describe, expect, test } from 'vitest';
import { ratedMatchOf } from '../../shared/ratings/ratedMatch.ts';
import { rateMatch } from '../../shared/ratings/rateMatch.ts';
import { type ClaimedMatch, RatingBook, verifyRatings } from '../../shared/ratings/verifyRatings.ts';
import type { StandIn } from '../../shared/table/protocol.ts';

const person = (player: string, standIn: '' | StandIn = '') => ({ kind: 'person', player, standIn });
const bot = (level: string) => ({ kind: 'bot', level });
const outcome = (points: readonly number[], winners: readonly number[]) => ({
  reason: 'test',
  winners,
  scores: points.map((score, seat) => ({ seat, points: score, parts: {} })),
});

const row = (seats: readonly object[], end: object | null, quick = 1) => ({
  id: 'match',
  game: 'spicy',
  quick,
  ended_at: 5,
  outcome: end === null ? null : JSON.stringify(end),
  seats: JSON.stringify(seats),
});

const placesOf = (facts: ReturnType<typeof row>) => ratedMatchOf(facts)?.seats.map(({ place }) => place);

describe('what is rated', () => {
  test('quick matches with at least two people, and nothing else', () => {
    const end = outcome([3, 2], [0]);
    expect(placesOf(row([person('a'), person('b')], end))).toEqual([1, 2]);
    expect(placesOf(row([person('a'), person('b')], end, 0))).toBeUndefined();
    expect(placesOf(row([person('a'), bot('kitten')], end))).toBeUndefined();
  });

  test('winners share the first place whatever their points; the others go by points, and may tie', () => {
    const seats = ['a', 'b', 'c', 'd', 'e'].map((player) => person(player));
    expect(placesOf(row(seats, outcome([1, 9, 4, 4, 0], [0, 4])))).toEqual([1, 3, 4, 4, 1]);
  });

  test('who left comes last, even as a winner; who was lost counts by the result', () => {
    const seats = [person('a', 'left'), person('b', 'lost'), person('c', 'idle'), bot('legend')];
    expect(placesOf(row(seats, outcome([9, 5, 3, 1], [0])))).toEqual([5, 2, 3, 4]);
  });

  test('of a match that nobody played to its end only those who walked out lose, to the people whom they left', () => {
    const seats = [person('a', 'left'), person('b', 'lost'), bot('legend')];
    expect(placesOf(row(seats, null))).toEqual([4, 1]);
    expect(placesOf(row([person('a', 'left'), person('b', 'left')], null))).toBeUndefined();
    expect(placesOf(row([person('a', 'lost'), person('b', 'lost')], null))).toBeUndefined();
  });
});

const anchorOf = () => 1000;
const duel = (id: string, at: number, winner = 'a', loser = 'b') => ({
  id,
  game: 'spicy',
  at,
  seats: [winner, loser].map((player, place) => ({ kind: 'person' as const, player, place, left: false })),
});

describe('the same opponents', () => {
  const DAY = 86_400_000;

  test('count less and less within a day, and in full again after it', () => {
    const book = new RatingBook(anchorOf);
    const weights = [1, 2, 3].map((at) => book.take(duel(`m${at}`, at))[0]!.weight);
    expect(weights).toEqual([1, 1 / 2, 1 / 3]);
    expect(book.take(duel('later', DAY + 3))[0]!.weight).toBe(1);
  });

  test('a hundred wins over one friend in a day lift nobody far', () => {
    const book = new RatingBook(anchorOf);
    for (let at = 0; at < 100; at += 1) book.take(duel(`m${at}`, at));
    const friend = book.ratings.get('a')!.mu;
    const open = new RatingBook(anchorOf);
    for (let at = 0; at < 100; at += 1) open.take(duel(`m${at}`, at * DAY));
    expect(friend - 1000).toBeLessThan((open.ratings.get('a')!.mu - 1000) / 2);
  });

  test('somebody new at the table makes it count more', () => {
    const book = new RatingBook(anchorOf);
    book.take(duel('first', 1));
    const seats = ['a', 'b', 'c'].map((player, place) => ({ kind: 'person' as const, player, place, left: false }));
    const weights = book.take({ id: 'second', game: 'spicy', at: 2, seats }).map(({ weight }) => weight);
    expect(weights).toEqual([0.75, 0.75, 1]);
  });
});

test('bots are an anchor: they stay, and who wins from a legend gains more than from a kitten', () => {
  const against = (level: 'legend' | 'kitten') =>
    rateMatch(
      {
        id: 'm',
        game: 'spicy',
        at: 0,
        seats: [
          { kind: 'person', player: 'a', place: 1, left: false },
          { kind: 'person', player: 'b', place: 2, left: false },
          { kind: 'bot', level, place: 3 },
        ],
      },
      { ratingOf: () => undefined, meetings: () => 0, anchorOf: (bots) => (bots === 'legend' ? 1300 : 900) },
    );
  expect(against('legend').map(({ player }) => player)).toEqual(['a', 'b']);
  expect(against('legend')[0]!.after.mu).toBeGreaterThan(against('kitten')[0]!.after.mu);
});

test('whoever checks the ratings finds the first number that is not right', () => {
  const book = new RatingBook(anchorOf);
  const claimed: ClaimedMatch[] = [duel('one', 1), duel('two', 2, 'b', 'c'), duel('three', 3)].map((match) => ({
    ...match,
    claims: book.take(match).map(({ player, before, after }) => ({ player, before, after })),
  }));
  expect(verifyRatings(claimed, anchorOf)).toBeUndefined();
  const forged = claimed.map((match) =>
    match.id === 'two'
      ? {
          ...match,
          claims: match.claims.map((claim) => ({ ...claim, after: { ...claim.after, mu: claim.after.mu + 1 } })),
        }
      : match,
  );
  expect(verifyRatings(forged, anchorOf)).toMatchObject({ match: 'two', player: 'b' });
  expect(verifyRatings(claimed.slice(1), anchorOf)).toMatchObject({ match: 'two' });
});

test('where older matches are forgotten, what they left is believed and the rest is checked', () => {
  const DAY = 86_400_000;
  const book = new RatingBook(anchorOf);
  const claimed: ClaimedMatch[] = [0, 0.6, 1.2, 2.4, 2.5].map((days, place) => {
    const match = duel(`m${place}`, 1 + days * DAY);
    return { ...match, claims: book.take(match).map(({ player, before, after }) => ({ player, before, after })) };
  });
  const [, second] = claimed;
  const rest = claimed.slice(2);
  expect(verifyRatings(rest, anchorOf, second!.at)).toBeUndefined();
  expect(verifyRatings(rest, anchorOf)).toMatchObject({ match: 'm2' });
  const forged = rest.map((match, place) =>
    place === 1 ? { ...match, claims: match.claims.map((claim) => ({ ...claim, after: claim.before })) } : match,
  );
  expect(verifyRatings(forged, anchorOf, second!.at)).toMatchObject({ match: 'm3' });
});

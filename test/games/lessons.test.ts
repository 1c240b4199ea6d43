/** The first game of each game: it ends by what it proposes, and nothing breaks for who goes another way. */

import { describe, expect, test } from 'vitest';
import { type Seat, seat } from '../../shared/engine/game.ts';
import { eventsOf, type Match, matchAt, seqOf, submit } from '../../shared/engine/match.ts';
import { createRandom, seedFromText } from '../../shared/engine/random.ts';
import { lesson as blackJacky, JACKY_BEATS } from '../../shared/games/blackJacky/lesson/lesson.ts';
import * as jackyDe from '../../shared/games/blackJacky/lesson/words/de.ts';
import * as jackyEn from '../../shared/games/blackJacky/lesson/words/en.ts';
import * as jackyFr from '../../shared/games/blackJacky/lesson/words/fr.ts';
import * as jackyNl from '../../shared/games/blackJacky/lesson/words/nl.ts';
import { BOOK as JACKY_BOOK } from '../../shared/games/blackJacky/texts/rules/book.ts';
import { BOTS } from '../../shared/games/bots.ts';
import { SPICY_BEATS, lesson as spicy } from '../../shared/games/spicy/lesson/lesson.ts';
import * as spicyDe from '../../shared/games/spicy/lesson/words/de.ts';
import * as spicyEn from '../../shared/games/spicy/lesson/words/en.ts';
import * as spicyFr from '../../shared/games/spicy/lesson/words/fr.ts';
import * as spicyNl from '../../shared/games/spicy/lesson/words/nl.ts';
import { BOOK as SPICY_BOOK } from '../../shared/games/spicy/texts/rules/book.ts';
import {
  closes,
  cueOf,
  isExplaining,
  type Lesson,
  type LessonWords,
  openLesson,
  PUPIL,
  progressOf,
  scripted,
} from '../../shared/table/texts/lesson.ts';
import { type BookChapter, findParagraph } from '../../shared/table/texts/ruleBook.ts';

const LESSONS = [
  {
    game: 'spicy' as const,
    lesson: spicy as Lesson,
    ids: SPICY_BEATS as readonly string[],
    book: SPICY_BOOK as readonly BookChapter[],
    words: [spicyEn.en, spicyDe.de, spicyNl.nl, spicyFr.fr] as readonly LessonWords<string>[],
  },
  {
    game: 'blackJacky' as const,
    lesson: blackJacky as Lesson,
    ids: JACKY_BEATS as readonly string[],
    book: JACKY_BOOK as readonly BookChapter[],
    words: [jackyEn.en, jackyDe.de, jackyNl.nl, jackyFr.fr] as readonly LessonWords<string>[],
  },
];

const others = ({ company }: Lesson): readonly Seat[] => company.map((_, place) => seat(place + 1));

function accepted(match: Match, actor: Seat | 'table', command: unknown): Match {
  const done = submit(match, actor, command);
  if (!done.ok) throw new Error(`Refused: ${JSON.stringify(done.error)}`);
  return done.value.match;
}

/** Whoever has something to do from the script does it; the pupil does what is proposed, and reads at once. */
function followed(lesson: Lesson, match: Match): Match | undefined {
  for (const actor of others(lesson)) {
    const plan = scripted(lesson, match, actor, seqOf(match));
    if (plan !== undefined && plan !== 'wait') return accepted(match, actor, plan.command);
  }
  const command = cueOf(lesson, match, progressOf(lesson, match), PUPIL);
  return command === undefined ? undefined : accepted(match, PUPIL, command);
}

function playThrough(lesson: Lesson): readonly Match[] {
  const stands = [openLesson(lesson)];
  for (let next = followed(lesson, stands[0]!); next !== undefined; next = followed(lesson, next)) stands.push(next);
  return stands;
}

const typesOf = (match: Match): readonly string[] =>
  match.history.flatMap((entry) => eventsOf(entry).map(({ type }) => type));

describe.each(LESSONS)('the first game of $game', ({ game, lesson, ids, book, words }) => {
  const stands = playThrough(lesson);
  const end = stands.at(-1)!;

  test('ends by what it proposes, and the pupil wins', () => {
    expect(progressOf(lesson, end)).toMatchObject({ done: lesson.beats.length, strayedAt: undefined });
    expect(lesson.game.outcome(end.state)?.winners).toEqual([PUPIL]);
  });

  test('has words in every language for whatever the pupil is asked and told', () => {
    expect(lesson.beats.map(({ id }) => id)).toEqual(ids);
    for (const texts of words) {
      expect(Object.keys(texts).toSorted()).toEqual(ids.toSorted());
      for (const { id, seat: place, explained } of lesson.beats) {
        if (place === PUPIL) expect(texts[id]?.ask, id).toBeTruthy();
        if (explained) expect(texts[id]?.after, id).toBeTruthy();
      }
    }
  });

  test('shows rules that the book explains', () => {
    for (const { id, rule } of lesson.beats) expect(findParagraph(book, rule), id).toBeDefined();
  });

  test('says something whenever the pupil is waited for', () => {
    for (const match of stands.slice(0, -1)) {
      const progress = progressOf(lesson, match);
      const command = cueOf(lesson, match, progress, PUPIL);
      const explaining = isExplaining(lesson, match, progress, 0);
      if (command === undefined && !explaining) continue;
      const asked = command !== undefined && command !== lesson.aside;
      const beat = lesson.beats[asked ? progress.done : progress.done - 1]!;
      for (const texts of words) expect(asked ? texts[beat.id]?.ask : texts[beat.id]?.after, beat.id).toBeTruthy();
    }
  });

  test('waits with the next beat until an explanation was read', () => {
    const explaining = stands.filter((match) => isExplaining(lesson, match, progressOf(lesson, match), 0));
    expect(explaining.length).toBeGreaterThan(0);
    for (const match of explaining) {
      for (const actor of others(lesson)) expect(scripted(lesson, match, actor, 0)).toBe('wait');
      const read = others(lesson).map((actor) => scripted(lesson, match, actor, seqOf(match)));
      expect(read.some((plan) => plan !== undefined && plan !== 'wait')).toBe(true);
    }
  });

  test('knows where it was left, and goes on from there when that is taken back', () => {
    for (const [place, match] of stands.slice(0, -1).entries()) {
      for (const stray of strays(lesson, match)) {
        const gone = accepted(match, PUPIL, stray);
        expect(progressOf(lesson, gone).strayedAt).toBe(seqOf(match));
        expect(matchAt(gone, seqOf(match))).toEqual(stands[place]);
      }
    }
  });

  test('is played to its end by bots and clock once the pupil has left the script, wherever that was', () => {
    let ways = 0;
    for (const match of stands.slice(0, -1)) {
      const stray = strays(lesson, match)[0];
      if (stray === undefined) continue;
      ways += 1;
      const over = onItsOwn(game, lesson, accepted(match, PUPIL, stray));
      expect(lesson.game.outcome(over.state), JSON.stringify(stray)).toBeDefined();
    }
    expect(ways).toBeGreaterThan(3);
  });
});

test('[R15, R22] in the first game of Spicy the pupil lies, is caught, catches and wins a trophy', () => {
  const { history } = playThrough(spicy as Lesson).at(-1)!;
  const told = history.flatMap((entry) => [...eventsOf(entry)]) as { type: string; [field: string]: unknown }[];
  const reveals = told.filter(({ type }) => type === 'cardRevealed');
  expect(reveals.map(({ owner, winner }) => ({ owner, winner }))).toEqual([
    { owner: PUPIL, winner: 1 },
    { owner: 2, winner: PUPIL },
    { owner: PUPIL, winner: PUPIL },
  ]);
  expect(told.find(({ type }) => type === 'trophyTaken')).toMatchObject({ seat: PUPIL });
});

test('[R15] in the first game of Spicy either trait catches the liar', () => {
  const lesson = spicy as Lesson;
  const match = playThrough(lesson).find((stand) => lesson.beats[progressOf(lesson, stand).done]?.id === 'catch')!;
  for (const trait of ['number', 'spice'])
    expect(progressOf(lesson, accepted(match, PUPIL, { type: 'name', trait })).strayedAt).toBeUndefined();
});

test('[B5, B7] in the first game of Black Jacky the pupil tricks twice, swaps, draws and knocks', () => {
  const types = typesOf(playThrough(blackJacky as Lesson).at(-1)!);
  const count = (wanted: string) => types.filter((type) => type === wanted).length;
  expect({ tricks: count('trickLaid'), swaps: count('cardSwapped'), plusOne: count('plusOnePlaced') }).toEqual({
    tricks: 3,
    swaps: 3,
    plusOne: 1,
  });
  expect(types).toContain('knocked');
});

/** Everything that the pupil could do instead. */
function strays(lesson: Lesson, match: Match): readonly unknown[] {
  const wanted = lesson.beats[progressOf(lesson, match).done];
  const scriptedWays = wanted?.seat === PUPIL ? wanted.commands(match.state) : [];
  const inScript = [...scriptedWays, lesson.aside].map((command) => JSON.stringify(lesson.game.parseCommand(command)));
  return lesson.game
    .legal(match.state, PUPIL)
    .filter((command) => !inScript.includes(JSON.stringify(lesson.game.parseCommand(command))));
}

/** Bots think for themselves, the pupil does anything, and the clock of the lesson closes what nobody else closes. */
function onItsOwn(game: keyof typeof BOTS, lesson: Lesson, from: Match): Match {
  const bot = BOTS[game] as { blank: unknown } & (typeof BOTS)['spicy'];
  const random = createRandom(seedFromText('a pupil of its own'));
  const memories = new Map<Seat, never>();
  for (const place of others(lesson)) {
    const seen = from.history.flatMap((entry) => eventsOf(entry).map((event) => from.game.redact(event, place)));
    memories.set(
      place,
      seen.reduce((memory, event) => bot.remember(memory, event as never, place), bot.blank) as never,
    );
  }
  let match = from;
  for (let step = 0; step < 2000 && match.game.outcome(match.state) === undefined; step += 1) {
    const before = match;
    match = anyMove(lesson, match, bot, memories, random);
    expect(match, 'somebody can always go on').not.toBe(before);
    for (const place of others(lesson))
      for (const event of eventsOf(match.history.at(-1)!))
        memories.set(
          place,
          bot.remember(memories.get(place)!, match.game.redact(event, place) as never, place) as never,
        );
  }
  return match;
}

function anyMove(
  lesson: Lesson,
  match: Match,
  bot: (typeof BOTS)['spicy'],
  memories: ReadonlyMap<Seat, never>,
  random: ReturnType<typeof createRandom>,
): Match {
  for (const place of others(lesson)) {
    expect(scripted(lesson, match, place, 0)).toBeUndefined();
    const legal = match.game.legal(match.state, place);
    if (legal.length === 0) continue;
    const sight = { seat: place, view: match.game.viewFor(match.state, place), legal, memory: memories.get(place)! };
    const choice = bot.choose('kitten', sight as never, createRandom(match.seed, seqOf(match) * 1000 + place));
    if (choice !== undefined) return accepted(match, place, choice.command);
  }
  const own = match.game.legal(match.state, PUPIL);
  if (own.length > 0) return accepted(match, PUPIL, random.pick(own));
  const clock = closes(lesson, match);
  return clock === undefined ? match : accepted(match, 'table', { type: 'timeOut' });
}

import { describe, expect, test } from 'vitest';
import { type Act, type Company, createDirector, type Shared } from '../../../client/choreography/director.ts';
import type { Script } from '../../../client/choreography/script.ts';
import { inTurn } from '../../../client/choreography/script.ts';
import type { Tableau } from '../../../client/choreography/tableau.ts';
import { createTimeline } from '../../../client/choreography/timeline.ts';
import { shake } from '../../../client/choreography/verbs.ts';
import { NO_CAPTIONS } from '../../../client/choreography/words.ts';

const tableauOf = (seq: number): Tableau => ({
  piles: [],
  cats: Array(seq).fill({ mood: 'calm' }),
  gaze: { at: 'stack', order: 0 },
  light: {},
  captions: NO_CAPTIONS,
  podium: [],
});

const act = (seq: number, length: number, shared?: Shared): Act => ({
  seq,
  script: inTurn(shake(1, length)),
  after: tableauOf(seq),
  ...(shared === undefined ? {} : { shared }),
});

/** Writes down what happens to the stage, in order. */
function company(clock: { now: number } = { now: 0 }) {
  const story: string[] = [];
  const performed: Script[] = [];
  let time = 0;
  const players: Company = {
    perform(script) {
      performed.push(script);
      story.push(`play ${script.length}`);
      const timeline = createTimeline([], script.length);
      return {
        length: timeline.length,
        get time() {
          return timeline.time;
        },
        seek(to) {
          timeline.seek(to);
          time = timeline.time;
        },
      };
    },
    settle: (after) => story.push(`settle ${after.cats.length}`),
    shown: (seq) => story.push(`shown ${seq}`),
    serverNow: () => clock.now,
  };
  return { players, story, performed, position: () => time };
}

describe('the director', () => {
  test('plays acts one after another and settles after each', () => {
    const { players, story } = company();
    const director = createDirector(players);
    director.push(act(1, 1));
    director.push(act(2, 0.5));
    director.tick(0.9);
    expect(story).toEqual(['play 1']);
    director.tick(0.3);
    expect(story).toEqual(['play 1', 'settle 1', 'shown 1', 'play 0.5']);
    director.tick(0.4);
    expect(story.slice(4)).toEqual(['settle 2', 'shown 2']);
    expect(director.playing).toBe(false);
  });

  test('carries what is left of a frame over into the next act', () => {
    const { players, position } = company();
    const director = createDirector(players);
    director.push(act(1, 0.4));
    director.push(act(2, 1));
    director.tick(0.6);
    expect(position()).toBeCloseTo(0.2);
  });

  test.each([
    [0.5, 0.5],
    [2, 2],
    [99, 4],
    [0, 0.5],
  ])('at a wished speed of %f it plays at %f', (wish, speed) => {
    const { players, position } = company();
    const director = createDirector(players);
    director.speed = wish;
    director.push(act(1, 2.4));
    director.tick(0.25);
    expect(position()).toBeCloseTo(0.25 * speed);
  });

  test('skips the act that plays and goes on with the next', () => {
    const { players, story } = company();
    const director = createDirector(players);
    director.push(act(1, 2));
    director.push(act(2, 0.4));
    director.tick(0.1);
    expect(director.act).toBe(2);
    director.skip();
    expect(director.act).toBe(0);
    director.tick(0.1);
    expect(director.act).toBe(0.4);
    expect(story).toEqual(['play 2', 'settle 1', 'shown 1', 'play 0.4']);
  });

  test('skips everything and settles once, at the last act', () => {
    const { players, story } = company();
    const director = createDirector(players);
    for (const seq of [1, 2, 3]) director.push(act(seq, 1));
    director.tick(0.1);
    director.skipAll();
    expect(story).toEqual(['play 1', 'settle 3', 'shown 3']);
    expect(director.playing).toBe(false);
  });

  test('plays double when more than 2.5 s wait', () => {
    const { players, position } = company();
    const director = createDirector(players);
    director.push(act(1, 2));
    director.push(act(2, 2.6));
    director.tick(0.25);
    expect(position()).toBeCloseTo(0.5);
  });

  test('settles at once when more than 8 s wait', () => {
    const { players, story } = company();
    const director = createDirector(players);
    for (let seq = 1; seq <= 10; seq += 1) director.push(act(seq, 1));
    director.tick(0.016);
    expect(story).toEqual(['settle 10', 'shown 10']);
  });

  test('plays an act to its end, however long it is', () => {
    const { players, position } = company();
    const director = createDirector(players);
    director.push(act(1, 12));
    director.tick(0.5);
    expect(position()).toBeCloseTo(0.5);
  });

  test('settles at once after a frame of more than 1.5 s', () => {
    const { players, story } = company();
    const director = createDirector(players);
    director.push(act(1, 2));
    director.tick(0.1);
    director.tick(1.6);
    expect(story).toEqual(['play 2', 'settle 1', 'shown 1']);
  });

  test('plays nothing in a hidden tab', () => {
    const { players, story } = company();
    const director = createDirector(players);
    director.hidden = true;
    director.push(act(1, 2));
    director.aside(inTurn(shake(1)));
    director.tick(0.016);
    expect(story).toEqual(['settle 1', 'shown 1']);
  });

  test('with reduced motion it performs the same moments without the movements', () => {
    const { players, performed } = company();
    const director = createDirector(players);
    director.reducedMotion = true;
    director.push(act(1, 2));
    director.tick(0.016);
    expect(performed).toEqual([{ length: 2, steps: [] }]);
  });

  test('cuts to a table and forgets what waited', () => {
    const { players, story } = company();
    const director = createDirector(players);
    director.push(act(1, 2));
    director.tick(0.1);
    director.push(act(2, 2));
    director.cutTo(tableauOf(5), 5);
    director.tick(0.1);
    expect(story).toEqual(['play 2', 'settle 5', 'shown 5']);
  });

  test('plays an aside beside the queue', () => {
    const { players, story } = company();
    const director = createDirector(players);
    director.push(act(1, 1));
    director.tick(0.1);
    director.aside(inTurn(shake(1, 0.3)));
    director.tick(0.4);
    expect(story).toEqual(['play 1', 'play 0.3']);
    expect(director.playing).toBe(true);
  });

  test('two runs with the same ticks tell the same story', () => {
    const run = () => {
      const { players, story, position } = company();
      const director = createDirector(players);
      const places: number[] = [];
      for (let frame = 0; frame < 60; frame += 1) {
        if (frame % 20 === 0) director.push(act(frame + 1, 1.3));
        director.tick(0.05 + (frame % 3) * 0.01);
        places.push(position());
      }
      return { story, places };
    };
    expect(run()).toEqual(run());
  });
});

describe('a scene that is watched together', () => {
  const since = { since: 1000, rate: 1 };

  test('is entered where everybody else is', () => {
    const clock = { now: 3000 };
    const { players, position } = company(clock);
    const director = createDirector(players);
    director.push(act(1, 6, since));
    director.tick(0.1);
    expect(position()).toBeCloseTo(2.1);
  });

  test('runs at the same speed for everybody, whatever they wish and whatever waits', () => {
    const { players, position } = company({ now: 1000 });
    const director = createDirector(players);
    director.speed = 4;
    director.push(act(1, 6, since));
    director.push(act(2, 3));
    director.tick(0.5);
    expect(position()).toBeCloseTo(0.5);
  });

  test('is hurried for all alike at a quick table', () => {
    const { players, position } = company({ now: 1000 });
    const director = createDirector(players);
    director.push(act(1, 10, { since: 1000, rate: 2 }));
    director.tick(0.5);
    expect(position()).toBeCloseTo(1);
  });

  test('is settled when it is over for everybody else', () => {
    const { players, story } = company({ now: 60_000 });
    const director = createDirector(players);
    director.push(act(1, 6, since));
    director.tick(0.016);
    expect(story).toEqual(['play 6', 'settle 1', 'shown 1']);
  });

  test('survives a backlog: only what came before it is dropped', () => {
    const clock = { now: 2000 };
    const { players, story, position } = company(clock);
    const director = createDirector(players);
    director.push(act(1, 9));
    director.push(act(2, 6, since));
    director.tick(0.1);
    expect(story).toEqual(['settle 1', 'shown 1', 'play 6']);
    expect(position()).toBeCloseTo(1.1);
  });

  test('plays from its beginning where there is no server, as in a replay', () => {
    const { players, position } = company();
    const { serverNow: _, ...alone } = players;
    const director = createDirector(alone);
    director.speed = 2;
    director.push(act(1, 2, since));
    director.tick(0.25);
    expect(position()).toBeCloseTo(0.5);
  });
});

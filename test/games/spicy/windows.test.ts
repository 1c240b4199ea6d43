import { describe, expect, test } from 'vitest';
import { revealSeconds } from '../../../shared/engine/shows.ts';
import { spicy } from '../../../shared/games/spicy/index.ts';
import { given, seat } from './scene.ts';

const HANDS = ['c1 c2 c3', 'w1 w2 w3', 'p1 p2 p3'];

describe('the reaction window', () => {
  test('[R32] holds back the next play or pass, and nothing else', () => {
    const scene = given({ hands: HANDS, spiceItUp: ['copyCat'] });
    scene.play(0, 'c1', 'c1');
    const held = { code: 'spicy/reactionOpen', facts: { waitingFor: [1, 2] } };
    expect(scene.refused(1, { type: 'pass' })).toEqual(held);
    expect(scene.refused(1, scene.playing(1, 'w1', 'c2'))).toEqual(held);
    expect(scene.copy(2, 'p1')).toHaveLength(1);
    expect(scene.paw(1)[0]).toMatchObject({ type: 'pawLaid' });
  });

  test('[R32] closes as soon as every other seat has let the card go', () => {
    const scene = given({ hands: HANDS });
    scene.play(0, 'c1', 'c1');
    expect(scene.letGo(1)).toEqual([{ type: 'cardLetGo', seat: 1 }]);
    expect(scene.refused(1, { type: 'letGo' })).toEqual({ code: 'spicy/alreadyLetGo', facts: {} });
    expect(spicy.window(scene.state)).toEqual({ id: 2, kind: 'reaction', seats: [seat(2)] });
    expect(scene.letGo(2)).toEqual([
      { type: 'cardLetGo', seat: 2 },
      { type: 'turnStarted', seat: 1, mustStart: false },
    ]);
    expect(spicy.window(scene.state)).toEqual({ id: 3, kind: 'turn', seats: [seat(1)] });
  });

  test('[R32] having let go binds nobody', () => {
    const scene = given({ hands: HANDS });
    scene.play(0, 'c1', 'c1');
    scene.letGo(2);
    scene.letGo(1);
    expect(scene.paw(2)).toHaveLength(1);
  });

  test('[R32] run out, it opens the turn of the next seat', () => {
    const scene = given({ hands: HANDS });
    scene.play(0, 'c1', 'c1');
    expect(scene.timeOut()).toEqual([{ type: 'turnStarted', seat: 1, mustStart: false }]);
  });
});

describe('clocks', () => {
  test('every window has its durations', () => {
    expect(spicy.clocks).toEqual({
      turn: { relaxed: 90, standard: 30, blitz: 12 },
      reaction: { relaxed: 6, standard: 3, blitz: 1.2 },
      lastCard: { relaxed: 20, standard: 10, blitz: 5 },
      naming: { relaxed: 12, standard: 6, blitz: 3 },
    });
  });

  test('a turn that runs out is a pass', () => {
    const scene = given({ hands: HANDS });
    expect(scene.timeOut()).toEqual([
      { type: 'passed', seat: 0, cause: 'timeOut' },
      { type: 'cardsDrawn', seat: 0, reason: 'pass', cards: [scene.deck[0]] },
      { type: 'turnStarted', seat: 1, mustStart: false },
    ]);
  });

  test('every fresh window has a higher id, and only a fresh one', () => {
    const scene = given({ hands: HANDS, manners: 'strict' });
    const ids: unknown[] = [];
    const note = () => ids.push([spicy.window(scene.state)?.id, spicy.window(scene.state)?.kind]);
    note();
    scene.peek(0);
    note();
    scene.play(0, 'c1', 'c1');
    note();
    scene.letGo(1);
    note();
    scene.timeOut();
    note();
    scene.pass(1);
    note();
    scene.paw(1);
    note();
    scene.name(1, 'number');
    note();
    expect(ids).toEqual([
      [1, 'turn'],
      [1, 'turn'],
      [2, 'reaction'],
      [2, 'reaction'],
      [3, 'turn'],
      [4, 'turn'],
      [5, 'naming'],
      [6, 'turn'],
    ]);
  });
});

describe('what races', () => {
  test('[R13] paws race each other and everything that could take their target away', () => {
    const scene = given({ hands: HANDS });
    const kinds = [
      scene.playing(0, 'c1', 'c1'),
      scene.copying(0, 'c1'),
      ...(['pass', 'paw', 'letGo', 'peek', 'timeOut'] as const).map((type) => ({ type })),
      { type: 'name', trait: 'spice' } as const,
    ].map((command) => [command.type, spicy.contest!.kindOf(command)]);
    expect(Object.fromEntries(kinds)).toEqual({
      play: 'move',
      copy: 'move',
      pass: 'move',
      peek: 'move',
      letGo: 'move',
      paw: 'paw',
      name: 'none',
      timeOut: 'none',
    });
  });

  test('[R12] a paw would land on the top card, as long as that can be challenged', () => {
    const scene = given({ hands: ['c1', 'w1 w2'] });
    expect(spicy.contest!.target(scene.state)).toBeUndefined();
    const card = scene.id(0, 'c1');
    scene.play(0, 'c1', 'c1');
    expect(spicy.contest!.target(scene.state)).toBe(card);
    scene.timeOut();
    expect(spicy.contest!.target(scene.state)).toBeUndefined();
    scene.play(1, 'w1', 'c2');
    scene.paw(0);
    expect(spicy.contest!.target(scene.state)).toBeUndefined();
  });

  test('[R15] clocks stand still while a challenged card is shown', () => {
    const scene = given({ hands: HANDS });
    scene.play(0, 'c1', 'c1');
    expect(spicy.reveals(scene.paw(2))).toEqual([]);
    const events = scene.name(2, 'number');
    expect(events.map(({ type }) => type)).toContain('cardRevealed');
    expect(spicy.reveals(events)).toEqual(events);
    expect(revealSeconds(spicy, events)).toBeGreaterThan(6);
  });
});

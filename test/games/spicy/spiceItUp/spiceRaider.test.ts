import { describe, expect, test } from 'vitest';
import { type SpicyEvent, spicy } from '../../../../shared/games/spicy/index.ts';
import { given } from '../scene.ts';

const types = (events: readonly SpicyEvent[]): string[] => events.map(({ type }) => type);
const HANDS = ['c1 c4 c5 c9', 'w1 w4 w5 w9', 'p1 p4 p5 p9'];

describe('Spice Raider', () => {
  /** Seat 0 has started, seat 1 has raided with a 4. */
  function raid(above?: number) {
    const scene = given({ hands: HANDS, spiceItUp: ['spiceRaider', 'changeYourLuck'], ...(above ? { above } : {}) });
    scene.playOn(0, 'c1', 'c1');
    const events = scene.play(1, 'w4', 'c4');
    return { scene, events };
  }

  test("[R43] declaring a 4 lays the raider's paw on the stack, and others may still act", () => {
    const { scene, events } = raid();
    expect(types(events)).toEqual(['cardPlayed', 'raidStarted']);
    expect(events[1]).toEqual({ type: 'raidStarted', seat: 1 });
    expect(scene.state.phase.kind).toBe('reaction');
  });

  test('[R43] with the next card the raider wins all under the paw, the 4 included, and the card lies alone', () => {
    const { scene } = raid();
    scene.timeOut();
    const card = scene.id(2, 'p9');
    const events = scene.play(2, 'p9', 'c9');
    expect(events.slice(1)).toEqual([{ type: 'raidWon', seat: 1, cards: 2 }]);
    expect(scene.state.stack.map(({ id }) => id)).toEqual([card]);
    expect(scene.wonSizes()).toEqual([0, 2, 0]);
    scene.timeOut();
    expect(scene.refused(0, scene.playing(0, 'c4', 'c4')).code).toBe('spicy/notHigher');
  });

  test('[R43] the new declaration must still follow the 4', () => {
    const { scene } = raid();
    scene.timeOut();
    expect(scene.refused(2, scene.playing(2, 'p1', 'p1')).code).toBe('spicy/notHigher');
    expect(scene.refused(2, scene.playing(2, 'p5', 'p5')).code).toBe('spicy/wrongSpice');
  });

  test('[R43] if it is a 5 the raider is paid first and the extras stay with the 5', () => {
    const { scene } = raid();
    scene.timeOut();
    const extras = [scene.id(2, 'p1'), scene.id(2, 'p9')];
    const events = scene.play(2, 'p5', 'c5', { extras: 'p1 p9' });
    expect(types(events)).toEqual(['cardPlayed', 'raidWon', 'cardsDrawn']);
    expect(events[1]).toEqual({ type: 'raidWon', seat: 1, cards: 2 });
    expect(scene.state.stack).toMatchObject([{ seat: 2, extras }]);
  });

  test("[R43] the raider keeps what it won though World's End stops the exchange of the 5", () => {
    const { scene } = raid(1);
    scene.timeOut();
    expect(types(scene.play(2, 'p5', 'c5', { extras: 'p1 p9' }))).toEqual([
      'cardPlayed',
      'raidWon',
      'cardsDrawn',
      'worldsEndShown',
      'matchEnded',
    ]);
    expect(spicy.outcome(scene.state)?.scores.map(({ parts }) => parts.cards)).toEqual([0, 2, 0]);
  });

  test('[R43] passes in between change nothing, and the raider may itself play the next card', () => {
    const { scene } = raid();
    scene.timeOut();
    scene.pass(2);
    scene.pass(0);
    expect(scene.play(1, 'w5', 'c5').slice(1)).toEqual([{ type: 'raidWon', seat: 1, cards: 2 }]);
  });

  test('[R43] until then the 4 can be challenged, which ends the raid', () => {
    const { scene } = raid();
    scene.timeOut();
    scene.pass(2);
    scene.paw(2);
    expect(types(scene.name(2, 'spice'))).toEqual([
      'traitNamed',
      'cardRevealed',
      'raidVoided',
      'stackWon',
      'cardsDrawn',
      'turnStarted',
    ]);
    expect(scene.wonSizes()).toEqual([0, 0, 2]);
    expect(types(scene.play(1, 'w1', 'w1'))).toEqual(['cardPlayed']);
  });

  test('[R43] a card that is taken back was not played', () => {
    const scene = given({ hands: HANDS, spiceItUp: ['spiceRaider'], manners: 'strict' });
    scene.playOn(0, 'c1', 'c1');
    scene.playOn(1, 'w4', 'c4');
    expect(types(scene.play(2, 'p1', 'c2'))).toEqual(['declarationPunished', 'passed', 'cardsDrawn', 'turnStarted']);
    expect(scene.wonSizes()).toEqual([0, 0, 0]);
    expect(scene.play(0, 'c9', 'c9').slice(1)).toEqual([{ type: 'raidWon', seat: 1, cards: 2 }]);
  });

  test("[R43] World's End before the next card: the raid is void", () => {
    const { scene } = raid(1);
    scene.timeOut();
    expect(types(scene.pass(2))).toEqual(['passed', 'cardsDrawn', 'worldsEndShown', 'raidVoided', 'matchEnded']);
    expect(scene.wonSizes()).toEqual([0, 0, 0]);
  });

  test('[R43] a raid by a last card waits for the trophy, then stands', () => {
    const scene = given({ hands: ['c1 c2', 'w4', 'p5 p9'], spiceItUp: ['spiceRaider'] });
    scene.playOn(0, 'c1', 'c1');
    scene.play(1, 'w4', 'c4');
    expect(scene.refused(2, scene.playing(2, 'p5', 'c5')).code).toBe('spicy/lastCardOpen');
    scene.timeOut();
    expect(scene.state.trophies).toEqual([0, 1, 0]);
    expect(scene.refused(2, { type: 'paw' }).code).toBe('spicy/cardSafe');
    expect(scene.play(2, 'p5', 'c5').slice(1)).toEqual([{ type: 'raidWon', seat: 1, cards: 2 }]);
  });

  test('[R43] a raid is paid once: the card after the next one wins nothing more', () => {
    const scene = given({ hands: HANDS, spiceItUp: ['spiceRaider'] });
    scene.playOn(0, 'c1', 'c3');
    scene.playOn(1, 'w4', 'c4');
    scene.playOn(2, 'p5', 'c5');
    expect(scene.wonSizes()).toEqual([0, 2, 0]);
    expect(types(scene.play(0, 'c9', 'c9'))).toEqual(['cardPlayed']);
  });
});

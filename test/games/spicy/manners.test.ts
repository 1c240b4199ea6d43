import { describe, expect, test } from 'vitest';
import { spicy } from '../../../shared/games/spicy/index.ts';
import { declaration, given } from './scene.ts';

const HANDS = ['c1 c2 c3', 'w1 w2 w5', 'p1 p2 p3'];

describe('an illegal declaration', () => {
  test('[R10] is refused at an assisted table, with what lies below and what is legal, and nothing changes', () => {
    const scene = given({ hands: HANDS });
    scene.playOn(0, 'c1', 'c3');
    scene.playOn(1, 'w1', 'c8');
    expect(scene.refused(2, scene.playing(2, 'p1', 'c8'))).toEqual({
      code: 'spicy/notHigher',
      facts: {
        below: { number: 8, spice: 'chili' },
        declarations: [
          { number: 9, spice: 'chili' },
          { number: 10, spice: 'chili' },
        ],
      },
    });
  });

  test('[R10] at a strict table sends the card back, and the turn becomes a pass', () => {
    const scene = given({ hands: HANDS, manners: 'strict' });
    scene.playOn(0, 'c1', 'c3');
    const card = scene.card(1, 'w1');
    expect(scene.play(1, 'w1', 'w4')).toEqual([
      {
        type: 'declarationPunished',
        seat: 1,
        slip: 'illegalDeclaration',
        declare: declaration('w4'),
        copy: false,
        cards: [card],
      },
      { type: 'passed', seat: 1, cause: 'penalty' },
      { type: 'cardsDrawn', seat: 1, reason: 'pass', cards: [scene.deck[0]] },
      { type: 'turnStarted', seat: 2, mustStart: false },
    ]);
    expect(scene.state.stack).toHaveLength(1);
    expect(scene.handSizes()).toEqual([2, 4, 3]);
  });

  test('[R10] what is sent back stays secret: the others do not even learn its id', () => {
    const scene = given({ hands: HANDS, manners: 'strict' });
    const [punished] = scene.play(0, 'c2', 'c9');
    expect(spicy.redact(punished!, 0 as never)).toEqual(punished);
    expect(spicy.redact(punished!, 'watcher')).toEqual({ ...punished, cards: [{ kind: 'unseen' }] });
  });
});

describe('peeking', () => {
  test('[R30] is not offered at an assisted table and refused', () => {
    const scene = given({ hands: HANDS });
    expect(spicy.legal(scene.state, 1 as never)).toEqual([]);
    expect(scene.refused(1, { type: 'peek' })).toEqual({ code: 'spicy/noPeeking', facts: {} });
  });

  test('[R30] at a strict table 1 card is drawn as the penalty and no card is shown', () => {
    const scene = given({ hands: HANDS, manners: 'strict' });
    expect(scene.peek(1)).toEqual([
      { type: 'peeked', seat: 1 },
      { type: 'cardsDrawn', seat: 1, reason: 'penalty', cards: [scene.deck[0]] },
    ]);
    expect(scene.handSizes()).toEqual([3, 4, 3]);
  });

  test('[R30] leaves turn and window as they are, in every window without a challenging paw', () => {
    const scene = given({ hands: ['c4', ...HANDS.slice(1)], manners: 'strict', spiceItUp: ['spiceRaider'] });
    const unmoved = (peeker: number): void => {
      const { phase, turn, stack } = scene.state;
      scene.peek(peeker);
      expect({ phase, turn, stack }).toEqual({
        phase: scene.state.phase,
        turn: scene.state.turn,
        stack: scene.state.stack,
      });
    };
    unmoved(1); // in another seat's turn
    scene.play(0, 'c4', 'c3', { lastCall: true });
    unmoved(2); // in the window of a last card
    scene.timeOut();
    scene.playOn(1, 'w1', 'c4');
    unmoved(0); // while a raider's paw lies
    scene.paw(2);
    expect(scene.refused(1, { type: 'peek' })).toEqual({ code: 'spicy/pawLies', facts: { paw: 2 } });
    expect(scene.refused(2, { type: 'peek' }).code).toBe('spicy/nameFirst');
  });

  test('[R30] at most once per seat until that seat has played or passed again', () => {
    const scene = given({ hands: HANDS, manners: 'strict' });
    const already = { code: 'spicy/peekedAlready', facts: {} };
    scene.peek(0);
    scene.peek(1);
    expect(scene.refused(0, { type: 'peek' })).toEqual(already);
    scene.play(0, 'c1', 'c1');
    scene.peek(0);
    expect(scene.refused(0, { type: 'peek' })).toEqual(already);
    scene.timeOut();
    expect(scene.refused(1, { type: 'peek' })).toEqual(already);
    scene.pass(1);
    scene.peek(1);
    expect(scene.state.peeked).toEqual([0, 1]);
  });

  test('[R30] or copied', () => {
    const scene = given({ hands: HANDS, manners: 'strict', spiceItUp: ['copyCat'] });
    scene.play(0, 'c1', 'c1');
    scene.peek(2);
    scene.copy(2, 'p1');
    expect(scene.peek(2)).toHaveLength(2);
  });
});

describe('penalties and impossible commands', () => {
  test("[R31] a penalty draw is a draw: World's End may show", () => {
    const types = (events: readonly { type: string }[]) => events.map(({ type }) => type);
    const peeked = given({ hands: HANDS, manners: 'strict', above: 1 });
    expect(types(peeked.peek(2))).toEqual(['peeked', 'cardsDrawn', 'worldsEndShown', 'matchEnded']);
    const punished = given({ hands: HANDS, manners: 'strict', above: 1 });
    expect(types(punished.play(0, 'c1', 'c4'))).toEqual([
      'declarationPunished',
      'passed',
      'cardsDrawn',
      'worldsEndShown',
      'matchEnded',
    ]);
  });

  test('[R31] an impossible command is refused at a strict table too', () => {
    const scene = given({ hands: ['c1 c2 c3', 'w1 w2 w5'], manners: 'strict', spiceItUp: ['changeYourLuck'] });
    const play = { type: 'play', card: 0, declare: { number: 1, spice: 'chili' } };
    expect(spicy.parseCommand({ ...play, declare: { number: 11, spice: 'chili' } })).toMatchObject({ ok: false });
    expect(spicy.parseCommand({ ...play, declare: { number: 1, spice: 'salt' } })).toMatchObject({ ok: false });
    const foreign = { ...scene.playing(1, 'w1', 'c1') };
    expect(scene.refused(0, foreign)).toEqual({ code: 'spicy/notInHand', facts: { card: 3 } });
    expect(scene.refused(0, scene.playing(0, 'c1', 'c1', { extras: 'c2' }))).toEqual({
      code: 'spicy/extrasNotAllowed',
      facts: { number: 1, allowed: 0 },
    });
  });

  test('[R31] an illegal 5 takes its extras back as well', () => {
    const scene = given({ hands: ['c1 c2 c3', 'w1 w2 w5'], manners: 'strict', spiceItUp: ['changeYourLuck'] });
    const cards = [scene.card(0, 'c1'), scene.card(0, 'c2'), scene.card(0, 'c3')];
    expect(scene.play(0, 'c1', 'c5', { extras: 'c2 c3' })[0]).toEqual({
      type: 'declarationPunished',
      seat: 0,
      slip: 'illegalDeclaration',
      declare: declaration('c5'),
      copy: false,
      cards,
    });
    expect(scene.handSizes()).toEqual([4, 3]);
  });

  test("[R31] a last copy without its call, in the copier's own turn, becomes a pass", () => {
    const scene = given({ hands: ['c1 c2', 'w1', 'p1 p2'], manners: 'strict', spiceItUp: ['copyCat'] });
    scene.play(0, 'c1', 'c1');
    scene.timeOut();
    const card = scene.card(1, 'w1');
    expect(scene.copy(1, 'w1')).toEqual([
      {
        type: 'declarationPunished',
        seat: 1,
        slip: 'lastCallForgotten',
        declare: declaration('c1'),
        copy: true,
        cards: [card],
      },
      { type: 'passed', seat: 1, cause: 'penalty' },
      { type: 'cardsDrawn', seat: 1, reason: 'pass', cards: [scene.deck[0]] },
      { type: 'turnStarted', seat: 2, mustStart: false },
    ]);
    expect(scene.refused(2, scene.copying(2, 'p1')).code).toBe('spicy/copyOver');
  });

  test("[R31] while the card can still be reacted to it is nobody's own turn: the window stays open for others", () => {
    const scene = given({ hands: ['c1 c2', 'w1', 'p1 p2'], manners: 'strict', spiceItUp: ['copyCat'] });
    scene.play(0, 'c1', 'c1');
    const before = scene.state;
    expect(before.phase).toMatchObject({ kind: 'reaction' });
    expect(scene.copy(1, 'w1')).toMatchObject([
      { type: 'declarationPunished', seat: 1, slip: 'lastCallForgotten', copy: true },
      { type: 'cardsDrawn', seat: 1, reason: 'penalty', cards: [scene.deck[0]] },
    ]);
    expect(scene.state.phase).toEqual(before.phase);
    expect(scene.copy(2, 'p1')).toMatchObject([{ type: 'cardPlayed', copy: true, last: false }]);
  });

  test('[R31] out of turn the card goes back, 1 card is drawn and nothing else changes', () => {
    const scene = given({ hands: ['c1 c2', 'w1 w2', 'p1'], manners: 'strict', spiceItUp: ['copyCat'] });
    scene.play(0, 'c1', 'c1');
    const before = scene.state;
    expect(scene.copy(2, 'p1').slice(1)).toEqual([
      { type: 'cardsDrawn', seat: 2, reason: 'penalty', cards: [scene.deck[0]] },
    ]);
    expect(scene.state).toEqual({
      ...before,
      drawn: before.drawn + 1,
      hands: [before.hands[0], before.hands[1], [...before.hands[2]!, scene.deck[0]!.id]],
    });
    expect(scene.copy(2, 'p1')).toMatchObject([{ type: 'cardPlayed', copy: true, last: false }]);
  });
});

import { describe, expect, test } from 'vitest';
import type { Seat, Viewer } from '../../../shared/engine/game.ts';
import { createRandom, seedFromText } from '../../../shared/engine/random.ts';
import {
  choices,
  declarations,
  permits,
  type SpicyEvent,
  type SpicyView,
  spicy,
} from '../../../shared/games/spicy/index.ts';
import { declaration, face, given, seat } from './scene.ts';

const HANDS = ['c1 c2 c3', 'w1 w2 w3', 'p1 p2 p3'];
const VIEWERS: readonly Viewer[] = [seat(0), seat(1), seat(2), 'watcher'];

describe('what a viewer sees', () => {
  /** Seat 0 has won a stack against seat 1, who has started anew. */
  function middle() {
    const scene = given({ hands: HANDS, spiceItUp: ['turnItUp'], deck: 'p7 p8' });
    scene.play(0, 'c1', 'c1');
    scene.paw(1);
    scene.name(1, 'number');
    const card = scene.id(1, 'w3');
    scene.play(1, 'w3', 'w2');
    scene.letGo(2);
    return { scene, card };
  }

  const shared = (card: number): Omit<SpicyView, 'viewer' | 'hand'> => ({
    rules: { seats: 3, manners: 'assisted', spiceItUp: ['turnItUp'] },
    turn: seat(2),
    phase: { kind: 'reaction', id: 5, letGo: [seat(2)] },
    stack: [{ id: card as never, seat: seat(1), declare: declaration('w2'), copy: false, last: false, extras: [] }],
    fresh: true,
    peeked: [],
    trophies: [0, 0, 0],
    revealed: [face('c1')],
    handSizes: [2, 4, 3],
    wonSizes: [1, 0, 0],
    deckSize: 89,
  });

  test('[R17] a seat sees its own hand, and of everything else what is public', () => {
    const { scene, card } = middle();
    expect(spicy.viewFor(scene.state, seat(1))).toEqual({
      ...shared(card),
      viewer: 1,
      hand: [scene.card(1, 'w1'), scene.card(1, 'w2'), scene.card(1, 'p7'), scene.card(1, 'p8')],
    });
  });

  test('a watcher sees what is public', () => {
    const { scene, card } = middle();
    expect(spicy.viewFor(scene.state, 'watcher')).toEqual({ ...shared(card), viewer: 'watcher', hand: [] });
  });

  test("[R25] World's End and the order of the deck change nothing in any view before it shows", () => {
    const near = given({ hands: HANDS, deck: 'p7 p8', above: 2 });
    const far = given({ hands: HANDS, deck: 'w9 w8', above: 60 });
    for (const viewer of VIEWERS) expect(spicy.viewFor(near.state, viewer)).toEqual(spicy.viewFor(far.state, viewer));
  });

  test('after the game the views still hide what was hidden', () => {
    const scene = given({ hands: HANDS, above: 1 });
    scene.pass(0);
    const view = spicy.viewFor(scene.state, seat(1));
    expect(view.hand).toHaveLength(3);
    expect(view.phase.kind).toBe('over');
    expect(Object.keys(view)).not.toContain('deck');
  });
});

describe('what a viewer hears', () => {
  test('[R1] of the shuffle how many cards it has, of the deal its own cards', () => {
    const events = spicy.setup(
      { manners: 'assisted', spiceItUp: [], worldsEnd: 'standard', starter: seat(0) },
      3,
      createRandom(seedFromText('hear')),
    );
    const unseen = Array(6).fill({ kind: 'unseen' });
    const dealt = events[2] as Extract<SpicyEvent, { type: 'cardsDealt' }>;
    for (const viewer of VIEWERS)
      expect(events.map((event) => spicy.redact(event, viewer))).toEqual([
        events[0],
        { type: 'deckShuffled', deck: { kind: 'faceDown', size: 100 } },
        { type: 'cardsDealt', hands: dealt.hands.map((hand, own) => (own === viewer ? hand : unseen)) },
        { type: 'worldsEndSlidIn', above: undefined },
        events[4],
      ]);
  });

  test('[R11] of a draw by another seat only how many cards', () => {
    const scene = given({ hands: HANDS });
    const [, drawn] = scene.pass(0);
    expect(spicy.redact(drawn!, seat(0))).toEqual(drawn);
    for (const viewer of [seat(1), 'watcher'] as const)
      expect(spicy.redact(drawn!, viewer)).toEqual({
        type: 'cardsDrawn',
        seat: 0,
        reason: 'pass',
        cards: [{ kind: 'unseen' }],
      });
  });

  test('[R6] of a play the card as it lies, the same for a lie and for the truth', () => {
    for (const viewer of VIEWERS) {
      const [lie, truth] = ['p9', 'c1'].map((card) => {
        const scene = given({ hands: [`${card} c2`, ...HANDS.slice(1)] });
        return scene.play(0, card, 'c1').map((event) => spicy.codecs.event.pack(spicy.redact(event, viewer)));
      });
      expect(lie).toEqual(truth);
    }
  });

  test('[R15] a challenged card with its face', () => {
    const scene = given({ hands: HANDS });
    scene.play(0, 'c1', 'c1');
    scene.paw(1);
    const revealed = scene.name(1, 'spice')[1]!;
    expect(spicy.redact(revealed, 'watcher')).toEqual(revealed);
  });

  test('what was redacted cannot be folded into a state by mistake', () => {
    const scene = given({ hands: HANDS });
    const redacted = scene.setup.map((event) => spicy.redact(event, 'watcher'));
    expect(() => spicy.evolve(scene.state, redacted[1]!)).toThrow('redacted');
    expect(() => spicy.evolve(scene.state, redacted[2]!)).toThrow('redacted');
    expect(() => spicy.evolve(scene.state, redacted[3]!)).toThrow('redacted');
  });
});

describe('what a viewer may do', () => {
  const NOTHING = { play: false, pass: false, paw: false, name: false, letGo: false, copy: false, peek: false };
  const may = (scene: ReturnType<typeof given>, viewer: Viewer) => permits(spicy.viewFor(scene.state, viewer));

  test('[R5] the seat on turn plays or passes', () => {
    const scene = given({ hands: HANDS });
    expect(may(scene, seat(0))).toEqual({ ...NOTHING, play: true, pass: true });
    expect(may(scene, seat(1))).toEqual(NOTHING);
    expect(may(scene, 'watcher')).toEqual(NOTHING);
  });

  test('[R32] in the reaction window the others paw, copy or let go', () => {
    const scene = given({ hands: HANDS, spiceItUp: ['copyCat'], manners: 'strict' });
    scene.play(0, 'c1', 'c1');
    expect(may(scene, seat(0))).toEqual({ ...NOTHING, peek: true });
    expect(may(scene, seat(1))).toEqual({ ...NOTHING, paw: true, copy: true, letGo: true, peek: true });
  });

  test('[R13] the seat whose paw lies names', () => {
    const scene = given({ hands: HANDS });
    scene.play(0, 'c1', 'c1');
    scene.paw(2);
    expect(may(scene, seat(2))).toEqual({ ...NOTHING, name: true });
    expect(spicy.legal(scene.state, seat(2))).toEqual([
      { type: 'name', trait: 'number' },
      { type: 'name', trait: 'spice' },
    ]);
    expect(may(scene, seat(1))).toEqual(NOTHING);
  });

  test('[R8] legal plays are every hand card with every legal declaration, and a pass', () => {
    const scene = given({ hands: ['c1 c2', 'w1 w2'] });
    scene.playOn(0, 'c1', 'c3');
    scene.playOn(1, 'w1', 'c8');
    expect(declarations(spicy.viewFor(scene.state, seat(0)))).toEqual([declaration('c9'), declaration('c10')]);
    expect(spicy.legal(scene.state, seat(0))).toEqual([
      scene.playing(0, 'c2', 'c9'),
      scene.playing(0, 'c2', 'c10'),
      { type: 'pass' },
      { type: 'paw' },
    ]);
  });

  test('[R19] at a strict table the last card is played with its call', () => {
    const scene = given({ hands: ['c1', 'w1 w2'], manners: 'strict' });
    const plays = spicy.legal(scene.state, seat(0)).filter(({ type }) => type === 'play');
    expect(plays).toHaveLength(9);
    for (const command of plays) expect(command).toMatchObject({ card: 0, lastCall: true });
  });

  test('[R44] legal 5s come with every choice of up to 2 extras', () => {
    const scene = given({ hands: ['c1 c2', 'w1 w2 w3 w4'], spiceItUp: ['changeYourLuck', 'copyCat'] });
    scene.playOn(0, 'c1', 'c1');
    const fives = spicy
      .legal(scene.state, seat(1))
      .filter((command) => command.type === 'play' && command.declare.number === 5);
    // Each of 4 cards alone, with one of 3 others, or with two of them.
    expect(fives).toHaveLength(4 * (1 + 3 + 3));
    expect(new Set(fives.map((command) => JSON.stringify(command))).size).toBe(fives.length);
  });

  test('what is legal is computed from the view alone', () => {
    const scene = given({ hands: HANDS, spiceItUp: ['copyCat'] });
    scene.play(0, 'c1', 'c1');
    for (const own of [0, 1, 2] as Seat[])
      expect(spicy.legal(scene.state, own)).toEqual(choices(spicy.viewFor(scene.state, own)));
  });
});

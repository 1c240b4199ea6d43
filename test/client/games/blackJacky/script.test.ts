import { describe, expect, test } from 'vitest';
import type { Script } from '../../../../client/choreography/script.ts';
import type { StepOf, Verb } from '../../../../client/choreography/steps.ts';
import { stage } from '../../../../client/games/blackJacky/stage.ts';
import { seat } from '../../../../shared/engine/game.ts';
import { blackJacky } from '../../../../shared/games/blackJacky/index.ts';
import { type Card, card, type Face } from '../../../../shared/games/blackJacky/model/cards.ts';
import type { EventOf, JackyEvent } from '../../../../shared/games/blackJacky/model/model.ts';
import { LANGUAGES } from '../../../../shared/table/talk.ts';
import { CAST, scriptOf, toldMatch } from '../../../support/rehearsal.ts';

/** One entry for every event of the model: the compiler asks for a new one here, and the test below for its steps. */
const EVENT_TYPES: { readonly [type in JackyEvent['type']]: true } = {
  matchStarted: true,
  roundStarted: true,
  tipMade: true,
  deckShuffled: true,
  cardsDealt: true,
  firstCardTurned: true,
  turnStarted: true,
  trickLaid: true,
  roundEnding: true,
  knocksUndone: true,
  exchangeOpened: true,
  cardGiven: true,
  cardsExchanged: true,
  cardDrawn: true,
  plusOnePlaced: true,
  pileCardTurned: true,
  cardSwapped: true,
  knocked: true,
  pileReshuffled: true,
  reckoned: true,
  heartLost: true,
  wantedPosted: true,
  catOutForGood: true,
  tipPaid: true,
  blackHeartGiven: true,
  showdown: true,
  matchEnded: true,
};

const MATCHES = ['a', 'b', 'c', 'd', 'e', 'f'].flatMap((seed) => [
  ...toldMatch(blackJacky, 5, seat(1), seed),
  ...toldMatch(blackJacky, 2, 'watcher', seed),
]);

const someView = MATCHES[0]!.after;
const tell = (event: JackyEvent): Script => stage.script(event, { after: someView, seq: 7, late: [] });
const stepsOf = <V extends Verb>(script: Script, verb: V): readonly StepOf<V>[] =>
  script.steps.map(({ step }) => step).filter((step): step is StepOf<V> => step.verb === verb);
const cues = (script: Script) => stepsOf(script, 'cue').map(({ cue }) => cue);

const laid = (face: Face): EventOf<'trickLaid'> => ({
  type: 'trickLaid',
  seat: seat(2),
  card: card(5, face),
  targets: [],
  effect: true,
  worth: face * 10,
});

describe('every event of Black Jacky has its steps', () => {
  const seen = new Map<string, JackyEvent>();
  for (const { events } of MATCHES) for (const event of events) seen.set(event.type, event);
  // Dry piles and empty saloons are too rare for random matches.
  seen.set('pileReshuffled', { type: 'pileReshuffled', pile: [] });

  test.each(Object.keys(EVENT_TYPES))('%s', (type) => {
    const event = seen.get(type);
    expect(event, `no match of this test has a ${type}`).toBeDefined();
    expect(tell(event!).steps.length).toBeGreaterThan(0);
  });

  test('every caption has words in every language', async () => {
    const names = ['Ada', 'Bo', 'Cy', 'Di', 'Eva', 'Fio'];
    for (const language of LANGUAGES) {
      const say = await stage.words(language);
      for (const entry of MATCHES)
        for (const { step } of scriptOf(stage, entry).steps)
          if (step.verb === 'speak' || step.verb === 'announce' || step.verb === 'tally')
            expect(say(step.words, names)).not.toMatch(/undefined|^$/);
    }
  });
});

describe('every trick has its own effect', () => {
  test('[B11] 1 rings the bell', () => {
    expect(cues(tell({ type: 'roundEnding', seat: seat(0) }))).toContain('bell');
  });

  test('[B12] 2 takes every knocking paw off the wood', () => {
    const script = tell({ type: 'knocksUndone', seat: seat(0), knockers: [seat(1), seat(3)] });
    expect(stepsOf(script, 'withdraw').map((step) => step.seat)).toEqual([1, 3]);
  });

  test('[B13] 3 passes two cards under the table', () => {
    const unseen = { kind: 'unseen' } as const;
    const script = tell({
      type: 'cardsExchanged',
      trickster: seat(0),
      seats: [seat(1), seat(2)],
      given: [unseen, unseen],
      received: [unseen, unseen],
    });
    const slides = stepsOf(script, 'slide');
    expect(slides.map(({ card: from, to }) => [from.place.seat, to.seat])).toEqual([
      [1, 2],
      [2, 1],
    ]);
    expect(slides.every(({ arc }) => arc < 0)).toBe(true);
  });

  test('[B14] 4 shocks whoever has to draw', () => {
    const drawn = { type: 'cardDrawn', seat: seat(3), card: { kind: 'unseen' } } as const;
    expect(cues(tell({ ...drawn, reason: 'trick' }))).toContain('forcedDraw');
    expect(cues(tell({ ...drawn, reason: 'gamble' }))).not.toContain('forcedDraw');
  });

  test('[B15] 5 is turned over where it lies', () => {
    expect(stepsOf(tell(laid(5)), 'flip')).toMatchObject([
      { up: false, card: { place: { zone: 'laidRow', seat: 2 } } },
    ]);
    expect(stepsOf(tell(laid(4)), 'flip')).toEqual([]);
  });

  test('[B16] 6 nails the "+1" down', () => {
    const script = tell({ type: 'plusOnePlaced', seat: seat(1), from: undefined });
    expect(cues(script).filter((cue) => cue === 'nail')).toHaveLength(3);
  });

  test('[B17] 7 turns the top of the pile onto the discards', () => {
    const script = tell({ type: 'pileCardTurned', card: card(9, 7) });
    expect(stepsOf(script, 'slide')).toMatchObject([
      { card: { place: { zone: 'drawDeck' } }, to: { zone: 'discard' }, up: true },
    ]);
  });

  test('[B18] 8 sheds gold dust', () => {
    expect(stepsOf(tell(laid(8)), 'effect').map(({ kind }) => kind)).toContain('goldDust');
  });
});

describe('the reckoning', () => {
  const reckoned = (hand: readonly Card[], plusOne: boolean, sum: number): EventOf<'reckoned'> => ({
    type: 'reckoned',
    round: 1,
    cats: [{ seat: seat(1), hand, laid: [card(1, 8), card(2, 5)], plusOne, sum }],
    why: 'bust',
    losers: [seat(1)],
  });
  const sums = (event: EventOf<'reckoned'>) => stepsOf(tell(event), 'tally').map(({ words }) => words.facts.tenths);

  test('[B20] runs the sum up card by card', () => {
    expect(sums(reckoned([card(3, 4), card(4, 7)], true, 201))).toEqual([81, 81, 121, 191, 201, 201]);
  });

  test('[B21] bursts at 21 and once only', () => {
    const bursting = tell(reckoned([card(3, 8), card(4, 7)], true, 241));
    expect(cues(bursting).filter((cue) => cue === 'bust')).toHaveLength(1);
    expect(cues(tell(reckoned([card(3, 4)], false, 121)))).not.toContain('bust');
  });
});

test('[B8] a cat that has knocked leaves its paw on the wood', () => {
  const knockerOf = ({ after }: (typeof MATCHES)[number]): number =>
    after.phase.kind === 'turn' ? after.cats.findIndex((cat, who) => cat.knocked && who !== after.viewer) : -1;
  const entry = MATCHES.find((told) => knockerOf(told) >= 0)!;
  const knocker = knockerOf(entry);
  expect(stage.tableau(entry.after, CAST).cats[knocker]!.paw).toEqual({ at: 'wood', seat: knocker });
});

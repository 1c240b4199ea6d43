import { describe, expect, test } from 'vitest';
import type { Script } from '../../../../client/choreography/script.ts';
import type { StepOf, Verb } from '../../../../client/choreography/steps.ts';
import { stage } from '../../../../client/games/spicy/stage.ts';
import { approach, STAGINGS, stagingOf } from '../../../../client/games/spicy/staging.ts';
import { type Seat, seat, type Viewer } from '../../../../shared/engine/game.ts';
import { fold } from '../../../../shared/engine/match.ts';
import { createRandom, seedFromText } from '../../../../shared/engine/random.ts';
import {
  type CardRevealed,
  type Face,
  type SpicyCommand,
  type SpicyEvent,
  type SpicyState,
  type SpicyView,
  spicy,
} from '../../../../shared/games/spicy/index.ts';
import { cardId } from '../../../../shared/table/cards.ts';
import { LANGUAGES } from '../../../../shared/table/talk.ts';
import { newMatch } from '../../../support/play.ts';
import { CAST, rehearsal, scriptOf, toldMatch } from '../../../support/rehearsal.ts';

/** One entry for every event of the model: the compiler asks for a new one here, and the test below for its steps. */
const EVENT_TYPES: { readonly [type in SpicyEvent['type']]: 'steps' | 'nothing to see' } = {
  matchStarted: 'steps',
  deckShuffled: 'steps',
  cardsDealt: 'steps',
  worldsEndSlidIn: 'nothing to see',
  turnStarted: 'steps',
  cardPlayed: 'steps',
  declarationPunished: 'steps',
  passed: 'steps',
  cardsDrawn: 'steps',
  cardLetGo: 'steps',
  pawLaid: 'steps',
  traitNamed: 'steps',
  cardRevealed: 'steps',
  stackWon: 'steps',
  trophyTaken: 'steps',
  raidStarted: 'steps',
  raidWon: 'steps',
  raidVoided: 'steps',
  peeked: 'steps',
  worldsEndShown: 'steps',
  matchEnded: 'steps',
};

const ALL_RULES = { spiceItUp: { random: 6 } };
const MATCHES = [
  ...toldMatch(spicy, 4, seat(0), 'every event', { ...ALL_RULES, manners: 'strict' }),
  ...toldMatch(spicy, 3, 'watcher', 'more events', { ...ALL_RULES, manners: 'strict' }),
  ...['raid', 'raids', 'raiders'].flatMap((seed) => toldMatch(spicy, 2, seat(0), seed, ALL_RULES)),
  ...['a', 'b', 'c', 'd'].flatMap((seed) => toldMatch(spicy, 2, seat(1), seed, { worldsEnd: 'short' })),
];

const verbs = (script: Script): readonly Verb[] => script.steps.map(({ step }) => step.verb);
const stepsOf = <V extends Verb>(script: Script, verb: V): readonly StepOf<V>[] =>
  script.steps.map(({ step }) => step).filter((step): step is StepOf<V> => step.verb === verb);

const someView = MATCHES[0]!.after;
const tell = (event: SpicyEvent, after: SpicyView = someView): Script =>
  stage.script(event, { after, seq: 7, late: [] });

const reveal = (facts: Partial<CardRevealed>): CardRevealed => ({
  type: 'cardRevealed',
  owner: seat(1),
  challenger: seat(2),
  card: cardId(3),
  face: { kind: 'spice', spice: 'chili', number: 6 },
  declare: { number: 7, spice: 'chili' },
  call: 'number',
  numberRight: false,
  spiceRight: true,
  winner: seat(2),
  loser: seat(1),
  ...facts,
});

describe('every event of Spicy has its steps', () => {
  const seen = new Map<string, SpicyEvent>();
  for (const { events } of MATCHES) for (const event of events) seen.set(event.type, event);
  // Legal commands never break the rules of R10.
  seen.set('declarationPunished', {
    type: 'declarationPunished',
    seat: seat(1),
    slip: 'illegalDeclaration',
    declare: { number: 9, spice: 'pepper' },
    copy: false,
    cards: [{ kind: 'unseen' }],
  });

  test.each(Object.entries(EVENT_TYPES))('%s: %s', (type, expected) => {
    const event = seen.get(type);
    expect(event, `no match of this test has a ${type}`).toBeDefined();
    expect(tell(event!).steps.length > 0).toBe(expected === 'steps');
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

describe('no cat gives a bluff away', () => {
  /** The same table twice: in the second the played card and another one have changed faces. */
  function twins(): readonly (readonly [honest: SpicyState, lying: SpicyState, who: Seat, command: SpicyCommand])[] {
    const random = createRandom(seedFromText('twins'));
    return Array.from({ length: 20 }, (_, index) => {
      const { state } = newMatch(spicy, 4, `twins ${index}`);
      const who = state.turn;
      const command = random.pick(spicy.legal(state, who).filter(({ type }) => type === 'play'));
      if (command.type !== 'play') throw new Error('A seat on turn can play');
      const truth: Face = { kind: 'spice', ...command.declare };
      const lie: Face = { kind: 'spice', spice: command.declare.spice, number: 10 };
      const withFace = (face: Face): SpicyState => ({ ...state, faces: state.faces.with(command.card, face) });
      return [withFace(truth), withFace(lie), who, command] as const;
    });
  }

  const told = (state: SpicyState, who: Seat, command: SpicyCommand, viewer: Viewer) => {
    const decided = spicy.decide(state, who, command, createRandom(seedFromText('unused')));
    if (!decided.ok) throw new Error(decided.error.code);
    const after = spicy.viewFor(fold(spicy, decided.value, state), viewer);
    const events = decided.value.map((event) => spicy.redact(event, viewer));
    return { events, script: scriptOf(stage, { events, after, seq: 5 }), rest: stage.tableau(after, CAST) };
  };

  test('[R6] a true and a lying play are told by the same steps to everybody, the owner included', () => {
    for (const [honest, lying, who, command] of twins())
      for (const viewer of [seat(0), seat(1), seat(2), seat(3), 'watcher'] as const) {
        const truth = told(honest, who, command, viewer);
        const lie = told(lying, who, command, viewer);
        expect(truth.script).toEqual(lie.script);
        expect(truth.rest.cats).toEqual(lie.rest.cats);
        expect(truth.rest.captions).toEqual(lie.rest.captions);
        if (viewer !== who) expect(truth).toEqual(lie);
      }
  });

  test('[R15] until the card lies open the reveal is the same whoever wins', () => {
    const untilFlip = (script: Script) => {
      const open = script.steps.find(({ step }) => step.verb === 'flip')!;
      const before = script.steps.filter(({ at }) => at < open.at + open.step.duration);
      return before.map(({ at, step }) => ({ at, step: step.verb === 'flip' ? { ...step, sides: undefined } : step }));
    };
    const honest = { numberRight: true, winner: seat(1), loser: seat(2) } as const;
    for (const cut of ['full', 'short'] as const)
      for (const number of [3, 10] as const)
        for (const call of ['number', 'nothing'] as const)
          for (const { before, after } of MATCHES.slice(0, 60)) {
            const staged = (facts: Partial<CardRevealed>): Script => {
              const event = reveal({ declare: { number, spice: 'chili' }, call, ...facts });
              return stage.script(event, { ...(before ? { before } : {}), after, seq: 7, late: [], cut });
            };
            const truth = staged({ face: { kind: 'spice', spice: 'chili', number }, ...honest });
            expect(untilFlip(staged({}))).toEqual(untilFlip(truth));
          }
  });

  test('[R15] a bold lie costs more than a small one, once everybody has seen the card', () => {
    const fire = (number: 3 | 10): number =>
      stepsOf(tell(reveal({ declare: { number, spice: 'chili' } })), 'effect').find(({ kind }) => kind === 'fire')!
        .scale;
    expect(fire(10)).toBeGreaterThan(fire(3));
  });
});

describe('the reveal', () => {
  test('[R15] hush, flip in slow motion, verdict, and the loser burns, in this order', () => {
    const script = tell(reveal({}));
    const at = (verb: Verb, pick: (step: never) => boolean = () => true): number =>
      script.steps.find(({ step }) => step.verb === verb && pick(step as never))!.at;
    const hush = at('light', ({ light, to }: StepOf<'light'>) => light === 'hush' && to === 1);
    const verdict = at('announce', ({ words }: StepOf<'announce'>) => words.key === 'verdict');
    const burning = at('feel', ({ mood }: StepOf<'feel'>) => mood === 'burning');
    expect([hush, at('flip'), verdict, burning]).toEqual([hush, at('flip'), verdict, burning].sort((a, b) => a - b));
    expect(stepsOf(script, 'flip')[0]!.duration).toBeGreaterThan(1);
    expect(stepsOf(script, 'feel').find(({ mood }) => mood === 'burning')!.cast).toEqual([seat(1)]);
  });

  test('[R45] a 6 that passes for a 9 stands on its head', () => {
    const turned = tell(
      reveal({ declare: { number: 9, spice: 'chili' }, numberRight: true, winner: seat(1), loser: seat(2) }),
    );
    expect(stepsOf(turned, 'spin')).toMatchObject([{ turns: 0.5 }]);
    expect(verbs(tell(reveal({})))).not.toContain('spin');
  });

  test('[R13] paws that came too late pile up on the first in their order', () => {
    const event: SpicyEvent = { type: 'pawLaid', seat: seat(0), owner: seat(1), naming: true };
    const late = [
      { seat: seat(2), ms: 40 },
      { seat: seat(3), ms: 210 },
    ];
    const script = stage.script(event, { after: someView, seq: 7, late });
    expect(stepsOf(script, 'lay').map(({ seat: who, spot }) => [who, spot])).toEqual([[0, { at: 'stack', order: 0 }]]);
    expect(stepsOf(script, 'pat').map(({ seat: who, spot }) => [who, spot])).toEqual([
      [2, { at: 'stack', order: 1 }],
      [3, { at: 'stack', order: 2 }],
    ]);
  });

  test('[R17] the whole stack goes to the winner', () => {
    const script = tell({ type: 'stackWon', seat: seat(3), cards: 9 });
    expect(stepsOf(script, 'sweep')).toMatchObject([{ from: { zone: 'stack' }, to: { zone: 'wonPile', seat: 3 } }]);
  });

  test('is spicier with more cards, with a lie that got away, and with a trophy on it', () => {
    const won = (cards: number): SpicyEvent => ({ type: 'stackWon', seat: seat(1), cards });
    const score = (...events: SpicyEvent[]) => stage.spiciness(events)!;
    const plain = score(reveal({}), won(4));
    expect(score(reveal({}), won(9))).toBeGreaterThan(plain);
    expect(score(reveal({ call: 'spice', winner: seat(1), loser: seat(2) }), won(4))).toBeGreaterThan(plain);
    expect(
      score(reveal({}), won(4), { type: 'trophyTaken', seat: seat(1), trophies: 1, remaining: 2 }),
    ).toBeGreaterThan(plain);
    expect(stage.spiciness([won(4)])).toBeUndefined();
  });
});

describe('at rest', () => {
  test('[R43] the raider’s paw lies on the stack until the next card', () => {
    const raid = MATCHES.find(({ events }) => events.some(({ type }) => type === 'raidStarted'))!;
    const started = raid.events.find((event) => event.type === 'raidStarted')!;
    expect(stage.tableau(raid.after, CAST).cats[started.seat]).toEqual({
      mood: 'smug',
      paw: { at: 'stack', order: 0 },
    });
  });

  test('[R8] the declaration that the next card has to follow stays readable', () => {
    const entry = MATCHES.find(({ after }) => after.stack.length > 0)!;
    const top = entry.after.stack.at(-1)!;
    expect(stage.tableau(entry.after, CAST).captions.said[top.seat]!.words.facts).toEqual({ ...top.declare });
  });

  test('[R28] scores are counted up card by card to what the ending says', () => {
    const last = MATCHES.at(-1)!;
    const ended = last.events.find((event) => event.type === 'matchEnded')!;
    const shown = new Map(stepsOf(tell(ended), 'tally').map(({ seat: who, words }) => [who, words.facts.count]));
    expect([...shown].sort()).toEqual(ended.ending.scores.map(({ seat: who, points }) => [who, points]).sort());
  });

  test('[R25] World’s End burns in a dark room', () => {
    const { company, stage: shown } = rehearsal(4, seat(0), stage);
    company.settle(stage.tableau(someView, CAST));
    const script = tell({ type: 'worldsEndShown' });
    company.perform(script).seek(script.length);
    expect(shown.light.blaze).toBe(1);
  });
});

describe('how a challenge is staged', () => {
  const known = { owner: seat(1), challenger: seat(2), declare: { number: 7, spice: 'chili' } } as const;

  test('never in the same way twice in a row, whatever is at stake', () => {
    for (const [one, other] of [
      ['short', 'short'],
      ['full', 'short'],
      ['short', 'full'],
      ['full', 'full'],
    ] as const)
      for (let reveals = 1; reveals < 8; reveals += 1)
        for (const number of [3, 10] as const)
          for (const cards of [1, 20]) {
            const bold = { ...known, declare: { ...known.declare, number } };
            const next = stagingOf(known, other, { reveals: reveals + 1, cards: 4 });
            expect(stagingOf(bold, one, { reveals, cards })).not.toBe(next);
          }
  });

  test('what hangs on the card decides: a last card, a bold declaration, a tall stack', () => {
    const bold = { ...known, declare: { ...known.declare, number: 10 } } as const;
    const low = { reveals: 3, cards: 4 };
    const calm = stagingOf(known, 'short', low);
    expect(stagingOf(known, 'full', low)).not.toBe(calm);
    expect(stagingOf(bold, 'short', low)).not.toBe(calm);
    expect(stagingOf(known, 'short', { ...low, cards: 14 })).not.toBe(calm);
  });

  test('both faces are in the picture when the card turns, in every staging', () => {
    for (const staging of STAGINGS) {
      const { steps, length } = approach(staging, known, 1.1);
      const last = steps.filter(({ step }) => step.verb === 'camera' && step.shot === 'toDuel').at(-1)!;
      expect(last.step).toMatchObject({ to: 1, seat: 1, rival: 2 });
      expect(last.at + last.step.duration).toBeCloseTo(length);
    }
  });
});

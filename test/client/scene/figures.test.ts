import { describe, expect, test } from 'vitest';
import { before, type Place, shared, topOf } from '../../../client/choreography/place.ts';
import { inTurn, type Script } from '../../../client/choreography/script.ts';
import type { CatStep } from '../../../client/choreography/steps.ts';
import { slide, withdraw } from '../../../client/choreography/verbs.ts';
import { stage as blackJacky } from '../../../client/games/blackJacky/stage.ts';
import { stage as spicy } from '../../../client/games/spicy/stage.ts';
import { bowl, goblet, grandCup, shadowOfCup } from '../../../client/scene/figures/cups.ts';
import { FIGURE, FIGURES } from '../../../client/scene/stage.ts';
import { seat } from '../../../shared/engine/game.ts';
import { spicy as rules } from '../../../shared/games/spicy/index.ts';
import { CAST, type Rehearsal, rehearsal, scriptOf, toldMatch } from '../../support/rehearsal.ts';

const trophies = topOf(shared('trophies'));
const won = before(seat(2), 'wonTrophies');

function opened(): Rehearsal {
  const opening = rehearsal(4, seat(0), spicy);
  const [deal] = toldMatch(rules, 4, seat(0), 'figures');
  opening.company.settle(spicy.tableau(deal!.after, CAST));
  return opening;
}

const perform = ({ company }: Rehearsal, script: Script): void => company.perform(script).seek(script.length);

function figureAt({ company, stage }: Rehearsal, place: Place) {
  const { slot } = company.props.find(topOf(place))!;
  const value = (part: keyof typeof FIGURE): number => stage.figures.values[slot * FIGURE.stride + FIGURE[part]]!;
  return { kind: FIGURES[stage.figures.kind[slot]! - 1], value };
}

const rise = { verb: 'rise', card: trophies, figure: 'grandCup', duration: 1 } as const;
const lift: CatStep = { verb: 'lift', seat: seat(2), card: trophies, duration: 1 };

describe('a cup', () => {
  test('is in its card until it rises, and comes out whole', () => {
    const table = opened();
    expect(figureAt(table, shared('trophies')).kind).toBeUndefined();
    perform(table, inTurn(rise));
    const { kind, value } = figureAt(table, shared('trophies'));
    expect([kind, value('risen'), value('free')]).toEqual(['grandCup', expect.closeTo(1), 1]);
  });

  test('is lifted by its cat, goes around the table with it, and stands at its place', () => {
    const table = opened();
    const cat = table.stage.seats[2]!;
    const lap: CatStep = { verb: 'lapOfHonour', seat: seat(2), carrying: trophies, duration: 1 };
    perform(table, inTurn(rise, lift));
    expect(cat.paw).toBe('lift');
    const timeline = table.company.perform(inTurn(lap));
    for (const moment of [0.2, 0.5, 0.8]) {
      timeline.seek(moment);
      const { value } = figureAt(table, shared('trophies'));
      expect(Math.hypot(value('x') - cat.x, value('z') - cat.z)).toBeCloseTo(1.02);
    }
    timeline.seek(1);
    perform(table, inTurn(slide(trophies, won), { verb: 'stand', card: topOf(won), duration: 0.5 }));
    expect(figureAt(table, won).value('free')).toBe(0);
  });

  test('the own one is held up with both paws, and its cat comes into the picture to carry it around', () => {
    const table = opened();
    const cat = table.stage.seats[0]!;
    perform(table, inTurn(rise, { ...lift, seat: seat(0) }));
    const { value } = figureAt(table, shared('trophies'));
    expect(value('z')).toBeLessThan(table.company.layout.camera.z);
    expect(cat).toMatchObject({
      visible: false,
      paw: 'lift',
      pawX: expect.closeTo(value('x')),
      pawZ: expect.closeTo(value('z')),
    });
    const timeline = table.company.perform(
      inTurn({ verb: 'lapOfHonour', seat: seat(0), carrying: trophies, duration: 1 }),
    );
    timeline.seek(0.5);
    expect(cat.visible).toBe(true);
    expect(Math.hypot(value('x') - cat.x, value('z') - cat.z)).toBeCloseTo(1.02);
    timeline.seek(1);
    expect(cat).toMatchObject({ visible: false, paw: 'rest' });
  });

  test('is put down with both paws, not let go of', () => {
    const table = opened();
    perform(table, inTurn(rise, lift));
    const script = inTurn(withdraw(seat(2), 0.6));
    const timeline = table.company.perform(script);
    timeline.seek(0.3);
    expect(table.stage.seats[2]!.paw).toBe('lower');
    timeline.seek(script.length);
    expect(table.stage.seats[2]!.paw).toBe('rest');
  });

  test('a table at rest after a trophy shows its cup, however the scene was cut short', () => {
    const told = Array.from({ length: 40 }, (_, at) => toldMatch(rules, 4, seat(0), `cup ${at}`, {}, 200)).flat();
    const entry = told.find(({ events }) => events.some(({ type }) => type === 'trophyTaken'))!;
    const taken = entry.events.find((event) => event.type === 'trophyTaken')!;
    const table = opened();
    perform(table, { ...scriptOf(spicy, entry), length: 1 });
    table.company.settle(spicy.tableau(entry.after, CAST));
    const { kind, value } = figureAt(table, before(taken.seat, 'wonTrophies'));
    expect([kind, value('risen'), value('free')]).toEqual(['grandCup', 1, 0]);
  });
});

test.each([grandCup, goblet, bowl])(
  'a shadow of %o is as high as it and has a sixth of its triangles at most',
  (shape) => {
    const cup = shape();
    const position = cup.getAttribute('position');
    const highest = (start: number, count: number): number =>
      Math.max(...Array.from({ length: count }, (_, at) => position.getY(cup.getIndex()!.getX(start + at))));
    const { start, count } = shadowOfCup(cup);
    const seen = cup.drawRange.count;
    expect(start).toBe(seen);
    expect(count).toBeGreaterThan(0);
    expect(count).toBeLessThan(seen / 6);
    expect(highest(start, count) / highest(0, seen)).toBeGreaterThan(0.9);
  },
);

test('a heart that is lost is in pieces before it is gone', () => {
  const table = rehearsal(4, seat(0), blackJacky);
  const hearts = before(seat(1), 'hearts');
  perform(
    table,
    inTurn(
      { verb: 'bring', duration: 0, place: hearts, sides: { front: 0, back: 0 }, up: true, count: 2, figure: 'heart' },
      { verb: 'shatter', card: topOf(hearts), duration: 1 },
    ),
  );
  expect(figureAt(table, hearts)).toMatchObject({ kind: 'heart' });
  expect(figureAt(table, hearts).value('crack')).toBe(1);
});

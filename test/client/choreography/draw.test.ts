import { describe, expect, test } from 'vitest';
import { draw } from '../../../client/choreography/draw.ts';
import { REACHED, TURNS_HOME } from '../../../client/choreography/vocabulary.ts';
import { seat } from '../../../shared/engine/game.ts';

describe.each([1, 2, 3, 6])('%i cards', (count) => {
  const every = Math.min(0.2, 0.6 / count);
  const cards = Array.from({ length: count }, () => ({ up: true }));
  const { steps, length } = draw(seat(1), { zone: 'deck' }, { zone: 'hand', seat: seat(1) }, cards, every);
  const reach = steps.find(({ step }) => step.verb === 'reach');
  const slides = steps.filter(({ step }) => step.verb === 'slide');

  test('are drawn by one paw, and leave the pile while it is there', () => {
    expect(steps.filter(({ step }) => step.verb === 'reach')).toHaveLength(1);
    expect(slides).toHaveLength(count);
    const duration = reach?.step.verb === 'reach' ? reach.step.duration : Number.NaN;
    for (const { at } of slides) {
      expect(at).toBeGreaterThanOrEqual(REACHED * duration);
      expect(at).toBeLessThanOrEqual(TURNS_HOME * duration + 1e-9);
    }
  });

  test('take as long as the game says', () => {
    expect(length).toBeCloseTo(0.5 + every * (count - 1));
  });
});

import { describe, expect, test } from 'vitest';
import { stage as spicy } from '../../../../client/games/spicy/stage.ts';
import { createLayout } from '../../../../client/scene/layout/layout.ts';
import { handReserve } from '../../../../client/scene/layout/ownHand.ts';
import { point } from '../../../../client/scene/layout/pose.ts';
import { CARD } from '../../../../client/scene/stage.ts';
import { seat } from '../../../../shared/engine/game.ts';
import { spicy as rules } from '../../../../shared/games/spicy/index.ts';
import { CAST, rehearsal, scriptOf, toldMatch } from '../../../support/rehearsal.ts';

const VIEWPORTS = { desktop: { width: 1280, height: 720 }, phone: { width: 390, height: 844 } } as const;
/** Higher than any pile, in units of the table. */
const RAISED = 1;

describe.each(Object.entries(VIEWPORTS))('without 3D, on a %s', (_, viewport) => {
  test('a challenged card is held up over the middle of the table and over the own hand, whoever is challenged', () => {
    const { company, stage } = rehearsal(4, seat(0), spicy);
    company.layout = createLayout(4, seat(0), viewport, spicy.zones);
    stage.still = true;
    const reveals = toldMatch(rules, 4, seat(0), 'flat reveals').filter(
      ({ before, events }) => before !== undefined && events.some(({ type }) => type === 'cardRevealed'),
    );
    expect(reveals.length).toBeGreaterThan(3);
    for (const entry of reveals) {
      company.settle(spicy.tableau(entry.before!, CAST));
      const script = scriptOf(spicy, entry);
      const timeline = company.perform(script);
      const turned = script.steps.find(({ step }) => step.verb === 'flip')!;
      timeline.seek(turned.at + turned.step.duration);
      const value = (slot: number, part: number): number => stage.cards.values[slot * CARD.stride + part]!;
      const raised = Array.from({ length: stage.cards.used }, (_, slot) => slot).filter(
        (slot) => stage.cards.visible[slot] === 1 && value(slot, CARD.held) === 0 && value(slot, CARD.y) > RAISED,
      );
      expect(raised).toHaveLength(1);
      const [slot] = raised as [number];
      const at = company.layout.onScreen(point(value(slot, CARD.x), value(slot, CARD.y), value(slot, CARD.z)));
      expect(Math.abs(at.x / viewport.width - 0.5)).toBeLessThan(0.12);
      expect(at.y).toBeLessThan(viewport.height - handReserve(viewport) - 40);
      expect(at.y).toBeGreaterThan(viewport.height * 0.2);
    }
  });
});

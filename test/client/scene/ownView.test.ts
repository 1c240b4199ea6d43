/** What whoever looks has before their own eyes: the hand, the arm, and the cat that comes out from behind them. */

import { Matrix4, Vector3 } from 'three';
import { describe, expect, test } from 'vitest';
import { hand, shared, topOf } from '../../../client/choreography/place.ts';
import { inTurn } from '../../../client/choreography/script.ts';
import { LANDS } from '../../../client/choreography/vocabulary.ts';
import { tell } from '../../../client/games/gameStage.ts';
import { stage as spicy } from '../../../client/games/spicy/stage.ts';
import { createAim } from '../../../client/scene/camera/aim.ts';
import { HEAD_HEIGHT } from '../../../client/scene/cats/bones.ts';
import { ownLift, ownPlace } from '../../../client/scene/cats/ownPlace.ts';
import { SHOULDER } from '../../../client/scene/cats/rig.ts';
import { armRadius } from '../../../client/scene/cats/sculpt/limbs.ts';
import { project } from '../../../client/scene/layout/cameraFrame.ts';
import { verdictLine } from '../../../client/scene/layout/duel.ts';
import { CARD_HEIGHT, createLayout } from '../../../client/scene/layout/layout.ts';
import { point, rotated } from '../../../client/scene/layout/pose.ts';
import { seat } from '../../../shared/engine/game.ts';
import { spicy as rules } from '../../../shared/games/spicy/index.ts';
import { CAST, rehearsal, toldMatch } from '../../support/rehearsal.ts';
import { VIEWPORTS } from '../../support/scene/viewports.ts';

const sizes = Object.entries(VIEWPORTS).map(([name, viewport]) => ({ name, viewport }));

/** Half of a line of the verdict, in CSS pixels. */
const LINE = 18;
/** Seconds that the hand may take to go. */
const GOING = 0.35;

describe.each(sizes)('$name', ({ viewport }) => {
  test.each([2, 4, 6])('the own arm ends outside of the picture, of %i seats', (seats) => {
    const layout = createLayout(seats, seat(0), viewport, spicy.zones);
    const ends = (place: ReturnType<typeof ownPlace>, sides: readonly number[]) =>
      sides.map((side) => {
        const at = point(
          place.x + side * SHOULDER[0] * place.scale,
          place.y + (HEAD_HEIGHT + SHOULDER[1]) * place.scale,
          place.z - SHOULDER[2] * place.scale,
        );
        const { x, y, unit } = project(layout.camera, at);
        const thick = armRadius(0) * place.scale * unit;
        return Math.max(x - thick - viewport.width, -x - thick, y - thick - viewport.height);
      });
    for (const out of [...ends(ownPlace(layout), [1]), ...ends(ownLift(layout), [-1, 1])])
      expect(out).toBeGreaterThanOrEqual(0);
  });

  test('what is pronounced never lies on the own hand', () => {
    const told = toldMatch(rules, 4, seat(0), 'moment 3', { worldsEnd: 'short' }, 200);
    const entries = told.filter(({ events }) =>
      events.some(({ type }) => type === 'cardRevealed' || type === 'trophyTaken' || type === 'matchEnded'),
    );
    expect(entries.length).toBeGreaterThan(2);
    const layout = createLayout(4, seat(0), viewport, spicy.zones);
    const aim = createAim(layout);
    const held = layout.lying(hand(seat(0)), { index: 0, count: 1, up: true });
    const up = rotated(held, point(0, (CARD_HEIGHT / 2) * held.scale, 0));
    const edge = new Vector3(held.x + up.x, held.y + up.y, held.z + up.z);
    const { company, stage, captions } = rehearsal(4, seat(0), spicy);
    for (const { seq, before, after, events } of entries)
      for (const cut of ['full', 'short'] as const) {
        company.settle(spicy.tableau(before!, CAST));
        const script = tell(spicy as never, events, { before, after, seq, late: [], cut } as never);
        const timeline = company.perform(script);
        let written = 0;
        for (let time = 0; time < script.length; time += 0.05) {
          timeline.seek(time);
          written = captions.current.announced?.below === true ? written + 0.05 : 0;
          if (written < GOING) continue;
          aim.update(stage);
          const view = new Matrix4().compose(aim.position, aim.rotation, new Vector3(1, 1, 1)).invert();
          const seen = edge.clone().applyMatrix4(aim.carry).applyMatrix4(view);
          const unit = viewport.height / (2 * Math.tan((layout.camera.fov * Math.PI) / 360) * -seen.z);
          const top = viewport.height / 2 - seen.y * unit;
          expect(top, `${events.map(({ type }) => type)} ${cut} at ${time}`).toBeGreaterThan(
            verdictLine(viewport, layout.table.portrait) + LINE,
          );
        }
      }
  });
});

test('a card lies flat before the paw comes down on it', () => {
  const told = toldMatch(rules, 4, seat(0), 'moment 0');
  const { seq, after, events } = told.find((entry) => entry.events.some(({ type }) => type === 'cardPlayed'))!;
  const { steps } = tell(spicy as never, events, { after, seq, late: [] } as never);
  const paw = steps.find(({ step }) => step.verb === 'put')!;
  const card = steps.findLast(({ step }) => step.verb === 'slide' && step.to.zone === 'stack')!;
  expect(card.at + card.step.duration).toBeLessThanOrEqual(paw.at + paw.step.duration * LANDS - 0.02);
});

test('who walks around the table looks where they go', () => {
  const { company, stage } = rehearsal(4, seat(0), spicy);
  const [deal] = toldMatch(rules, 4, seat(0), 'figures');
  company.settle(spicy.tableau(deal!.after, CAST));
  const cat = stage.seats[2]!;
  const lap = { verb: 'lapOfHonour', seat: seat(2), carrying: topOf(shared('trophies')), duration: 1 } as const;
  const timeline = company.perform(inTurn(lap));
  for (const moment of [0.25, 0.4, 0.5, 0.6, 0.75]) {
    timeline.seek(moment);
    const from = { x: cat.x, z: cat.z };
    const facing = [Math.sin(cat.yaw), Math.cos(cat.yaw)] as const;
    timeline.seek(moment + 0.01);
    const way = Math.hypot(cat.x - from.x, cat.z - from.z);
    expect((facing[0] * (cat.x - from.x) + facing[1] * (cat.z - from.z)) / way).toBeGreaterThan(0.8);
  }
});

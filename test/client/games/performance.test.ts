/** Whole matches on the stage: what the steps leave behind is what the view says. */

import { describe, expect, test } from 'vitest';
import { endOf } from '../../../client/choreography/script.ts';
import { stage as jackyStage } from '../../../client/games/blackJacky/stage.ts';
import type { AnyGameStage } from '../../../client/games/gameStage.ts';
import { stage as spicyStage } from '../../../client/games/spicy/stage.ts';
import { CARD } from '../../../client/scene/stage.ts';
import type { AnyGame, Viewer } from '../../../shared/engine/game.ts';
import { seat } from '../../../shared/engine/game.ts';
import { blackJacky } from '../../../shared/games/blackJacky/index.ts';
import { spicy } from '../../../shared/games/spicy/index.ts';
import { CAST, countsOf, countsOn, type Rehearsal, rehearsal, scriptOf, toldMatch } from '../../support/rehearsal.ts';

const ALL_RULES = { spiceItUp: { random: 6 }, manners: 'strict' };
const PLAYS: readonly (readonly [string, AnyGame, AnyGameStage, unknown])[] = [
  ['spicy', spicy, spicyStage, {}],
  ['spicy with all rule cards', spicy, spicyStage, ALL_RULES],
  ['black jacky', blackJacky, jackyStage, {}],
];
const SEATINGS: readonly (readonly [number, Viewer])[] = [
  [2, seat(0)],
  [4, seat(2)],
  [6, 'watcher'],
];
const CASES = PLAYS.flatMap(([name, game, stage, options]) =>
  SEATINGS.map(([seats, viewer]) => ({ name, game, stage, options, seats, viewer })),
);

/** Everything there is to see of the cards. */
const cardsOf = ({ stage: { cards } }: Rehearsal) => ({
  values: cards.values.slice(0, cards.used * CARD.stride),
  fronts: cards.front.slice(0, cards.used),
  backs: cards.back.slice(0, cards.used),
  visible: [...cards.visible],
});

describe.each(CASES)('$name at $seats seats, seen by $viewer', ({ name, game, stage, options, seats, viewer }) => {
  const told = toldMatch(game, seats, viewer, `${name} ${seats}`, options);

  test('after its steps every card lies where the view says', () => {
    const theatre = rehearsal(seats, viewer);
    for (const entry of told) {
      const start =
        entry.before === undefined ? stage.emptyTable(entry.after, CAST) : stage.tableau(entry.before, CAST);
      theatre.company.settle(start);
      const script = scriptOf(stage, entry);
      theatre.company.perform(script).seek(endOf(script));
      const after = stage.tableau(entry.after, CAST);
      const types = entry.events.map((event: { type: string }) => event.type);
      expect([types, countsOn(theatre, after)]).toEqual([types, countsOf(after)]);
    }
  });

  test('the table at rest is the same whatever was played before', () => {
    const played = rehearsal(seats, viewer);
    const fresh = rehearsal(seats, viewer);
    for (const entry of told) {
      const script = scriptOf(stage, entry);
      played.company.perform(script).seek(script.length * 0.6);
      const after = stage.tableau(entry.after, CAST);
      played.company.settle(after);
      fresh.company.settle(after);
      expect(cardsOf(played)).toEqual(cardsOf(fresh));
      expect(played.stage.light).toEqual(fresh.stage.light);
      expect(played.captions.current).toEqual(fresh.captions.current);
    }
  });

  test('no card has a place that is not a number', () => {
    const theatre = rehearsal(seats, viewer);
    for (const entry of told.slice(0, 60)) {
      const script = scriptOf(stage, entry);
      const timeline = theatre.company.perform(script);
      for (let time = 0; time <= script.length; time += 0.21) timeline.seek(time);
      expect(theatre.stage.cards.values.every(Number.isFinite)).toBe(true);
      theatre.company.settle(stage.tableau(entry.after, CAST));
    }
  });
});

import { expect, test } from 'vitest';
import { hand } from '../../../client/choreography/place.ts';
import { inTurn } from '../../../client/choreography/script.ts';
import { tidy } from '../../../client/choreography/verbs.ts';
import { stage as spicy } from '../../../client/games/spicy/stage.ts';
import { CARD } from '../../../client/scene/stage.ts';
import { seat } from '../../../shared/engine/game.ts';
import { spicy as rules } from '../../../shared/games/spicy/index.ts';
import { CAST, rehearsal, toldMatch } from '../../support/rehearsal.ts';

test('sorted cards go to where the buttons over them are, at once and whenever the table settles', () => {
  const { company, stage } = rehearsal(4, seat(0), spicy);
  const [deal] = toldMatch(rules, 4, seat(0), 'own hand');
  const table = spicy.tableau(deal!.after, CAST);
  const own = hand(seat(0));
  /** By id, from left to right. */
  const shown = () =>
    company.props
      .at(own)
      .toSorted((one, other) => left(one.slot) - left(other.slot))
      .map(({ id }) => id);
  const left = (slot: number) => stage.cards.values[slot * CARD.stride + CARD.x]!;
  company.settle(table);
  const dealt = shown();
  company.handOrder = dealt.toReversed().map((id) => id!);
  company.perform(inTurn(tidy(own, 0.25))).seek(0.25);
  expect(shown()).toEqual(dealt.toReversed());
  company.settle(table);
  expect(shown()).toEqual(dealt.toReversed());
});

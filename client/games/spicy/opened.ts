/** The Spicy table with every hand and the stack of glass, and what was said beside what is true. */

import type { Seat } from '../../../shared/engine/game.ts';
import type { SpicyState } from '../../../shared/games/spicy/model/model.ts';
import { judge } from '../../../shared/games/spicy/rules/verdict.ts';
import { type OpenPile, withGlass } from '../../choreography/opened.ts';
import { before, hand, shared } from '../../choreography/place.ts';
import type { Tableau } from '../../choreography/tableau.ts';
import { truth } from './captions.ts';
import { sidesOf } from './cells.ts';

export function opened(tableau: Tableau, state: SpicyState): Tableau {
  const { faces, hands, stack, phase } = state;
  const cardsOf = (ids: readonly number[]): OpenPile['cards'] =>
    ids.flatMap((id) => {
      const face = faces[id];
      return face === undefined ? [] : [{ ...sidesOf(face), id: id as OpenPile['cards'][number]['id'] }];
    });
  const over = phase.kind === 'over';
  const glass = withGlass(tableau, [
    { place: shared('stack'), cards: cardsOf(stack.flatMap(({ id, extras }) => [...extras, id])) },
    ...hands.map((ids, seat) => ({
      place: over ? before(seat as Seat, 'laidRow') : hand(seat as Seat),
      cards: cardsOf(ids),
    })),
  ]);
  const top = stack.at(-1);
  const face = top === undefined ? undefined : faces[top.id];
  if (top === undefined || face === undefined || over) return glass;
  const { numberRight, spiceRight } = judge(state.rules.spiceItUp, face, top.declare, 'number');
  const said = { words: truth(top.declare, face, numberRight && spiceRight), tone: 'said' as const };
  return { ...glass, captions: { ...glass.captions, said: { ...glass.captions.said, [top.seat]: said } } };
}

/** The Black Jacky table with every hand of glass. */

import type { Seat } from '../../../shared/engine/game.ts';
import type { JackyState } from '../../../shared/games/blackJacky/model/model.ts';
import { withGlass } from '../../choreography/opened.ts';
import { hand } from '../../choreography/place.ts';
import type { Tableau } from '../../choreography/tableau.ts';
import { mouse } from './cells.ts';

export const opened = (tableau: Tableau, { cats }: JackyState): Tableau =>
  withGlass(
    tableau,
    cats.map((cat, seat) => ({
      place: hand(seat as Seat),
      cards: cat.hand.map((card) => ({ ...mouse(card), id: card.id })),
    })),
  );

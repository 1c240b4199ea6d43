/** Where somebody sits at quick matches that are not over. */

import { isMissed, people, type TableModel } from '../../../shared/table/people/model.ts';
import type { Tables } from '../../store/tables.ts';

export interface OwnSeat {
  readonly table: string;
  /** They walked out, and a bot plays on. */
  readonly left: boolean;
  /** The match counts: there are others whom somebody can walk out on. */
  readonly rated: boolean;
}

export async function ownSeats(tables: Tables, player: string): Promise<readonly OwnSeat[]> {
  return (await tables.ofPlayer(player)).flatMap(({ id: table, model: stored }) => {
    const model = JSON.parse(stored) as TableModel;
    if (model.quick === undefined || model.phase === 'scores' || !isMissed(model, player)) return [];
    const left = people(model).some((seat) => seat.player === player && seat.standIn === 'left');
    return [{ table, left, rated: model.phase === 'playing' && people(model).length > 1 }];
  });
}

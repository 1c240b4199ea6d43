import type { Names } from '../../../../../../client/hud/gameControls.ts';
import type { FibEvent } from '../../../../shared/games/fib/model.ts';
import type { FibTexts } from '../../../../shared/games/fib/texts/en.ts';

export function describe({ log }: FibTexts, event: FibEvent, names: Names): readonly string[] {
  switch (event.type) {
    case 'matchStarted':
      return [log.starts(names(event.starter))];
    case 'cardLaid':
      return [log.laid(names(event.seat), event.number)];
    case 'leftStanding':
      return [log.stands(names(event.seat))];
    case 'cardRevealed':
      return [log.revealed(names(event.owner), event.face, event.face !== event.number)];
    case 'pileTaken':
      return [log.took(names(event.seat), event.cards)];
    case 'matchEnded':
      return [log.over];
    default:
      return [];
  }
}

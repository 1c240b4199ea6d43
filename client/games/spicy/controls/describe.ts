/** What happened, in sentences for the log: short enough to be read aloud before the next thing happens. */

import type { SpicyEvent } from '../../../../shared/games/spicy/model/model.ts';
import type { SpicyTexts } from '../../../../shared/games/spicy/texts/en.ts';
import type { Names } from '../../../hud/gameControls.ts';
import { faceName } from './texts.ts';

export function describe(t: SpicyTexts, event: SpicyEvent, names: Names): readonly string[] {
  const { log } = t;
  switch (event.type) {
    case 'matchStarted': {
      const inForce = event.spiceItUp.map((card) => t.spiceItUp[card].name).join(', ');
      return [log.matchStarted(names(event.starter)), ...(inForce === '' ? [] : [log.inForce(inForce)])];
    }
    case 'turnStarted': {
      const who = names(event.seat);
      if (!who.you) return [log.turnOf(who)];
      return [event.mustStart ? log.yourTurnToStart : log.yourTurn];
    }
    case 'cardPlayed': {
      const { number, spice } = event.declare;
      const who = names(event.seat);
      return [
        event.copy ? log.copied(who, number, spice) : log.played(who, number, spice),
        ...(event.extras.length > 0 ? [log.withExtras(event.extras.length)] : []),
        ...(event.last ? [log.lastCard(who)] : []),
      ];
    }
    case 'declarationPunished':
      return [log.punished(names(event.seat), event.slip)];
    case 'passed':
      if (event.cause === 'penalty') return [];
      return [event.cause === 'timeOut' ? log.timedOut(names(event.seat)) : log.passed(names(event.seat))];
    case 'cardsDrawn':
      return event.cards.length === 0 ? [] : [log.drew(names(event.seat), event.cards.length, event.reason)];
    case 'pawLaid':
      return [log.paw(names(event.seat), names(event.owner))];
    case 'traitNamed':
      return [log.named(names(event.seat), event.trait)];
    case 'cardRevealed': {
      const right = event.winner === event.owner;
      return [log.revealed(faceName(t, event.face), event.call, right)];
    }
    case 'stackWon':
      return [log.stackWon(names(event.seat), event.cards)];
    case 'trophyTaken':
      return [log.trophy(names(event.seat))];
    case 'raidStarted':
      return [log.raid(names(event.seat))];
    case 'raidWon':
      return [log.raidWon(names(event.seat), event.cards)];
    case 'raidVoided':
      return [log.raidVoid];
    case 'peeked':
      return [log.peeked(names(event.seat))];
    case 'worldsEndShown':
      return [log.worldsEnd];
    default:
      return [];
  }
}

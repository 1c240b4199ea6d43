/** What happened, in sentences for the log: short enough to be read aloud before the next thing happens. */

import type { JackyEvent } from '../../../../shared/games/blackJacky/model/model.ts';
import type { JackyTexts } from '../../../../shared/games/blackJacky/texts/en.ts';
import type { Names } from '../../../hud/gameControls.ts';

export function describe(t: JackyTexts, event: JackyEvent, names: Names): readonly string[] {
  const { log } = t;
  switch (event.type) {
    case 'matchStarted':
      return [log.started(event.hearts)];
    case 'roundStarted':
      return [log.round(event.round, names(event.starter))];
    case 'tipMade':
      return [log.tipped(names(event.seat), names(event.on))];
    case 'firstCardTurned':
      return [log.firstCard(event.card.face)];
    case 'turnStarted': {
      const who = names(event.seat);
      if (!who.you) return [log.turnOf(who)];
      return [event.last ? log.yourLastTurn : log.yourTurn];
    }
    case 'trickLaid':
      return [log.trick(names(event.seat), event.card.face), ...(event.effect ? [] : [log.noEffect])];
    case 'roundEnding':
      return [log.ending];
    case 'knocksUndone':
      return [log.undone];
    case 'exchangeOpened':
      return [log.exchange(names(event.seats[0]), names(event.seats[1]))];
    case 'cardGiven':
      return [log.given(names(event.seat))];
    case 'cardsExchanged':
      return event.received.flatMap((card, place) =>
        card.kind === 'known' && names(event.seats[place === 0 ? 0 : 1]).you ? [log.received(card.face)] : [],
      );
    case 'cardDrawn':
      return [log.drew(names(event.seat)), ...(event.card.kind === 'known' ? [log.drewFace(event.card.face)] : [])];
    case 'plusOnePlaced':
      return [log.plusOne(names(event.seat))];
    case 'pileCardTurned':
      return [log.turned(event.card.face)];
    case 'cardSwapped': {
      const who = names(event.seat);
      if (event.picked !== undefined) return [log.swappedFor(who, event.aside.face, event.picked.face)];
      const taken = event.taken.kind === 'known' && who.you ? [log.drewFace(event.taken.face)] : [];
      return [log.swapped(who, event.aside.face), ...taken];
    }
    case 'knocked': {
      const who = names(event.seat);
      return event.by === 'clock' ? [log.timedOut(who), log.knocked(who)] : [log.knocked(who)];
    }
    case 'pileReshuffled':
      return [log.reshuffled];
    case 'reckoned':
      return event.cats.map(({ seat, sum }) => log.reckoned(names(seat), sum));
    case 'heartLost':
      return [log.heartLost(names(event.seat), event.left)];
    case 'wantedPosted':
      return [log.wanted(names(event.seat))];
    case 'catOutForGood':
      return [log.outForGood(names(event.seat))];
    case 'tipPaid':
      return [event.right ? log.tipRight(names(event.seat)) : log.tipWrong(names(event.seat))];
    case 'blackHeartGiven':
      return [log.back(names(event.seat))];
    case 'showdown':
      return [log.showdown(names(event.seats[0]), names(event.seats[1]))];
    default:
      return [];
  }
}

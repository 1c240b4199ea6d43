/** The moments of Black Jacky. */

import type { StepOf } from '../../../../client/choreography/steps.ts';
import { seat } from '../../../../shared/engine/game.ts';
import { type AnyEvent, during, has, type Moment, seconds } from './moment.ts';

const base = { game: 'blackJacky', seats: 4, viewer: seat(0), options: {}, late: [] } as const;

const laid = (face: number) =>
  has('trickLaid', ({ card, effect }) => effect === true && (card as { face: number }).face === face);
const cued = (cue: string) => during('cue', 0, (step) => (step as StepOf<'cue'>).cue === cue);
const soon =
  (moment: Moment['at'], later: number): Moment['at'] =>
  (script) =>
    moment(script) + later;

export const BLACK_JACKY_MOMENTS: { readonly [name: string]: Moment } = {
  deal: { ...base, finds: has('matchStarted'), at: seconds(2.6) },
  bell: { ...base, finds: has('roundEnding'), at: soon(cued('bell'), 0.3) },
  knockUndone: {
    ...base,
    finds: has('knocksUndone', ({ knockers }) => (knockers as number[]).some((who) => who !== 0)),
    at: soon(cued('knockUndone'), 0.35),
  },
  underTheTable: {
    ...base,
    finds: has('cardsExchanged', ({ seats }) => !(seats as number[]).includes(0)),
    at: during('slide', 0.22),
  },
  forcedDraw: {
    ...base,
    finds: has('cardDrawn', ({ reason }) => reason === 'trick'),
    at: soon(cued('forcedDraw'), 0.35),
  },
  turnedOver: { ...base, finds: laid(5), at: during('flip', 0.45) },
  nailed: { ...base, finds: has('plusOnePlaced'), at: soon(cued('nail'), 0.3) },
  turnedUp: {
    ...base,
    finds: has('pileCardTurned'),
    at: during('slide', 0.55, (step) => (step as StepOf<'slide'>).to.zone === 'discard'),
  },
  goldDust: { ...base, finds: laid(8), at: soon(cued('goldDust'), 0.6) },
  swap: {
    ...base,
    finds: has('cardSwapped'),
    at: during('slide', 0.6, (step) => (step as StepOf<'slide'>).to.zone === 'discard'),
  },
  /** For the first screen, which shows it as a picture. */
  welcome: {
    ...base,
    viewer: 'watcher',
    finds: has('knocked', ({ seat: who }) => who === 3),
    at: during('knock', 0.4),
  },
  knock: { ...base, finds: has('knocked'), at: during('knock', 0.4) },
  reckoning: { ...base, finds: reckoned(), at: middleOfCount(0.6) },
  bust: { ...base, finds: reckoned('bust'), at: soon(cued('bust'), 0.25) },
  heartBreak: { ...base, finds: has('heartLost'), at: soon(cued('heartBreak'), 0.35) },
  wanted: { ...base, finds: has('wantedPosted'), at: during('announce', 0.6, caption('wanted')) },
  tip: { ...base, finds: has('tipMade', ({ on }) => on !== 0), at: during('point', 0.5) },
  tipPaid: { ...base, finds: has('tipPaid', ({ right }) => right === true), at: soon(cued('tipPaid'), 0.4) },
  blackHeart: { ...base, finds: has('blackHeartGiven'), at: during('announce', 0.5, caption('blackHeart')) },
  showdown: {
    ...base,
    finds: has('showdown', ({ seats }) => !(seats as number[]).includes(0)),
    at: during('announce', 0.4, caption('showdown')),
  },
  nobodyLeft: { ...base, seats: 3, finds: ended(0), at: during('announce', 0.6, caption('nobodyLeft')) },
  podium: { ...base, finds: ended(1), at: during('podium', 1) },
};

function caption(key: string) {
  return (step: unknown): boolean => (step as StepOf<'announce'>).words.key === key;
}

function reckoned(why?: string) {
  return has(
    'reckoned',
    (event) => why === undefined || (event.why === why && !(event.losers as number[]).includes(0)),
  );
}

function ended(winners: number) {
  return has('matchEnded', (event: AnyEvent) => {
    const { outcome } = event as never as { outcome: { winners: readonly number[] } };
    return outcome.winners.length === winners;
  });
}

function middleOfCount(part: number): Moment['at'] {
  return ({ steps }) => {
    const tallies = steps.filter(({ step }) => step.verb === 'tally');
    return tallies[Math.floor(tallies.length * part)]?.at ?? 0;
  };
}

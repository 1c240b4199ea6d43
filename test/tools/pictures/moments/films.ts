/** Stretches of a match that are looked at in motion: which moment, and from when to when of its act. */

import type { Script } from '../../../../client/choreography/script.ts';
import type { Step } from '../../../../client/choreography/steps.ts';
import { seat } from '../../../../shared/engine/game.ts';
import { BLACK_JACKY_MOMENTS } from './blackJacky.ts';
import type { Moment } from './moment.ts';
import { SPICY_MOMENTS } from './spicy.ts';

export interface Film {
  readonly moment: Moment;
  /** Seconds into the script. */
  readonly span: (script: Script) => readonly [from: number, to: number];
}

/** From a step to the end of it, or of another one that comes later; both with some seconds around them. */
function around(first: (step: Step) => boolean, lead: number, tail: number, last = first): Film['span'] {
  return ({ steps, length }) => {
    const from = steps.find(({ step }) => first(step));
    const to = steps.findLast(({ step }) => last(step)) ?? from;
    if (from === undefined || to === undefined) throw new Error('The script has no such step');
    return [Math.max(0, from.at - lead), Math.min(length - 0.02, to.at + to.step.duration + tail)];
  };
}

const verb =
  (name: Step['verb']) =>
  (step: Step): boolean =>
    step.verb === name;
function named(moments: { readonly [name: string]: Moment }, name: string): Moment {
  const moment = moments[name];
  if (moment === undefined) throw new Error(`No moment ${name}`);
  return moment;
}
const spicy = (name: string): Moment => named(SPICY_MOMENTS, name);
const blackJacky = (name: string): Moment => named(BLACK_JACKY_MOMENTS, name);

/** The same, done by whoever looks. */
const own = (moment: Moment, event: string): Moment => ({
  ...moment,
  finds: (events) => events.some(({ type, seat: who }) => type === event && who === 0),
});

export const FILMS: { readonly [name: string]: Film } = {
  play: { moment: spicy('ownPlay'), span: around(verb('put'), 0, 0) },
  slap: { moment: own(spicy('paw'), 'pawLaid'), span: around(verb('lay'), 0, 0.5) },
  late: {
    moment: { ...spicy('latePaws'), late: [{ seat: seat(0), ms: 60 }, ...spicy('latePaws').late] },
    span: around(verb('lay'), 0, 0.5, verb('pat')),
  },
  raid: { moment: own(spicy('raid'), 'raidStarted'), span: ({ length }) => [0, length - 0.02] },
  across: {
    moment: {
      ...spicy('play'),
      seats: 6,
      finds: (events) => events.some((event) => event.type === 'cardPlayed' && event.seat === 1),
    },
    span: around(verb('put'), 0, 0),
  },
  flip: { moment: spicy('flip'), span: around(verb('flip'), 1.1, 0.2) },
  verdict: { moment: spicy('verdict'), span: around(verb('glow'), 0.5, 1) },
  trophy: { moment: spicy('trophy'), span: around(verb('rise'), 0, 0, verb('lift')) },
  lap: { moment: spicy('lapOfHonour'), span: around(verb('lapOfHonour'), 0.9, 0) },
  ownTrophy: {
    moment: own(spicy('trophy'), 'trophyTaken'),
    span: around(verb('rise'), 0, 0.3, verb('lapOfHonour')),
  },
  heart: { moment: blackJacky('heartBreak'), span: around(verb('shatter'), 0.3, 0.4) },
  swap: { moment: blackJacky('swap'), span: ({ length }) => [0, length - 0.02] },
  knock: { moment: blackJacky('knock'), span: around(verb('knock'), 0.2, 0.3) },
  reckoning: { moment: blackJacky('reckoning'), span: ({ length }) => [0, length - 0.02] },
  podium: { moment: spicy('podium'), span: around(verb('podium'), 0, 0.5) },
};

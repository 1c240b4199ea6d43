/** The moments of Spicy. */

import type { StepOf } from '../../../../client/choreography/steps.ts';
import { seat } from '../../../../shared/engine/game.ts';
import { type AnyEvent, atTheEnd, during, has, type Moment, seconds } from './moment.ts';

const base = { game: 'spicy', seats: 4, viewer: seat(0), options: {}, late: [] } as const;
const rule = (name: string) => ({ spiceItUp: [name] });
const calm = { ...base, patience: 200 };
const ending = { ...base, options: { worldsEnd: 'short' } };

/** A tall stack, lost by somebody whose face is in the picture. */
const reveal = (events: readonly AnyEvent[]): boolean =>
  has('cardRevealed', ({ loser, winner }) => loser !== 0 && winner !== 0)(events) &&
  has('stackWon', ({ cards }) => (cards as number) > 5)(events);
const feeling = (mood: string) => (step: unknown) => (step as StepOf<'feel'>).mood === mood;

const announcing = (key: string) => (step: unknown) => (step as StepOf<'announce'>).words.key === key;

const turned = (event: AnyEvent): boolean => {
  const { face, declare, numberRight } = event as never as {
    face: { number?: number };
    declare: { number: number };
    numberRight: boolean;
  };
  return numberRight && face.number !== undefined && face.number !== declare.number;
};

export const SPICY_MOMENTS: { readonly [name: string]: Moment } = {
  deal: { ...base, finds: has('cardsDealt'), at: seconds(2.6) },
  dealTwo: { ...base, seats: 2, finds: has('cardsDealt'), at: atTheEnd },
  dealFour: { ...base, finds: has('cardsDealt'), at: atTheEnd },
  dealSix: { ...base, seats: 6, finds: has('cardsDealt'), at: atTheEnd },
  draw: { ...base, finds: has('passed'), at: during('slide', 0.5) },
  play: { ...base, finds: has('cardPlayed'), at: during('put', 0.36) },
  ownPlay: {
    ...base,
    finds: (events) => events.some(({ type, seat: who }) => type === 'cardPlayed' && who === 0),
    at: during('put', 0.47),
  },
  declaration: {
    ...base,
    finds: has('cardPlayed', ({ declare }) => (declare as { number: number }).number > 4),
    at: atTheEnd,
  },
  pass: { ...base, finds: has('passed'), at: seconds(0.25) },
  letGo: { ...base, finds: has('cardLetGo'), at: atTheEnd },
  paw: { ...base, finds: has('pawLaid'), at: during('lay', 0.5) },
  latePaws: {
    ...base,
    seats: 6,
    finds: has('pawLaid', ({ seat: who, owner }) => who === 2 && owner !== 3 && owner !== 4),
    late: [
      { seat: seat(3), ms: 60 },
      { seat: seat(4), ms: 220 },
    ],
    at: during('pat', 0.62, (step) => (step as StepOf<'pat'>).seat === 4),
  },
  /** For the first screen, which shows it as a picture. */
  welcome: {
    ...base,
    viewer: 'watcher',
    finds: has('pawLaid', ({ seat: who, owner }) => who === 2 && owner === 0),
    late: [
      { seat: seat(3), ms: 60 },
      { seat: seat(1), ms: 220 },
    ],
    at: during('pat', 0.62, (step) => (step as StepOf<'pat'>).seat === 1),
  },
  named: { ...base, finds: has('traitNamed'), at: during('speak', 0.6) },
  hush: { ...base, finds: reveal, at: during('shiver', 0.5) },
  flip: { ...base, finds: reveal, at: during('flip', 0.62) },
  verdict: { ...base, finds: reveal, at: during('announce', 0.12, announcing('verdict')) },
  burn: { ...base, finds: reveal, at: during('feel', 0.5, feeling('burning')) },
  sweep: { ...base, finds: reveal, at: during('sweep', 0.5) },
  lastCard: { ...calm, finds: has('cardPlayed', ({ last }) => last === true), at: during('announce', 0.8) },
  trophy: { ...calm, finds: has('trophyTaken'), at: during('announce', 0.5, announcing('trophy')) },
  lapOfHonour: { ...calm, finds: has('trophyTaken'), at: during('lapOfHonour', 0.42) },
  raid: { ...base, options: rule('spiceRaider'), finds: has('raidStarted'), at: atTheEnd },
  raidWon: { ...base, options: rule('spiceRaider'), finds: has('raidWon'), at: during('rake', 0.5) },
  luckExchange: {
    ...base,
    options: rule('changeYourLuck'),
    finds: has('cardPlayed', ({ extras }) => (extras as unknown[]).length === 2),
    at: seconds(0.75),
  },
  copyCat: {
    ...base,
    options: rule('copyCat'),
    finds: has('cardPlayed', ({ copy }) => copy === true),
    at: seconds(0.45),
  },
  turnItUp: { ...base, options: rule('turnItUp'), finds: has('cardRevealed', turned), at: during('spin', 0.45) },
  worldsEnd: { ...ending, finds: has('worldsEndShown'), at: during('announce', 0.4, announcing('worldsEnd')) },
  scores: {
    ...ending,
    finds: has('matchEnded'),
    at: ({ steps }) => steps.filter(({ step }) => step.verb === 'tally')[30]?.at ?? 0,
  },
  podium: { ...ending, finds: has('matchEnded'), at: during('podium', 1) },
};

/** How cats reach, feel, look and walk. */

import type { Seat } from '../../../shared/engine/game.ts';
import { ease } from '../../choreography/ease.ts';
import type { Spot } from '../../choreography/place.ts';
import type { Cast, CatStep, StepOf } from '../../choreography/steps.ts';
import type { Motion } from '../../choreography/timeline.ts';
import type { Mood, PawVerb } from '../../choreography/vocabulary.ts';
import { unproject } from '../layout/cameraFrame.ts';
import type { TableLayout } from '../layout/layout.ts';
import { type Point, point } from '../layout/pose.ts';
import type { SeatStage } from '../stage.ts';
import { raked } from './cardMoves.ts';
import type { StageCompany } from './company.ts';
import { carriedBy, takenUp } from './figureMoves.ts';
import { pointAt } from './spots.ts';

export function catMotions(company: StageCompany, step: CatStep): readonly Motion[] {
  switch (step.verb) {
    case 'put':
    case 'slap':
    case 'pat':
    case 'knock':
      return paw(company, step.seat, step.verb, pointAt(company.layout, step.spot), 'rest');
    case 'point':
      return paw(company, step.seat, 'point', towards(company, step.seat, step.spot), 'rest');
    case 'lay':
    case 'creep':
      return paw(company, step.seat, step.verb, pointAt(company.layout, step.spot), 'stay');
    case 'reach':
      return paw(company, step.seat, 'reach', pointAt(company.layout, step.spot), 'rest');
    case 'wave':
      return paw(company, step.seat, 'wave', company.layout.speech(step.seat), 'rest');
    case 'withdraw':
      return withdraw(company, step.seat);
    case 'rake':
      return [...rake(company, step), ...raked(company, step.from, step.to, step.keep)];
    case 'feel':
      return cast(company, step.cast).flatMap((seat) => feel(company, seat, step.mood, step.strength));
    case 'look':
      return cast(company, step.cast).flatMap((seat) => look(company, seat, step.spot));
    case 'emote':
      return emote(company, step);
    case 'lift':
      return lift(company, step);
    case 'lapOfHonour':
      return lapOfHonour(company, step);
    case 'podium':
      return podium(company, step.ranks);
  }
}

export function cast({ layout }: StageCompany, who: Cast): readonly Seat[] {
  if ('allBut' in who)
    return layout.frames.map(({ seat }) => seat as Seat).filter((seat) => !who.allBut.includes(seat));
  return who;
}

type Ending = 'rest' | 'stay';

function onSeat(company: StageCompany, seat: Seat, move: (stage: SeatStage) => readonly Motion[]): readonly Motion[] {
  const stage = company.stage.seats[seat];
  return stage === undefined ? [] : move(stage);
}

function paw(company: StageCompany, seat: Seat, action: PawVerb, to: Point, ending: Ending): readonly Motion[] {
  const channel = company.channels.seats[seat]?.paw;
  if (channel === undefined) return [];
  return onSeat(company, seat, (stage) => {
    stage.paw = action;
    stage.pawX = to.x;
    stage.pawY = to.y;
    stage.pawZ = to.z;
    return [
      {
        channel,
        apply(progress) {
          stage.pawProgress = progress;
          if (progress >= 1 && ending === 'rest') stage.paw = 'rest';
        },
      },
    ];
  });
}

const ARM = 1.9;
const POINTING_HEIGHT = 1.15;

/** An arm's length in that direction: a paw that went all the way would go through whoever sits between. */
function towards({ layout }: StageCompany, seat: Seat, spot: Spot): Point {
  const { x, z } = layout.frames[seat] ?? { x: 0, z: 0 };
  const to = pointAt(layout, spot);
  const far = Math.hypot(to.x - x, to.z - z) || 1;
  return point(x + ((to.x - x) / far) * ARM, POINTING_HEIGHT, z + ((to.z - z) / far) * ARM);
}

/** From wherever it lies; a paw that is at home already stays there. */
function withdraw(company: StageCompany, seat: Seat): readonly Motion[] {
  const channel = company.channels.seats[seat]?.paw;
  if (channel === undefined) return [];
  return onSeat(company, seat, (stage) => {
    if (stage.paw === 'rest') return [];
    stage.paw = stage.paw === 'lift' ? 'lower' : 'withdraw';
    return [
      {
        channel,
        apply(progress) {
          stage.pawProgress = progress;
          if (progress >= 1) stage.paw = 'rest';
        },
      },
    ];
  });
}

/** The paw goes ahead of the cards that it draws to their pile. */
function rake(company: StageCompany, step: StepOf<'rake'>): readonly Motion[] {
  const motions = paw(company, step.seat, 'rake', company.layout.pawOnStack(0), 'rest');
  const to = pointAt(company.layout, { at: 'place', place: step.to });
  return motions.map(({ channel, apply }) => {
    const seat = company.stage.seats[step.seat];
    const from = { x: seat?.pawX ?? 0, z: seat?.pawZ ?? 0 };
    return {
      channel,
      apply(progress) {
        apply(progress);
        if (seat === undefined) return;
        const pulled = ease('inOut', progress);
        seat.pawX = from.x + (to.x - from.x) * pulled;
        seat.pawZ = from.z + (to.z - from.z) * pulled;
      },
    };
  });
}

/** A feeling swells and fades within its step; what a cat feels at rest is the tableau's. */
function feel(company: StageCompany, seat: Seat, mood: Mood, strength: number): readonly Motion[] {
  const channel = company.channels.seats[seat]?.mood;
  if (channel === undefined) return [];
  return onSeat(company, seat, (stage) => {
    stage.mood = mood;
    return [
      {
        channel,
        apply(progress) {
          const swell = Math.min(1, progress * 6);
          const fade = Math.min(1, (1 - progress) * 5);
          stage.moodStrength = strength * ease('inOut', Math.min(swell, fade));
        },
      },
    ];
  });
}

function look(company: StageCompany, seat: Seat, spot: Spot): readonly Motion[] {
  const channel = company.channels.seats[seat]?.gaze;
  const to = pointAt(company.layout, spot);
  if (channel === undefined || (spot.at === 'face' && spot.seat === seat)) return [];
  return onSeat(company, seat, (stage) => {
    const from = { x: stage.gazeX, y: stage.gazeY, z: stage.gazeZ };
    return [
      {
        channel,
        apply(progress) {
          const turned = ease('out', progress);
          stage.gazeX = from.x + (to.x - from.x) * turned;
          stage.gazeY = from.y + (to.y - from.y) * turned;
          stage.gazeZ = from.z + (to.z - from.z) * turned;
        },
      },
    ];
  });
}

function emote(company: StageCompany, { seat, emote: shown }: StepOf<'emote'>): readonly Motion[] {
  const channel = company.channels.seats[seat]?.mood;
  if (channel === undefined) return [];
  return onSeat(company, seat, (stage) => {
    stage.emote = shown;
    return [
      {
        channel,
        apply(progress) {
          stage.emoteProgress = progress;
          if (progress >= 1) stage.emote = undefined;
        },
      },
    ];
  });
}

const HOPS = 9;

/** How far from the middle of the table: between the piles and what lies before each cat. */
const LAP = 0.56;
const LEAP = 1.1;
const mixed = (from: number, to: number, by: number): number => from + (to - from) * by;

/** With both paws over its head, then down before its chest, where it stays. */
function lift(company: StageCompany, { seat, card }: StepOf<'lift'>): readonly Motion[] {
  const frame = company.layout.frames[seat];
  if (frame === undefined) return [];
  return [...paw(company, seat, 'lift', company.layout.face(seat), 'stay'), ...takenUp(company, card, seat)];
}

/** From where the own cat comes into the picture: below its lower edge and before the table, not through it. */
function ownStart({ camera }: TableLayout, { x, z }: Point): Point {
  const { width, height } = camera.viewport;
  const away = Math.hypot(x - camera.x, camera.y, z - camera.z);
  return unproject(camera, width / 2, height * 1.5, away * 0.75);
}

/** Onto the table and once around the piles, hopping; the own cat comes out from behind its own eyes for it. */
function lapOfHonour(company: StageCompany, { seat, carrying }: StepOf<'lapOfHonour'>): readonly Motion[] {
  const carried = carriedBy(company, carrying, seat);
  const channel = company.channels.seats[seat]?.root;
  const frame = company.layout.frames[seat];
  if (channel === undefined || frame === undefined) return carried;
  const { radiusX, radiusZ, centerZ } = company.layout.table;
  const chair = frame.own ? ownStart(company.layout, point(frame.x, 0, frame.z)) : point(frame.x, 0, frame.z);
  const start = Math.atan2(frame.x / radiusX, (frame.z - centerZ) / radiusZ);
  return onSeat(company, seat, (stage) => [
    {
      channel,
      apply(progress) {
        const angle = start + ease('inOut', progress) * Math.PI * 2;
        // There with the first hop, back at the seat with the last.
        const aboard = ease('inOut', Math.min(1, progress * HOPS, (1 - progress) * HOPS));
        const hop = Math.abs(Math.sin(progress * Math.PI * HOPS));
        stage.x = mixed(chair.x, Math.sin(angle) * radiusX * LAP, aboard);
        stage.z = mixed(chair.z, centerZ + Math.cos(angle) * radiusZ * LAP, aboard);
        stage.y = mixed(chair.y, 0, aboard) + hop * (aboard < 1 ? LEAP : 0.3);
        // Where it goes: a quarter turn away from the middle, which it faces at its seat.
        stage.yaw = progress >= 1 ? frame.yaw : frame.yaw + (angle - start) - (Math.PI / 2) * aboard;
        if (!frame.own) return;
        stage.visible = progress < 1;
        // Its arms would still be held out before the camera.
        if (progress >= 1) stage.paw = 'rest';
      },
    },
    // After the cat: it goes where the cat is in this frame.
    ...carried,
  ]);
}

/** Half of the rise is over before anybody is up there. */
function podium(company: StageCompany, ranks: readonly Seat[]): readonly Motion[] {
  const { stage, layout } = company;
  stage.ranks = ranks.length;
  const rising: Motion = {
    channel: stage,
    apply: (progress) => {
      stage.podium = ease('inOut', Math.min(1, progress * 2));
      stage.prizes = progress;
    },
  };
  const moves = layout.frames.flatMap(({ seat, own }) => {
    const channel = company.channels.seats[seat]?.root;
    const rank = ranks.indexOf(seat as Seat);
    const honoured = rank >= 0;
    if (channel === undefined || (own && !honoured)) return [];
    const to = honoured ? layout.podium(rank) : layout.aside(seat);
    return onSeat(company, seat as Seat, (cat) => {
      // Whoever looks sits behind the camera: its cat comes up from below, when it jumps, instead of being there at once.
      const hidden = !cat.visible;
      const from = { ...(hidden ? ownStart(layout, cat) : point(cat.x, cat.y, cat.z)), yaw: cat.yaw };
      // A paw that lay on the wood would stretch across the table.
      cat.paw = 'rest';
      return [
        {
          channel,
          apply(progress) {
            const moved = ease('inOut', Math.max(0, Math.min(1, progress * 2.2 - 0.8 - 0.2 * (2 - Math.max(0, rank)))));
            cat.visible = !hidden || moved > 0;
            cat.x = from.x + (to.x - from.x) * moved;
            cat.y = from.y + (to.y - from.y) * moved + (honoured ? Math.sin(moved * Math.PI) * 1.2 : 0);
            cat.z = from.z + (to.z - from.z) * moved;
            if (honoured) cat.yaw = from.yaw * (1 - moved);
          },
        },
      ];
    });
  });
  return [rising, ...moves];
}

/** How cards fly, turn, shiver and are swept together. */

import { ease } from '../../choreography/ease.ts';
import { type CardRef, HAND, type Place } from '../../choreography/place.ts';
import type { CardStep, StepOf } from '../../choreography/steps.ts';
import type { Motion } from '../../choreography/timeline.ts';
import { arranged } from '../../store/table/handOrder.ts';
import type { TableLayout } from '../layout/layout.ts';
import { type CardPose, type Point, point, scatter, times, turn } from '../layout/pose.ts';
import { CARD, type Stage } from '../stage.ts';
import { between, FLIGHT_BEND, flight, putPose, readPose } from './cardPose.ts';
import type { StageCompany } from './company.ts';
import { figureMotions } from './figureMoves.ts';
import type { Prop, PropBook } from './props.ts';
import { turningOver } from './rotation.ts';
import { pointAt } from './spots.ts';

/** How far the cards of a pile leave one after another, as a part of the whole sweep. */
const SWEEP_SPREAD = 0.45;
/** High enough for a card to turn around its height without touching the table. */
const FLIP_LIFT = 0.5;

export function cardMotions(company: StageCompany, step: CardStep): readonly Motion[] {
  const { props } = company;
  switch (step.verb) {
    case 'slide':
      return slide(company, step);
    case 'flip':
      return flip(company, step);
    case 'sweep':
      return sweep(company, step);
    case 'spin':
      return withCard(props, step.card, (prop) => spin(company.stage, prop, step.turns));
    case 'shiver':
      return withCard(props, step.card, (prop) => shiver(company.stage, prop, step.strength));
    case 'jolt':
      return jolt(company, pointAt(company.layout, step.spot), step.strength);
    case 'glow':
      return withCard(props, step.card, (prop) => glow(company.stage, prop));
    case 'shuffle':
      return props.at(step.place).map((prop, index) => riffle(company.stage, prop, index));
    case 'tidy':
      return closingUp(company, step.place);
    case 'bring':
      for (let index = 0; index < step.count; index += 1) {
        const figure = step.figure === undefined ? {} : { figure: step.figure };
        const prop = props.bring(step.place, { ...step.sides, ...figure, up: step.up });
        if (prop !== undefined) writeRest(company, prop, step.place);
      }
      return [];
    case 'remove':
      props.remove(step.card);
      return closingUp(company, step.card.place);
    case 'rise':
    case 'stand':
    case 'shatter':
      return figureMotions(company, step);
  }
}

/** Where a card of this place rests now. */
export function restOf({ layout, props, handOrder, carried }: StageCompany, prop: Prop, place: Place): CardPose {
  const isOwnHand = place.zone === HAND && place.seat === layout.you;
  const list = isOwnHand ? arranged(props.at(place), handOrder) : props.at(place);
  const pose = layout.lying(place, { index: list.indexOf(prop), count: list.length, up: prop.up });
  return isOwnHand && prop.id !== undefined && prop.id === carried ? { ...pose, scale: CARRIED } : pose;
}

/** Too small to be seen. */
const CARRIED = 0.001;

/** At once: a scene that plays must not keep the hand from following its owner. */
export function tidyAtOnce(company: StageCompany, place: Place): void {
  for (const prop of company.props.at(place)) writeRest(company, prop, place);
}

export function writeRest(company: StageCompany, prop: Prop, place: Place): void {
  putPose(company.stage, prop, restOf(company, prop, place));
}

function withCard(props: PropBook, ref: CardRef, move: (prop: Prop) => Motion): readonly Motion[] {
  const prop = props.find(ref);
  return prop === undefined ? [] : [move(prop)];
}

function closingUp(company: StageCompany, place: Place, except?: Prop): readonly Motion[] {
  if (!company.layout.closesUp(place)) return [];
  return company.props
    .at(place)
    .filter((prop) => prop !== except)
    .map((prop) => flight(company.stage, prop, restOf(company, prop, place), 'out', 0));
}

function slide(company: StageCompany, step: StepOf<'slide'>): readonly Motion[] {
  const { props, stage } = company;
  const prop = props.take(step.card);
  if (prop === undefined) return [];
  props.put(prop, step.to, step.index);
  prop.up = step.up;
  prop.id = step.id;
  company.stage.cards.values[prop.slot * CARD.stride + CARD.dim] = 0;
  if (step.sides !== undefined) props.print(prop, step.sides);
  return [
    ...closingUp(company, step.card.place),
    ...closingUp(company, step.to, prop),
    flight(stage, prop, restOf(company, prop, step.to), step.ease, step.arc),
  ];
}

/** Staggers one motion inside the time of a whole group. */
function partOf(motion: Motion, start: number, length: number): Motion {
  return {
    channel: motion.channel,
    apply: (progress) => motion.apply(Math.min(1, Math.max(0, (progress - start) / length))),
  };
}

/** Takes all but the top cards of a place to another, and says which. */
function moveAll({ props }: StageCompany, from: Place, to: Place, up: boolean, keep = 0): readonly Prop[] {
  const moving = props.at(from).slice(0, Math.max(0, props.at(from).length - keep));
  for (const prop of moving) {
    props.take({ place: from, pick: 'bottom' });
    props.put(prop, to);
    prop.up = up;
    prop.id = undefined;
  }
  return moving;
}

function sweep(company: StageCompany, { from, to, up, keep }: StepOf<'sweep'>): readonly Motion[] {
  const moving = moveAll(company, from, to, up, keep);
  const flights = moving.map((prop, index) => {
    const order = (moving.length - 1 - index) / Math.max(1, moving.length - 1);
    const motion = flight(company.stage, prop, restOf(company, prop, to), 'inOut', 0.35);
    return partOf(motion, order * SWEEP_SPREAD, 1 - SWEEP_SPREAD);
  });
  return [...flights, ...falling(company, from)];
}

/** Cards that were left lying over nothing. */
function falling(company: StageCompany, place: Place): readonly Motion[] {
  return company.props
    .at(place)
    .map((prop) => partOf(flight(company.stage, prop, restOf(company, prop, place), 'inOut', 0), 0.3, 0.3));
}

/** Together, as a paw draws them. */
export function raked(company: StageCompany, from: Place, to: Place, keep: number): readonly Motion[] {
  const moving = moveAll(company, from, to, false, keep);
  return [
    ...moving.map((prop) => flight(company.stage, prop, restOf(company, prop, to), 'inOut', 0.05)),
    ...falling(company, from),
  ];
}

function flip(company: StageCompany, step: StepOf<'flip'>): readonly Motion[] {
  return withCard(company.props, step.card, (prop) => {
    const { stage, layout } = company;
    if (step.sides !== undefined) company.props.print(prop, step.sides);
    prop.up = step.up;
    const from = readPose(stage, prop);
    const rest = restOf(company, prop, step.card.place);
    const { toDuel, duelist, rival } = stage.camera;
    const to = !step.present ? rest : toDuel > 0 ? layout.duel(duelist, rival).card : presented(layout, rest);
    return {
      channel: prop.channel,
      apply(progress) {
        if (step.present) shineOf(stage, prop, progress);
        const turned = ease(step.ease, progress);
        const moved = ease('out', Math.min(1, progress * 1.6));
        const lift = step.present ? 0 : FLIP_LIFT * 4 * progress * (1 - progress);
        putPose(stage, prop, {
          ...between(from, to, moved, lift),
          ...turningOver(from, to, moved, turned),
          bend: to.bend + Math.sin(progress * Math.PI) * FLIGHT_BEND,
        });
      },
    };
  });
}

/** A card that is held up is read in every light: the lamp over the table is behind it. */
const shineOf = (stage: Stage, { slot }: Prop, progress: number): void => {
  stage.cards.values[slot * CARD.stride + CARD.dim] = -0.34 * Math.min(1, progress * 2);
};

/** A little away from the camera: a card that faced it fully would turn its back on the lamp over the table. */
const LEANING = turn('x', -0.3);

/** Held up over its place and large: everybody reads the same card at the same moment. */
function presented({ camera, table: { portrait } }: TableLayout, rest: CardPose): CardPose {
  const { qx, qy, qz, qw } = camera;
  return {
    ...point(rest.x * 0.3, rest.y + (portrait ? 1.5 : 1.1), rest.z + 0.6),
    ...times({ qx, qy, qz, qw }, LEANING),
    scale: rest.scale * (portrait ? 2.4 : 1.48),
    bend: 0.06,
    held: 0,
  };
}

function spin(stage: Stage, prop: Prop, turns: number): Motion {
  const from = readPose(stage, prop);
  return {
    channel: prop.channel,
    apply: (progress) =>
      putPose(stage, prop, { ...from, ...times(from, turn('z', Math.PI * 2 * turns * ease('inOut', progress))) }),
  };
}

function shiver(stage: Stage, prop: Prop, strength: number): Motion {
  const from = readPose(stage, prop);
  return {
    channel: prop.channel,
    apply(progress) {
      const swing = Math.sin(progress * 60) * strength * Math.sin(progress * Math.PI);
      putPose(stage, prop, { ...from, x: from.x + swing * 0.02, ...times(from, turn('z', swing * 0.05)) });
    },
  };
}

/** How far a blow is felt, in units of the table. */
const FELT = 4.8;

/** They come down where they lay: a stack that wandered would not be where the next card lands. */
function jolt(company: StageCompany, at: Point, strength: number): readonly Motion[] {
  const { stage, props } = company;
  return props.lying().flatMap(([place, prop], index) => {
    const from = readPose(stage, prop);
    const rest = restOf(company, prop, place);
    const near = 1 - Math.hypot(from.x - at.x, from.z - at.z) / FELT;
    // What is on its way or held up must not be stopped there.
    const lies = Math.hypot(from.x - rest.x, from.y - rest.y, from.z - rest.z) < 0.02;
    if (near <= 0 || !lies) return [];
    // The lower ones are held down by those on them.
    const jump = strength * near * near * (0.25 + Math.min(1, from.y * 3)) * (0.7 + 0.6 * scatter(index));
    const lean = (scatter(index * 3 + 1) - 0.5) * strength * near;
    const late = (1 - near) * 0.25;
    return [
      {
        channel: prop.channel,
        apply(progress) {
          const t = Math.min(1, Math.max(0, (progress - late) / (1 - late)));
          const hop = Math.abs(Math.sin(t * Math.PI * 2)) * (1 - t) ** 1.5;
          putPose(
            stage,
            prop,
            t >= 1
              ? rest
              : { ...from, y: from.y + jump * hop * 0.5, ...times(from, turn('z', lean * hop * 0.5)), bend: from.bend },
          );
        },
      },
    ];
  });
}

function glow(stage: Stage, prop: Prop): Motion {
  return {
    channel: prop.glow,
    apply: (progress) => {
      stage.cards.values[prop.slot * CARD.stride + CARD.glow] = Math.sin(progress * Math.PI);
    },
  };
}

function riffle(stage: Stage, prop: Prop, index: number): Motion {
  const from = readPose(stage, prop);
  const side = index % 2 === 0 ? -1 : 1;
  return {
    channel: prop.channel,
    apply(progress) {
      const wave = Math.sin(progress * Math.PI * 2) ** 2;
      const tilt = side * wave * (0.2 + scatter(index) * 0.25);
      putPose(stage, prop, { ...from, x: from.x + side * wave * 0.42, ...times(from, turn('z', tilt)) });
    },
  };
}

/** How what stands on a card comes out of it, is carried, put down, and broken. */

import type { Seat } from '../../../shared/engine/game.ts';
import { ease } from '../../choreography/ease.ts';
import type { CardRef } from '../../choreography/place.ts';
import type { StepOf } from '../../choreography/steps.ts';
import type { Motion } from '../../choreography/timeline.ts';
import { liftHeight, liftReach, TAKEN } from '../cats/act/lifting.ts';
import { unproject } from '../layout/cameraFrame.ts';
import { type Point, point } from '../layout/pose.ts';
import { FIGURE, type Stage } from '../stage.ts';
import type { StageCompany } from './company.ts';
import type { Prop } from './props.ts';

type FigureStep = StepOf<'rise'> | StepOf<'stand'> | StepOf<'shatter'>;

export function figureMotions(company: StageCompany, step: FigureStep): readonly Motion[] {
  const prop = company.props.find(step.card);
  if (prop === undefined) return [];
  switch (step.verb) {
    case 'rise':
      company.props.sculpt(prop, step.figure, 0);
      return [rise(company, prop)];
    case 'stand':
      return [stand(company.stage, prop)];
    case 'shatter':
      return [shatter(company, prop, step.card)];
  }
}

type Values = { readonly [part in Exclude<keyof typeof FIGURE, 'stride'>]?: number };

function write({ figures }: Stage, { slot }: Prop, values: Values): void {
  const o = slot * FIGURE.stride;
  for (const [part, value] of Object.entries(values))
    figures.values[o + FIGURE[part as keyof typeof FIGURE]] = value as number;
}

const read = ({ figures }: Stage, { slot }: Prop, part: keyof Values): number =>
  figures.values[slot * FIGURE.stride + FIGURE[part]] ?? 0;

/** Before everybody, over the middle of the table. */
const shownAt = ({ layout }: StageCompany): Point => {
  const { x, z } = layout.stack(0);
  return layout.table.portrait ? point(x, 0.9, z + 0.3) : point(x, 0.15, z + 0.9);
};
const SHOWN_SCALE = { wide: 1.3, portrait: 1.9 } as const;
const shownScale = ({ layout }: StageCompany): number => SHOWN_SCALE[layout.table.portrait ? 'portrait' : 'wide'];

/** It grows out of the card, turning, and comes forward. */
function rise(company: StageCompany, prop: Prop): Motion {
  const { stage } = company;
  const to = shownAt(company);
  return {
    channel: prop.figure,
    apply(progress) {
      const out = ease('out', Math.min(1, progress / 0.5));
      const forward = ease('inOut', Math.max(0, (progress - 0.35) / 0.65));
      write(stage, prop, {
        ...to,
        scale: shownScale(company),
        risen: out * (1 + 0.12 * Math.sin(out * Math.PI)),
        free: forward,
        yaw: (1 - ease('out', progress)) * Math.PI * 3,
        shine: 0.8 * Math.sin(Math.min(1, progress * 1.2) * Math.PI),
      });
    },
  };
}

/** Where a cat's heart hangs while it breaks: before its chest, in sight of everybody. */
const CHEST = { y: 0.14, z: 1.6 } as const;
/** Below the eyes that look down at it. */
const BREAKING_SCALE = 1.15;
/** The parts of it: it comes up, cracks run through it, it flies apart. */
const UP = 0.3;
const CRACKS = 0.45;

function shatter(company: StageCompany, prop: Prop, { place }: CardRef): Motion {
  const { stage, layout } = company;
  const frame = place.seat === undefined ? undefined : layout.frames[place.seat];
  const to =
    frame === undefined || frame.own
      ? shownAt(company)
      : point(frame.x + Math.sin(frame.yaw) * CHEST.z, CHEST.y, frame.z + Math.cos(frame.yaw) * CHEST.z);
  return {
    channel: prop.figure,
    apply(progress) {
      const up = ease('out', Math.min(1, progress / UP));
      const crack = Math.min(1, Math.max(0, (progress - UP) / (1 - UP)));
      const trembling = crack > 0 && crack < CRACKS ? Math.sin(progress * 140) * 0.03 : 0;
      write(stage, prop, {
        ...to,
        x: to.x + trembling,
        free: up,
        scale: BREAKING_SCALE,
        yaw: (frame?.own === false ? frame.yaw : 0) * up,
        crack,
        shine: crack < CRACKS ? 0.3 + 0.7 * crack : 0,
      });
    },
  };
}

/** Back onto its card, wherever that lies by now. */
function stand(stage: Stage, prop: Prop): Motion {
  const free = read(stage, prop, 'free');
  const yaw = read(stage, prop, 'yaw');
  return {
    channel: prop.figure,
    apply(progress) {
      const down = ease('inOut', progress);
      write(stage, prop, { free: free * (1 - down), yaw: yaw * (1 - down), tilt: 0, shine: 0 });
    },
  };
}

/** Where a cat holds it now, in the room. */
function heldAt({ stage }: StageCompany, seat: Seat, progress: number): Point {
  const cat = stage.seats[seat];
  if (cat === undefined) return point(0, 0, 0);
  const reach = liftReach(progress);
  return point(cat.x + Math.sin(cat.yaw) * reach, cat.y + liftHeight(progress), cat.z + Math.cos(cat.yaw) * reach);
}

const HELD_SCALE = 1.05;
/** How high on a cup the paws take hold of it. */
const WAIST = 0.62;
/** How far whoever holds it up themselves brings it up, and towards them. */
const HELD_UP = { y: 0.75, z: 0.9 } as const;

/** On an upright screen the table is far away, and arms that reached there would be two stripes: it comes to them. */
const BROUGHT = { down: 0.5, depth: 9, scale: 1.3 } as const;

/** Before the eyes of who won it. */
function heldUp(company: StageCompany, progress: number): Point {
  const { x, y, z } = shownAt(company);
  const { camera, table, viewport } = company.layout;
  if (table.portrait) return unproject(camera, viewport.width / 2, viewport.height * BROUGHT.down, BROUGHT.depth);
  const up = ease('inOut', Math.min(1, Math.max(0, (progress - TAKEN) / (1 - TAKEN) / 0.6)));
  return point(x, y + HELD_UP.y * up, z + HELD_UP.z * up);
}

const ownScale = ({ layout }: StageCompany): number =>
  layout.table.portrait ? BROUGHT.scale : SHOWN_SCALE.wide * 1.15;

/** The paws go where the cup is, not the cup where the paws are: it is shown to everybody first. */
function grip({ seats }: Stage, seat: Seat, { x, y, z }: Point, scale: number): void {
  const cat = seats[seat];
  if (cat !== undefined) Object.assign(cat, { pawX: x, pawY: y + WAIST * scale, pawZ: z });
}

/** Into the paws of a cat; who looks through the eyes of its cat has it before them. */
export function takenUp(company: StageCompany, card: CardRef, seat: Seat): readonly Motion[] {
  const prop = company.props.find(card);
  if (prop === undefined) return [];
  const { stage } = company;
  const own = company.layout.frames[seat]?.own ?? false;
  const from = { x: read(stage, prop, 'x'), y: read(stage, prop, 'y'), z: read(stage, prop, 'z') };
  const scale = read(stage, prop, 'scale');
  const toScale = own ? ownScale(company) : HELD_SCALE;
  return [
    {
      channel: prop.figure,
      apply(progress) {
        const taken = ease('inOut', Math.min(1, progress / TAKEN));
        const to = own ? heldUp(company, progress) : heldAt(company, seat, progress);
        const at = point(
          from.x + (to.x - from.x) * taken,
          from.y + (to.y - from.y) * taken + (own ? 0 : 0.5 * Math.sin(taken * Math.PI)),
          from.z + (to.z - from.z) * taken,
        );
        if (own) grip(stage, seat, at, toScale);
        write(stage, prop, {
          ...at,
          scale: scale + (toScale - scale) * taken,
          yaw: own ? Math.sin(progress * Math.PI) * 0.9 : (stage.seats[seat]?.yaw ?? 0) * taken,
          shine: 0.5 * Math.sin(progress * Math.PI),
        });
      },
    },
  ];
}

/** The part of a lap after which a cup that was held up elsewhere is in the paws of its cat. */
const HANDED = 0.12;

/** Goes with its cat. */
export function carriedBy(company: StageCompany, card: CardRef, seat: Seat): readonly Motion[] {
  const prop = company.props.find(card);
  if (prop === undefined) return [];
  const { stage } = company;
  const from = { x: read(stage, prop, 'x'), y: read(stage, prop, 'y'), z: read(stage, prop, 'z') };
  const [scale, yaw] = [read(stage, prop, 'scale'), read(stage, prop, 'yaw')];
  return [
    {
      channel: prop.figure,
      apply(progress) {
        const handed = ease('inOut', Math.min(1, progress / HANDED));
        const to = heldAt(company, seat, 1);
        write(stage, prop, {
          x: from.x + (to.x - from.x) * handed,
          y: from.y + (to.y - from.y) * handed,
          z: from.z + (to.z - from.z) * handed,
          scale: scale + (HELD_SCALE - scale) * handed,
          yaw: yaw + ((stage.seats[seat]?.yaw ?? 0) - yaw) * handed,
        });
      },
    },
  ];
}

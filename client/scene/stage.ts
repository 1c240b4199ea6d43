/**
 * The stage: every value that changes from frame to frame, in plain objects and typed arrays. The director writes it, the
 * components read it in `useFrame`, nothing else holds a pose. What is shown is a function of the stage and `stage.time` alone, so a
 * reveal can be entered in the middle and a picture can be taken of any moment.
 */

import { MAX_SEATS } from '../../shared/table/seats.ts';
import type { Emote } from '../../shared/table/talk.ts';
import type { EffectKind, Mood, PawVerb } from '../choreography/vocabulary.ts';
import type { CardPose, Point } from './layout/pose.ts';
import type { LightWeights } from './lights/lightMoods.ts';
import { type OwnRepertoire, type Repertoire, repertoireWith } from './repertoire.ts';

export { FIGURES, type Figure } from '../choreography/vocabulary.ts';

export const MAX_CARDS = 128;
const MAX_EFFECTS = 64;

/** Places of one card's values: `stage.cards.values[slot * CARD.stride + CARD.glow]`. The first twelve are a CardPose and its looks. */
export const CARD = {
  x: 0,
  y: 1,
  z: 2,
  qx: 3,
  qy: 4,
  qz: 5,
  qw: 6,
  scale: 7,
  bend: 8,
  /** 1 follows the camera as the own hand does, 0 lies in the room. Both are the same place while the camera is at rest. */
  held: 9,
  /** 0 none, 1 the rim of the card shines (chosen, legal, winning). */
  glow: 10,
  /** 0 as printed, 1 grey and dark (not playable now); below 0 it shines by itself, so that it can be read. */
  dim: 11,
  stride: 12,
} as const;

export interface CardSlots {
  readonly values: Float32Array;
  /** Cells of the game's atlas. */
  readonly front: Uint8Array;
  readonly back: Uint8Array;
  /** 1: its front is seen through its back. Only where everything may be known. */
  readonly glass: Uint8Array;
  /** 0 or 1. A slot that is not visible costs nothing. */
  readonly visible: Uint8Array;
  /** Slots from this one on are unused. */
  used: number;
}

/** Places of the values of what stands on a card: `stage.figures.values[slot * FIGURE.stride + FIGURE.risen]`. */
export const FIGURE = {
  /** Where it is when it is not on its card, and how large. */
  x: 0,
  y: 1,
  z: 2,
  scale: 3,
  yaw: 4,
  tilt: 5,
  /** 0 stands on its card, 1 is where the values above say. */
  free: 6,
  /** 0 is not there, 1 has come out whole. */
  risen: 7,
  shine: 8,
  /** 0 whole, from 0.45 on its pieces fly, 1 gone. */
  crack: 9,
  stride: 10,
} as const;

/** By the slot of the card that it stands on. */
export interface FigureSlots {
  readonly values: Float32Array;
  /** 0 is none, else one more than its place in `FIGURES`. */
  readonly kind: Uint8Array;
}

/** What one cat does. Public facts only: the director never sets these from a hidden face. */
export interface SeatStage {
  /** The cat's root, from the seat frame; the podium moves it. */
  x: number;
  y: number;
  z: number;
  yaw: number;
  /** false: nobody sits here, or the own seat (only its paws show). */
  visible: boolean;
  mood: Mood;
  /** 0 to 1: how strongly the mood shows. */
  moodStrength: number;
  /** World point that the cat looks at. */
  gazeX: number;
  gazeY: number;
  gazeZ: number;
  paw: PawVerb;
  /** 0 to 1 through the action. */
  pawProgress: number;
  /** World point that the paw goes to. */
  pawX: number;
  pawY: number;
  pawZ: number;
  /** A gesture that the seat chose to show, and 0 to 1 through it. */
  emote: Emote | undefined;
  emoteProgress: number;
  bot: boolean;
}

/** Each weight pulls the camera from the table shot towards another one, 0 to 1, in this order. */
export interface CameraStage {
  toStack: number;
  toSeat: number;
  toPrize: number;
  /** Whose portrait `toSeat` goes to, and who holds up what `toPrize` goes to. */
  seat: number;
  toDuel: number;
  /** Between whom. */
  duelist: number;
  rival: number;
  toPodium: number;
  /** 0 to 1 around the podium. */
  orbit: number;
  /** Strength of the shake; fades by itself only if the director lets it. */
  shake: number;
  /** A game's own shots. */
  [shot: string]: number;
}

export interface Effect {
  kind: EffectKind;
  x: number;
  y: number;
  z: number;
  seed: number;
  start: number;
  /** Seconds for which new particles keep coming; 0 is one burst. */
  duration: number;
  scale: number;
}

export interface Stage {
  readonly repertoire: Repertoire;
  /** Seconds on the stage's clock. Only `<Direct>` moves it, or the flat scene in its place. */
  time: number;
  /** false: nothing plays, and frames may come slowly. */
  playing: boolean;
  /** Not even breath is drawn: the next frame would be the same as this one. */
  paused: boolean;
  reducedMotion: boolean;
  /** There is one view of the table and no other: a flat picture has no camera that could go anywhere. */
  still: boolean;
  readonly cards: CardSlots;
  readonly figures: FigureSlots;
  readonly seats: readonly SeatStage[];
  readonly camera: CameraStage;
  /** By mood of the light. */
  readonly light: { -readonly [mood in keyof LightWeights]: number };
  /** 0 to 1: how far the winners' podium has risen out of the table. */
  podium: number;
  /** How many cats stand on it, and 0 to 1: how far they have got their cups. */
  ranks: number;
  prizes: number;
  /** A ring: the oldest effect makes room. */
  readonly effects: readonly Effect[];
  nextEffect: number;
}

/** @param own What the game can show that others cannot. */
export function createStage(own: OwnRepertoire = {}): Stage {
  const repertoire = repertoireWith(own);
  const none = (names: readonly string[]) => Object.fromEntries(names.map((name) => [name, 0]));
  const cards: CardSlots = {
    values: new Float32Array(MAX_CARDS * CARD.stride),
    front: new Uint8Array(MAX_CARDS),
    back: new Uint8Array(MAX_CARDS),
    glass: new Uint8Array(MAX_CARDS),
    visible: new Uint8Array(MAX_CARDS),
    used: 0,
  };
  for (let slot = 0; slot < MAX_CARDS; slot += 1) {
    cards.values[slot * CARD.stride + CARD.qw] = 1;
    cards.values[slot * CARD.stride + CARD.scale] = 1;
  }
  return {
    repertoire,
    time: 0,
    playing: false,
    paused: false,
    reducedMotion: false,
    still: false,
    cards,
    figures: { values: new Float32Array(MAX_CARDS * FIGURE.stride), kind: new Uint8Array(MAX_CARDS) },
    seats: Array.from({ length: MAX_SEATS }, emptySeat),
    camera: {
      toStack: 0,
      toSeat: 0,
      toPrize: 0,
      seat: 0,
      toDuel: 0,
      duelist: 0,
      rival: 0,
      toPodium: 0,
      orbit: 0,
      shake: 0,
      ...none(Object.keys(repertoire.ownShots)),
    },
    light: none(Object.keys(repertoire.lights)),
    podium: 0,
    ranks: 0,
    prizes: 0,
    effects: Array.from({ length: MAX_EFFECTS }, emptyEffect),
    nextEffect: 0,
  };
}

const emptyEffect = (): Effect => ({
  kind: 'dust',
  x: 0,
  y: 0,
  z: 0,
  seed: 0,
  start: Number.NEGATIVE_INFINITY,
  duration: 0,
  scale: 1,
});

const emptySeat = (): SeatStage => ({
  x: 0,
  y: 0,
  z: 0,
  yaw: 0,
  visible: false,
  mood: 'calm',
  moodStrength: 0,
  gazeX: 0,
  gazeY: 0,
  gazeZ: 0,
  paw: 'rest',
  pawProgress: 0,
  pawX: 0,
  pawY: 0,
  pawZ: 0,
  emote: undefined,
  emoteProgress: 0,
  bot: false,
});

export function writePose(values: Float32Array, offset: number, pose: CardPose): void {
  values[offset + CARD.x] = pose.x;
  values[offset + CARD.y] = pose.y;
  values[offset + CARD.z] = pose.z;
  values[offset + CARD.qx] = pose.qx;
  values[offset + CARD.qy] = pose.qy;
  values[offset + CARD.qz] = pose.qz;
  values[offset + CARD.qw] = pose.qw;
  values[offset + CARD.scale] = pose.scale;
  values[offset + CARD.bend] = pose.bend;
  values[offset + CARD.held] = pose.held;
}

export interface EffectExtent {
  readonly duration?: number;
  readonly scale?: number;
}

/** The same seed and start look the same on every screen. */
export function emit(
  stage: Stage,
  kind: EffectKind,
  at: Point,
  seed: number,
  start: number,
  extent: EffectExtent = {},
): void {
  const effect = stage.effects[stage.nextEffect % MAX_EFFECTS];
  if (effect === undefined) return;
  stage.nextEffect += 1;
  effect.kind = kind;
  effect.x = at.x;
  effect.y = at.y;
  effect.z = at.z;
  effect.seed = seed;
  effect.start = start;
  effect.duration = extent.duration ?? 0;
  effect.scale = extent.scale ?? 1;
}

/** Stops everything that was emitted: a settled table shows no leftovers of a skipped scene. */
export function clearEffects(stage: Stage): void {
  for (const effect of stage.effects) effect.start = Number.NEGATIVE_INFINITY;
}

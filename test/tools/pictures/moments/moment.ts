/** A moment of a match that is worth a picture: where it is found, and how far into its act the camera clicks. */

import type { Script } from '../../../../client/choreography/script.ts';
import type { Step, Verb } from '../../../../client/choreography/steps.ts';
import type { Viewer } from '../../../../shared/engine/game.ts';
import type { GameName } from '../../../../shared/games/games.ts';
import type { LatePaw } from '../../../../shared/table/protocol.ts';

export interface AnyEvent {
  readonly type: string;
  readonly [field: string]: unknown;
}

export interface Moment {
  readonly game: GameName;
  readonly seats: number;
  readonly viewer: Viewer;
  readonly options: unknown;
  /** Whether this entry is the one. */
  readonly finds: (events: readonly AnyEvent[]) => boolean;
  /** Seconds into its script. */
  readonly at: (script: Script) => number;
  readonly late: readonly LatePaw[];
  /** See `toldMatch`: what comes at the end of a hand needs cats that neither pass nor challenge. */
  readonly patience?: number;
}

/** So far into the first step of this kind. */
export function during(verb: Verb, part: number, picks: (step: Step) => boolean = () => true) {
  return ({ steps, length }: Script): number => {
    const found = steps.find(({ step }) => step.verb === verb && picks(step));
    return found === undefined ? length : found.at + found.step.duration * part;
  };
}

export const seconds = (time: number) => (): number => time;
export const atTheEnd = ({ length }: Script): number => Math.max(0, length - 0.02);

/** An entry with such an event, made by somebody who is in the picture. */
export const has =
  (type: string, fits: (event: AnyEvent) => boolean = () => true) =>
  (events: readonly AnyEvent[]): boolean =>
    events.some((event) => event.type === type && event.seat !== 0 && fits(event));

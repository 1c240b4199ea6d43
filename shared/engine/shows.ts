/** How long things are shown: one figure for the stage, which keeps to it, and for the table, which stops its clocks meanwhile. */

export type Seconds = number;

interface Typed {
  readonly type: string;
}

/** The length of the scene of every event, or how it follows from the event. Only what everybody may know may lengthen a scene. */
export type Shows<E extends Typed> = {
  readonly [T in E['type']]: Seconds | ((event: Extract<E, { readonly type: T }>) => Seconds);
};

export function shownSeconds<E extends Typed>(shows: Shows<E>, event: E): Seconds {
  const length = shows[event.type as E['type']] as Seconds | ((event: E) => Seconds);
  return typeof length === 'number' ? length : length(event);
}

interface Showing<E extends Typed> {
  reveals(events: readonly E[]): readonly E[];
  readonly shows: Shows<E>;
}

/** For how long everybody watches what these events of one move reveal. 0 where nothing is. */
export const revealSeconds = <E extends Typed>({ reveals, shows }: Showing<E>, events: readonly E[]): Seconds =>
  reveals(events).reduce((seconds, event) => seconds + shownSeconds(shows, event), 0);

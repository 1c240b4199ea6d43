/** How long things are shown: one figure for the stage, which keeps to it, and for the table, which stops its clocks meanwhile. */

export type Seconds = number;

interface Typed {
  readonly type: string;
}

/** A reveal is told in full, or short once everybody knows how such a thing goes. */
export const CUTS = ['short', 'full'] as const;
export type Cut = (typeof CUTS)[number];

/** The length of the scene of every event, or how it follows from the event. Only what everybody may know may lengthen a scene. */
export type Shows<E extends Typed> = {
  readonly [T in E['type']]: Seconds | ((event: Extract<E, { readonly type: T }>, cut: Cut) => Seconds);
};

/** What everybody watches before the clocks run on. */
export interface Watched<E extends Typed> {
  /** Hidden cards are turned up. */
  readonly reveal: E['type'];
  /** The match is over. */
  readonly end: E['type'];
  /** What else is worth it, and keeps its length when it follows a short reveal. */
  readonly also?: readonly E['type'][];
  /** Play goes on with it, and so do the clocks. */
  readonly goesOn?: E['type'];
}

/** All that has to be known of a game to say how long its scenes are. `B` is what everybody sees of the table. */
export interface Showing<B, E extends Typed> {
  readonly watched: Watched<E>;
  readonly shows: Shows<E>;
  /** In which cut the next reveal is told, by what everybody knows before it: a cut that knew the verdict would give it away. In full when it is left out. */
  cut?(before: B): Cut;
}

type Timed<E extends Typed> = Pick<Showing<never, E>, 'watched' | 'shows'>;

/** A short reveal, from the call to the next move. */
export const SHORT_REVEAL: Seconds = 4.4;
/** From what was revealed last to the scores. */
export const TO_THE_SCORES: Seconds = 10;

export function shownSeconds<E extends Typed>(shows: Shows<E>, event: E, cut: Cut = 'full'): Seconds {
  const length = shows[event.type as E['type']] as Seconds | ((event: E, cut: Cut) => Seconds);
  return typeof length === 'number' ? length : length(event, cut);
}

/** The events among these of one move that everybody watches before the clocks run on; none where nothing is worth it. */
export function watchedAmong<E extends Typed>(watched: Watched<E>, events: readonly E[]): readonly E[] {
  const { reveal, end, also = [], goesOn } = watched;
  if (!events.some(({ type }) => type === reveal || type === end || also.includes(type))) return [];
  return events.slice(
    0,
    placeOf(events, ({ type }) => type === goesOn),
  );
}

/**
 * How long each of these events of one move is shown. What would take too long is told faster, but only what comes after the
 * reveal: a hurry before it would say that much is to follow.
 */
export function sceneSeconds<E extends Typed>(
  { watched, shows }: Timed<E>,
  events: readonly E[],
  cut: Cut,
): readonly Seconds[] {
  const { reveal, end, also = [], goesOn } = watched;
  const lengths = events.map((event) => shownSeconds(shows, event, cut));
  const from = events.findIndex(({ type }) => type === reveal) + 1;
  const before = lengths.slice(0, from);
  if (events.some(({ type }) => type === end)) return [...before, ...within(TO_THE_SCORES, lengths.slice(from))];
  if (cut === 'full' || from === 0) return lengths;
  const to = placeOf(events, ({ type }) => type === goesOn || also.includes(type));
  return [...before, ...within(SHORT_REVEAL - sum(before), lengths.slice(from, to)), ...lengths.slice(to)];
}

/** For how long everybody watches what these events of one move reveal. 0 where nothing is. */
export const revealSeconds = <E extends Typed>(showing: Timed<E>, events: readonly E[], cut: Cut = 'full'): Seconds =>
  sum(sceneSeconds(showing, events, cut).slice(0, watchedAmong(showing.watched, events).length));

function placeOf<E>(events: readonly E[], is: (event: E) => boolean): number {
  const place = events.findIndex(is);
  return place < 0 ? events.length : place;
}

function within(limit: Seconds, lengths: readonly Seconds[]): readonly Seconds[] {
  const faster = Math.min(1, limit / Math.max(sum(lengths), Number.EPSILON));
  return lengths.map((length) => length * faster);
}

const sum = (lengths: readonly Seconds[]): Seconds => lengths.reduce((total, length) => total + length, 0);

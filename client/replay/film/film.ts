/** A recording laid out in time: which scene plays at which moment. Pure, so that every moment can be found again. */

import { inTurn, type Script } from '../../choreography/script.ts';
import type { Seconds } from '../../choreography/steps.ts';
import type { Tableau } from '../../choreography/tableau.ts';
import type { AnyGameStage } from '../../games/gameStage.ts';
import type { RecordedEntry, Recording } from '../recording/recording.ts';

/** One entry of the match on the time line. */
export interface Scene {
  /** Where it stands in the film. */
  readonly index: number;
  readonly entry: RecordedEntry;
  readonly start: Seconds;
  /** Its script, and a breath before the next one. */
  readonly length: Seconds;
  readonly script: Script;
  readonly before: Tableau;
  readonly after: Tableau;
  /** The moment, from its start, in which something hidden begins to turn; undefined where nothing is revealed. */
  readonly turn: Seconds | undefined;
}

export interface Film {
  readonly scenes: readonly [Scene, ...Scene[]];
  readonly length: Seconds;
}

/** Between two moves, so that they do not run into each other. */
const BREATH: Seconds = 0.6;
/** After the last one: who won can be read. */
const LAST_LOOK: Seconds = 3;
/** The link to a reveal opens this long before the card begins to turn. */
const HELD_BREATH: Seconds = 0.05;

/** What somebody sees who knows more than the viewer of the recording: the same table after an entry, with more of it in sight. */
export type Opening = (tableau: Tableau, index: number) => Tableau;

export function filmOf({ entries, cats }: Recording, stage: AnyGameStage, opening?: Opening): Film {
  const species = cats.map(({ look }) => look.species);
  const scenes: Scene[] = [];
  let start: Seconds = 0;
  let before: Tableau | undefined;
  for (const [index, entry] of entries.entries()) {
    const { events, view, seq, late } = entry;
    const parts = events.map((event) =>
      stage.script(event, { before: entries[index - 1]?.view, after: view, seq, late }),
    );
    const script = inTurn(...parts);
    const plain = stage.tableau(view, species);
    const after = opening?.(plain, index) ?? plain;
    const last = index === entries.length - 1;
    const length = script.length + (last ? LAST_LOOK : events.length === 0 ? 0 : BREATH);
    const turn = stage.spiciness(events) === undefined ? undefined : turnOf(script);
    scenes.push({
      index,
      entry,
      start,
      length,
      script,
      before: before ?? stage.emptyTable(view, species),
      after,
      turn,
    });
    start += length;
    before = after;
  }
  const [first, ...others] = scenes;
  if (first === undefined) throw new Error('A match without a deal');
  return { scenes: [first, ...others], length: start };
}

/** Nobody can guess any more once a face comes into sight. */
function turnOf({ steps }: Script): Seconds {
  const flip = steps.find(({ step }) => step.verb === 'flip' && step.up);
  return Math.max(0, (flip?.at ?? 0) - HELD_BREATH);
}

export function sceneAt({ scenes }: Film, time: Seconds): Scene {
  let low = 0;
  let high = scenes.length - 1;
  while (low < high) {
    const middle = Math.ceil((low + high) / 2);
    if ((scenes[middle]?.start ?? 0) <= time) low = middle;
    else high = middle - 1;
  }
  return scenes[low] ?? scenes[0];
}

/** Where a link to this move opens: before a reveal turns its card, otherwise at its beginning. Undefined for a move that is none of the match. */
export function momentOf({ scenes }: Film, seq: number): Seconds | undefined {
  const scene = scenes.find(({ entry }) => entry.seq === seq);
  return scene === undefined ? undefined : scene.start + (scene.turn ?? 0);
}

/** The same moment of the match in another film of it, as another viewer saw it. */
export function sameMoment(from: Film, time: Seconds, to: Film): Seconds {
  const scene = sceneAt(from, time);
  const other = to.scenes[scene.index] ?? to.scenes[0];
  return other.start + Math.min(time - scene.start, other.length);
}

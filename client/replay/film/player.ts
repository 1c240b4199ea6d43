/**
 * Puts any moment of a film on the stage. Where it lands depends on the moment alone: who jumped there sees what who watched
 * up to it sees.
 */

import { type Script, withoutMotion } from '../../choreography/script.ts';
import type { Seconds } from '../../choreography/steps.ts';
import type { Timeline } from '../../choreography/timeline.ts';
import type { StageCompany } from '../../scene/perform/company.ts';
import { type Film, type Scene, sceneAt } from './film.ts';

export interface Player {
  /** The scene that is on the stage. */
  readonly scene: Scene | undefined;
  moveTo(time: Seconds): void;
  /** How things move has changed: the next moment is played from the beginning of its scene. */
  forget(): void;
}

type Part = { readonly kind: 'playing'; readonly timeline: Timeline } | { readonly kind: 'over' };

export function createPlayer(company: StageCompany, film: Film): Player {
  const { stage } = company;
  let scene: Scene | undefined;
  let part: Part | undefined;
  let now: Seconds = 0;

  const perform = (script: Script): Timeline => company.perform(stage.reducedMotion ? withoutMotion(script) : script);

  const begin = (next: Scene): Timeline => {
    scene = next;
    company.settle(next.before);
    return perform(next.script);
  };

  return {
    get scene() {
      return scene;
    },
    moveTo(time) {
      const next = sceneAt(film, time);
      const inside = time - next.start;
      // Effects count from the stage's clock: it has to stand where they were made, or every jump would move them.
      stage.time = time;
      if (next !== scene || time < now) part = undefined;
      now = time;
      if (part?.kind === 'over') return;
      const timeline = part?.timeline ?? begin(next);
      timeline.seek(Math.min(inside, next.script.length));
      part = { kind: 'playing', timeline };
      if (inside < next.script.length) return;
      company.settle(next.after);
      part = { kind: 'over' };
    },
    forget() {
      part = undefined;
      scene = undefined;
    },
  };
}

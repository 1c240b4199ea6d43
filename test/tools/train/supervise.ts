/** Watches a course and keeps the nets that did best in their worst case, not the last ones. */

import { playCell } from '../arena/cell.ts';
import type { AnyContender } from '../arena/contender.ts';
import { attend, type Course, type Nets } from './course.ts';

/** An opponent to be measured against, and the win share to aim at. */
export interface Judge {
  readonly contender: AnyContender;
  readonly bar: number;
}

export interface Supervision {
  readonly seats: number;
  readonly judges: readonly Judge[];
  readonly options: unknown;
  readonly games: number;
  /** Looks after every so many updates. */
  readonly every: number;
}

/** `keep` gets every best so far: a long course that is broken off has not been for nothing. */
export function supervise(course: Course, supervision: Supervision, keep: (nets: Nets) => void): void {
  // What it starts from is to be beaten first.
  let best = course.start === undefined ? Number.NEGATIVE_INFINITY : worstOf(judged(course, supervision, course.start));
  let shares = 0;
  for (const { update, nets, share } of attend(course)) {
    shares += share;
    if ((update + 1) % supervision.every !== 0 && update + 1 !== (course.until ?? course.updates)) continue;
    const found = judged(course, supervision, nets);
    if (worstOf(found) >= best) {
      best = worstOf(found);
      keep(nets);
    }
    const told = found.map(({ name, share: won }) => `${name} ${(100 * won).toFixed(1)}`).join(', ');
    const met = ((100 * shares) / supervision.every).toFixed(1);
    const computed = (process.cpuUsage().user / 1e6).toFixed(0);
    console.log(`update ${update + 1} (${computed} s): won ${met}% of its games against others; ${told}`);
    shares = 0;
  }
}

interface Judgement {
  readonly name: string;
  readonly share: number;
  readonly bar: number;
}

const worstOf = (found: readonly Judgement[]): number => Math.min(...found.map(({ share, bar }) => share - bar));

function judged(course: Course, { seats, judges, options, games }: Supervision, nets: Nets): readonly Judgement[] {
  const { subject, seed } = course;
  const one = subject.graduate('graduate', nets);
  return judges.map(({ contender, bar }) => {
    const cell = playCell(
      { game: subject.game, options, one, many: contender, seats, games, seed: `judges ${seed}` },
      () => {},
    );
    return { name: contender.name, share: cell.share, bar };
  });
}

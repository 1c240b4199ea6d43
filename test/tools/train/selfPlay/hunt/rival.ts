/** A learner whom another course meets as a guest: both learn from the same games, and neither stays a step ahead for long. */

import type { Random } from '../../../../../shared/engine/random.ts';
import type { Course } from '../course.ts';
import type { Ground, Guest } from '../ground.ts';
import type { StudentChooser } from '../seat.ts';

export class Rival<P> implements Guest<P> {
  readonly name = 'rival';
  readonly course: Course<P>;
  private seated: { readonly player: P; readonly chooser: StudentChooser } | undefined;

  constructor(course: Course<P>) {
    this.course = course;
  }

  sit(random: Random): P {
    this.seated = this.course.student(random);
    return this.seated.player;
  }

  settle(players: readonly P[], shares: ArrayLike<number>): void {
    const { seated } = this;
    if (seated === undefined) return;
    seated.chooser.settle((shares[players.indexOf(seated.player)] as number) - 1 / players.length);
    this.seated = undefined;
  }
}

/** The same ground, where rivals are told how each game ended. */
export const groundWith = <P>(ground: Ground<P>, rivals: readonly Rival<P>[]): Ground<P> => ({
  ...ground,
  play(players, random) {
    const shares = ground.play(players, random);
    for (const rival of rivals) rival.settle(players, shares);
    return shares;
  },
});

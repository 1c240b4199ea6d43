/**
 * Teaches the legend of a duel to hunt. Rivals learn from the same games how to seem weak and win all the same; again and again
 * another one starts in the place of one of them, and who was a rival once goes on being met.
 */

import { scramble } from '../../../../../shared/bots/chance.ts';
import { ODDS_COUNT, type Odds } from '../../../../../shared/games/spicy/bots/plain/tells.ts';
import { fastRandom } from '../../../arena/fastRandom.ts';
import { companyOf } from '../company.ts';
import { Course, guestByLot, guestOf } from '../course.ts';
import type { Guest } from '../ground.ts';
import type { TraitNets } from '../seat.ts';
import { deceivingGround, huntingGround, spicyGround } from '../spicyGround.ts';
import type { Player } from '../spicyTable.ts';
import { learnTells } from './learnTells.ts';
import type { HuntPlan } from './plan.ts';
import { slimmed, withTells } from './reshape.ts';
import { groundWith, Rival } from './rival.ts';

/** How many learn at a time. */
const RIVALS = 2;
/** A guest is drawn from so many chairs: each kind has its part of them. */
const CHAIRS = 200;

export class Hunt {
  readonly course: Course<Player>;
  /** All tables read this list: it changes where it stands. */
  readonly odds: number[] = Array<number>(ODDS_COUNT).fill(0);
  readonly rivals: Rival<Player>[];
  /** What they knew at some time. */
  readonly past: TraitNets[] = [];
  private readonly plan: HuntPlan;
  private readonly seed: number;
  private readonly minds: readonly TraitNets[];
  private readonly guarded: Guest<Player>;
  private readonly weak: readonly Guest<Player>[];
  private readonly deceiving = deceivingGround();
  private readonly pastGuests: Guest<Player>[] = [];

  /** @param minds What it does as long as it hunts nobody. */
  constructor(minds: readonly TraitNets[], plan: HuntPlan, seed: number) {
    const { hidden, updates, gamesAnUpdate, lessons, weak } = plan;
    this.plan = plan;
    this.seed = seed;
    this.minds = minds;
    this.guarded = guestByLot(spicyGround([2]), 'guarded', minds);
    this.weak = companyOf(weak);
    this.rivals = Array.from({ length: RIVALS }, (_, place) => this.rivalAt(place, 0));
    const ground = groundWith(huntingGround(this.guarded, this.odds), this.rivals);
    const start = slimmed(withTells(minds[0] as TraitNets), hidden);
    this.course = new Course(ground, { ...lessons, seed, updates, gamesAnUpdate, selfPlay: 0, hidden, start });
  }

  learn(): void {
    const { plan, seed, course, rivals } = this;
    const { update } = course;
    this.exchangeRivals();
    if (update % plan.tells.every === 0) this.learnTells();
    course.attend(this.guests());
    rivals.forEach((rival, place) => {
      rival.course.learn(fastRandom(scramble(seed, 8, update, place)));
    });
  }

  /** Puts back what a training that was broken off has left. */
  goOnAfter(update: number, odds: Odds, past: readonly TraitNets[]): void {
    this.odds.splice(0, ODDS_COUNT, ...odds);
    for (const nets of past) this.remember(nets);
    this.rivals.forEach((_, place) => {
      this.rivals[place] = this.rivalAt(place, update - 1);
    });
  }

  /** They take turns, so that there always is one who has learned for a while. */
  private exchangeRivals(): void {
    const { rivals, plan } = this;
    const { update } = this.course;
    const turn = plan.rival.life / RIVALS;
    if (update === 0 || update % (turn / 2) !== 0) return;
    for (const { course } of rivals) this.remember(course.graduate());
    if (update % turn !== 0) return;
    const place = (update / turn) % RIVALS;
    rivals[place] = this.rivalAt(place, update);
  }

  /** Who sits in this place during that update. */
  private rivalAt(place: number, update: number): Rival<Player> {
    const { plan, minds, seed } = this;
    const { life, hidden, lessons } = plan.rival;
    const turns = Math.floor(update / (life / RIVALS));
    const own = turns - ((turns - place + RIVALS) % RIVALS);
    const number = own > 0 ? own + RIVALS - 1 : place;
    // Every third one knows nothing: who starts as a mind of the legend looks near to what that does.
    const start = number % 3 === 0 ? undefined : withTells(minds[number % minds.length] as TraitNets);
    return new Rival(
      new Course(this.deceiving, {
        ...lessons,
        start,
        hidden,
        seed: scramble(seed, 9, number),
        updates: life,
        gamesAnUpdate: 0,
        selfPlay: 0,
      }),
    );
  }

  private learnTells(): void {
    const { plan, course, odds } = this;
    const meetings = {
      own: guestOf(huntingGround(this.guarded), 'legend', course.graduate()),
      odds,
      weak: this.weak,
      strong: this.strong(),
      matches: plan.tells.matches,
    };
    const learned = learnTells(meetings, fastRandom(scramble(this.seed, 10, course.update)));
    odds.splice(0, ODDS_COUNT, ...learned);
  }

  /** Who is not to be taken for one of the weak. Who has just begun from nothing plays as these do. */
  private strong(): readonly Guest<Player>[] {
    const grown = this.rivals.filter(({ course }) => course.update >= this.plan.rival.life / 4);
    const others = [...this.pastGuests, ...grown.map(({ course }) => this.guestOf(course.graduate()))];
    if (others.length === 0) return [this.guarded];
    return inParts([
      [0.3, [this.guarded]],
      [0.7, others],
    ]);
  }

  private guests(): readonly Guest<Player>[] {
    const { plan, weak, rivals, guarded, pastGuests } = this;
    const { met } = plan;
    return inParts([
      [met.weak, weak],
      [met.rivals, rivals],
      [met.minds, [guarded]],
      [met.past, pastGuests.length > 0 ? pastGuests : rivals],
    ]);
  }

  private remember(nets: TraitNets): void {
    this.past.push(nets);
    this.pastGuests.push(this.guestOf(nets));
  }

  private guestOf = (nets: TraitNets): Guest<Player> => guestOf(this.deceiving, 'past', nets);
}

/** Who is met is drawn from a list: in it each group has its part; the first of a group may have a chair more than the last. */
const inParts = (groups: readonly (readonly [part: number, group: readonly Guest<Player>[]])[]) =>
  groups.flatMap(([part, group]) =>
    Array.from({ length: Math.round(CHAIRS * part) }, (_, chair) => group[chair % group.length] as Guest<Player>),
  );

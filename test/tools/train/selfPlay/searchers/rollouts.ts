/**
 * A searcher that knows how its opponent may play: at every decision of a duel it deals the hidden cards as they may lie, and one
 * of the known policies, by Bayes; plays its moves out there up to its own next decision; and asks critics who watched those
 * policies what is then to be expected. It plays what one of them would, unless something else is clearly better.
 */

import { placeByWeight } from '../../../../../shared/bots/chance.ts';
import type { Random } from '../../../../../shared/engine/random.ts';
import { movesOf, PASS } from '../../../../../shared/games/spicy/bots/plain/moves.ts';
import type { PlainStyle } from '../../../../../shared/games/spicy/bots/plain/plainMind.ts';
import type { Guest } from '../ground.ts';
import { playerOf } from '../hunt/hunter.ts';
import { passOf } from '../kernels/netPass.ts';
import { type Chooser, NetChooser, type Question, type TraitNets } from '../seat.ts';
import { WIDTHS } from '../spicyPlayer.ts';
import { CALL, type Player, SpicyTable } from '../spicyTable.ts';
import { appraising, criticsOf } from './critics.ts';
import { HandBelief } from './handBelief.ts';

export interface Effort {
  /** Games that the critics watch. */
  readonly games: number;
  /** Of all moves, how many are looked at first, and in how many worlds; the best of them, and the policy's own, in many more. */
  readonly moves: number;
  readonly firstWorlds: number;
  readonly best: number;
  readonly worlds: number;
  /** What must be won more, in standard errors and in part of a match, before it does something else than the policy. */
  readonly errors: number;
  readonly gain: number;
}

export const EFFORT: Effort = {
  games: 30_000,
  moves: 12,
  firstWorlds: 20,
  best: 3,
  worlds: 160,
  errors: 3,
  gain: 0.04,
};

/**
 * Sits as somebody who searches at every decision.
 * @param policies What the opponent may play, one of them in each match.
 */
export function rolloutGuest(policies: readonly PlainStyle[], random: Random, effort = EFFORT): Guest<Player> {
  const someone = { name: 'policy', sit: (own: Random) => playerOf(own.pick(policies), own) };
  const critics = criticsOf(someone, effort.games, random);
  return { name: 'rollouts', sit: (own) => new RolloutPlayer(policies, critics, own, effort) };
}

/** Notes what a question is worth instead of answering it. */
class Appraiser implements Chooser {
  private readonly critics: TraitNets;
  worth = 0;

  constructor(critics: TraitNets) {
    this.critics = critics;
  }

  choose(name: string, { situation }: Question): number {
    const critic = this.critics[name] as TraitNets[string];
    const pass = passOf(critic);
    pass.look(critic, situation, 0);
    this.worth = pass.worthOf(critic, 0);
    return 0;
  }
}

/** How likely the policy made each move when it was last asked. */
interface Heard {
  chances: Float64Array;
}

class Listener extends NetChooser {
  private readonly heard: Heard;

  constructor(nets: TraitNets, random: Random, heard: Heard) {
    super(nets, WIDTHS, random);
    this.heard = heard;
  }

  override choose(name: string, question: Question): number {
    const chances = this.chancesOf(name, question).slice(0, question.count);
    this.heard.chances = chances;
    return placeByWeight(chances, this.random.word() / 2 ** 32);
  }
}

interface Lead {
  readonly choice: number;
  readonly mean: number;
  readonly error: number;
}

/** Does this in an imagined world, where the other plays like that. */
type Act = (world: SpicyTable, choice: number, other: Player) => void;

const choiceOf = ({ choice }: Lead): number => choice;

class RolloutPlayer implements Player {
  private readonly effort: Effort;
  private readonly belief: HandBelief;
  private readonly policies: readonly Player[];
  private readonly heard: Heard = { chances: new Float64Array(0) };
  private readonly own: Player;
  private readonly appraiser: Appraiser;
  private readonly appraising: Player;
  private readonly start = new SpicyTable(2);
  private readonly world = new SpicyTable(2);

  constructor(policies: readonly PlainStyle[], critics: TraitNets, random: Random, effort: Effort) {
    this.effort = effort;
    this.belief = new HandBelief(policies, random);
    this.policies = policies.map((policy) => playerOf(policy, random));
    this.own = playerOf(random.pick(policies), random, (nets) => new Listener(nets, random, this.heard));
    this.appraiser = new Appraiser(critics);
    this.appraising = appraising(this.appraiser);
  }

  turn(table: SpicyTable, seat: number): number {
    this.belief.catchUp(table, seat);
    const moves = movesOf(table, table.holdings[seat] as SpicyTable['holdings'][number], []);
    const own = this.own.turn(table, seat);
    const chances = moves.length === 1 ? [1] : this.heard.chances;
    const liked = moves
      .map((move, place) => ({ move, chance: chances[place] as number }))
      .sort((one, other) => other.chance - one.chance)
      .slice(0, this.effort.moves)
      .map(({ move }) => move);
    const move = this.better(table, seat, own, liked, (world, each, other) => {
      if (each === PASS) world.pass(seat);
      else {
        world.lay(seat, each);
        const call = other.doubt(world, 1 - seat);
        if (call === CALL.none) world.letGo();
        else world.challenge(1 - seat, call);
      }
    });
    this.belief.decided(table, { move });
    return move;
  }

  doubt(table: SpicyTable, seat: number): number {
    this.belief.catchUp(table, seat);
    const own = this.own.doubt(table, seat);
    const call = this.better(table, seat, own, Object.values(CALL), (world, each) => {
      if (each === CALL.none) world.letGo();
      else world.challenge(seat, each);
    });
    this.belief.decided(table, { call });
    return call;
  }

  /** What is clearly better than the policy's own choice, or that. */
  private better(table: SpicyTable, seat: number, own: number, choices: readonly number[], act: Act): number {
    const { firstWorlds, best, worlds, errors, gain } = this.effort;
    const all = [own, ...choices.filter((choice) => choice !== own)];
    if (all.length === 1) return own;
    const rivals =
      all.length <= best + 1
        ? all.slice(1)
        : this.leads(table, seat, all, firstWorlds, act).slice(0, best).map(choiceOf);
    const leads = this.leads(table, seat, [own, ...rivals], worlds, act);
    return leads.find(({ mean, error }) => mean > gain && mean > errors * error)?.choice ?? own;
  }

  /** How much more each choice but the first brings than the first, over the same worlds; the best comes first. */
  private leads(
    table: SpicyTable,
    seat: number,
    choices: readonly number[],
    worlds: number,
    act: Act,
  ): readonly Lead[] {
    const sums = choices.map(() => 0);
    const squares = choices.map(() => 0);
    for (let each = 0; each < worlds; each += 1) {
      const other = this.policies[this.belief.imagine(table, seat, this.start)] as Player;
      let own = 0;
      choices.forEach((choice, place) => {
        this.world.copyFrom(this.start);
        act(this.world, choice, other);
        const worth = this.worthOf(seat, other);
        if (place === 0) own = worth;
        sums[place] = (sums[place] as number) + worth - own;
        squares[place] = (squares[place] as number) + (worth - own) ** 2;
      });
    }
    const leads = choices.map((choice, place): Lead => {
      const mean = (sums[place] as number) / worlds;
      return { choice, mean, error: Math.sqrt(((squares[place] as number) / worlds - mean * mean) / worlds) };
    });
    return leads.slice(1).sort((one, other) => other.mean - one.mean);
  }

  /** Lets the other play until this seat is asked again. */
  private worthOf(seat: number, policy: Player): number {
    const { world } = this;
    const other = 1 - seat;
    while (!world.over) {
      if (world.turn === seat) {
        this.appraising.turn(world, seat);
        return this.appraiser.worth;
      }
      const move = policy.turn(world, other);
      if (move === PASS) world.pass(other);
      else {
        world.lay(other, move);
        this.appraising.doubt(world, seat);
        return this.appraiser.worth;
      }
    }
    return (world.shares()[seat] as number) - 0.5;
  }
}

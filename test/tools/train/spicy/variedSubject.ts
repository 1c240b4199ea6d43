/** What the legend of Spicy learns from: two nets for one size of table. */

import { type Idea, playIdeas } from '../../../../shared/games/spicy/bots/counting/ideas.ts';
import type { Mind } from '../../../../shared/games/spicy/bots/mind.ts';
import type { Scene } from '../../../../shared/games/spicy/bots/scene.ts';
import type { Table } from '../../../../shared/games/spicy/bots/tables.ts';
import { CALL_SIZE, DOUBT_SITUATION } from '../../../../shared/games/spicy/bots/varied/encodeDoubt.ts';
import { IDEA_SIZE, TURN_SITUATION } from '../../../../shared/games/spicy/bots/varied/encodeTurn.ts';
import { askNets, netMind, worthConsidering } from '../../../../shared/games/spicy/bots/varied/netMind.ts';
import { spicy } from '../../../../shared/games/spicy/index.ts';
import type { SpicyOptions } from '../../../../shared/games/spicy/model/model.ts';
import { SPICE_IT_UP } from '../../../../shared/games/spicy/rules/spiceItUp/names.ts';
import { FROZEN } from '../../arena/spicy/frozen/index.ts';
import { mindContender } from '../../arena/spicy/mindContender.ts';
import { copyOf, type Nets, type Note, only, type Pick, type Pupils, type Subject } from '../course.ts';
import { newPupil, type Teaching } from '../learner.ts';

const HIDDEN = 24;
const TURN = { situation: TURN_SITUATION, candidate: IDEA_SIZE, hidden: HIDDEN };
const DOUBT = { situation: DOUBT_SITUATION, candidate: CALL_SIZE, hidden: HIDDEN };

/** What it believes before it has seen anybody play: true before half true before a lie, and no pass; a paw on what is likely wrong. */
const TURN_LINE = [-3, -1, 2, 1.2, 1.2, -1, 0, -1, -0.5, 0, 0, 0, 0, 0, 0, 0, -1, 1];
const DOUBT_LINE = [0, -6, -6, 7, 0, 3, 0];

/** Many small steps a batch: with few large ones it learned ten times as slowly. */
export const TEACHING: Teaching = { rate: 0.002, entropy: 0.008, rounds: 4, lessonsAStep: 1024 };

const SEATS: { readonly [table in Table]: readonly number[] } = { duel: [2], table: [4, 4, 3], crowd: [6, 6, 5] };
/** None for a duel: whoever starts as sure of itself as EVpool is there finds hardly anything better. */
const MASTER_GAMES: { readonly [table in Table]: number } = { duel: 0, table: 160, crowd: 100 };
const GAMES_AN_UPDATE: { readonly [table in Table]: number } = { duel: 128, table: 64, crowd: 48 };

export const spicySubject = (table: Table): Subject => ({
  game: spicy,
  seats: SEATS[table],
  gamesAnUpdate: GAMES_AN_UPDATE[table],
  newPupils(random, start): Pupils {
    const turn = newPupil(TURN, random, TURN_LINE);
    const doubt = newPupil(DOUBT, random, DOUBT_LINE);
    if (start?.turn === undefined || start.doubt === undefined) return { turn, doubt };
    return { turn: { ...turn, actor: copyOf(start.turn) }, doubt: { ...doubt, actor: copyOf(start.doubt) } };
  },
  /** Half of the games without variants, the others with one to all of them. */
  optionsFor(random): SpicyOptions {
    const count = random.below(2) === 0 ? 0 : 1 + random.below(SPICE_IT_UP.length);
    return { manners: 'assisted', spiceItUp: { random: count }, worldsEnd: 'standard', starter: 'random' };
  },
  student,
  master: { games: MASTER_GAMES[table], contender: master },
  graduate(name, { turn, doubt }: Nets) {
    if (turn === undefined || doubt === undefined) throw new Error('A net is missing');
    return mindContender(
      name,
      netMind((net, question) => askNets({ turn, doubt }, net, question)),
    );
  },
});

function student(pick: Pick) {
  let doubted = { laid: -1, chosen: 0 };
  const mind = netMind((net, { situation, candidates }, scene) => {
    const count = candidates.length / (net === 'doubt' ? CALL_SIZE : IDEA_SIZE);
    if (net === 'turn') return only(pick(net, situation, candidates), count);
    if (doubted.laid !== scene.memory.laid || !isSameDoubt(scene))
      doubted = { laid: scene.memory.laid, chosen: pick(net, situation, candidates) };
    return only(doubted.chosen, count);
  });
  return mindContender('student', mind);
}

/** EVpool, which counts: the nets start as it plays. */
function master(note: Note) {
  const teacher = FROZEN.evPool;
  const mind = netMind((net, { situation, candidates }, scene) => {
    const chances = net === 'doubt' ? doubtsOf(teacher, scene) : turnsOf(teacher, scene, candidates.length / IDEA_SIZE);
    note({ net, situation, candidates, chances });
    return chances;
  });
  return mindContender('master', mind);
}

function doubtsOf(teacher: Mind, scene: Scene): Float32Array {
  const { number, spice } = teacher.doubts(scene);
  return Float32Array.of(1 - number - spice, number, spice);
}

/** What a mind would lay of that which nets consider. */
function turnsOf(teacher: Mind, scene: Scene, count: number): Float32Array {
  const ideas = playIdeas(scene.view);
  const considered = new Set(worthConsidering(ideas));
  const mayPass = count > considered.size;
  const weights = teacher.turns(scene, mayPass).map(({ weight }) => weight);
  const chances = Float32Array.from(
    weights.filter((_, place) => place >= ideas.length || considered.has(ideas[place] as Idea)),
  );
  const total = chances.reduce((sum, chance) => sum + chance, 0);
  return total === 0 ? chances.fill(1 / count) : chances.map((chance) => chance / total);
}

/** The same card under the same eyes: the paw that lies now, or the own turn right after it was let go. */
const isSameDoubt = ({ view }: Scene): boolean =>
  view.phase.kind === 'naming' || (view.phase.kind === 'turn' && view.fresh);

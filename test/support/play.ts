/** Plays matches with random legal commands, for tests and tools. */

import type { Actor, AnyGame } from '../../shared/engine/game.ts';
import { createMatch, type Match, type Move, seatsOf, submit } from '../../shared/engine/match.ts';
import { createRandom, type Random, seedFromText } from '../../shared/engine/random.ts';

export interface Chosen {
  readonly actor: Actor;
  readonly command: unknown;
}

const TIME_OUT = { type: 'timeOut' };
const TIME_OUT_ONE_IN = 12;

/**
 * One legal command: a seat, then a kind of command, then one of that kind. Kinds first, because a hand offers a hundred
 * plays and one paw, and a uniform choice would never challenge.
 */
export function chooseAtRandom(match: Match, random: Random): Chosen {
  const options = seatsOf(match)
    .map((actor) => ({ actor, commands: match.game.legal(match.state, actor) as readonly { type: string }[] }))
    .filter(({ commands }) => commands.length > 0);
  if (options.length === 0 || random.below(TIME_OUT_ONE_IN) === 0) return { actor: 'table', command: TIME_OUT };
  const { actor, commands } = random.pick(options);
  const type = random.pick([...new Set(commands.map((command) => command.type))]);
  return { actor, command: random.pick(commands.filter((command) => command.type === type)) };
}

export function newMatch<G extends AnyGame>(game: G, seats: number, seed: string, options: unknown = {}): Match<G> {
  const created = createMatch(game, { options, seats, seed: seedFromText(seed) });
  if (!created.ok) throw new Error(`No match: ${JSON.stringify(created.error)}`);
  return created.value;
}

export function mustSubmit<G extends AnyGame>(match: Match<G>, actor: Actor, command: unknown): Match<G> {
  const submitted = submit(match, actor, command);
  if (!submitted.ok)
    throw new Error(`${actor} ${JSON.stringify(command)} was refused: ${JSON.stringify(submitted.error)}`);
  return submitted.value.match;
}

export interface PlayedStep<G extends AnyGame> {
  readonly before: Match<G>;
  readonly after: Match<G>;
  readonly entry: Move<G>;
}

/** Past this many moves a match is taken to go on for ever. */
const ENDLESS = 20_000;

export function playOut<G extends AnyGame>(
  match: Match<G>,
  choices: Random,
  onStep: (step: PlayedStep<G>) => void = () => {},
): Match<G> {
  let current = match;
  for (let moves = 0; current.game.outcome(current.state) === undefined; moves += 1) {
    if (moves > ENDLESS) throw new Error(`Still no end after ${moves} moves`);
    const { actor, command } = chooseAtRandom(current, choices);
    const after = mustSubmit(current, actor, command);
    onStep({ before: current, after, entry: after.history.at(-1) as Move<G> });
    current = after;
  }
  return current;
}

/** A whole match from two words: the one that deals and the one that chooses. */
export function playedMatch<G extends AnyGame>(game: G, seats: number, seed: string, options: unknown = {}): Match<G> {
  return playOut(newMatch(game, seats, seed, options), createRandom(seedFromText(`choices of ${seed}`)));
}

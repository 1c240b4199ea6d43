/** What the conformance tests must be told of a game that its contract does not say. One for every game, in test/games/X/oracle.ts. */

import type fc from 'fast-check';
import type { AnyGame, CommandOf, EventOf, StateOf, Viewer } from '../../shared/engine/game.ts';
import type { Random } from '../../shared/engine/random.ts';

export interface Oracle<G extends AnyGame> {
  /** Every setting that a host can choose. */
  readonly options: fc.Arbitrary<unknown>;
  /** Whether everything that `legal` does not list is refused with these options. */
  exhaustive(options: unknown): boolean;
  /** One text for commands that mean the same. */
  canonical(command: CommandOf<G>): string;
  /** A command that looks right: parts of this match in a random arrangement. */
  guess(state: StateOf<G>, random: Random): unknown;
  /** The faces of all cards, wherever they are, in any order. */
  faces(state: StateOf<G>): readonly string[];
  /** The faces of the box. */
  readonly box: readonly string[];
  /** Throws when points, tokens or turns do not add up. */
  check(state: StateOf<G>): void;
  /** Another state that this viewer, by the rule book, cannot tell from the given one. `past` are all true events. */
  disguise(state: StateOf<G>, viewer: Viewer, past: readonly EventOf<G>[], random: Random): StateOf<G>;
  /** Another event that this viewer cannot tell from the given one. */
  disguiseEvent(event: EventOf<G>, viewer: Viewer, random: Random): EventOf<G>;
}

// biome-ignore lint/suspicious/noExplicitAny: an oracle of every game
type AnyOracle = Oracle<any>;

const found = import.meta.glob<{ readonly oracle: AnyOracle }>('../**/games/*/oracle.ts', { eager: true });

export function oracleOf(game: string): AnyOracle {
  const path = Object.keys(found).find((name) => name.endsWith(`/games/${game}/oracle.ts`));
  if (path === undefined) throw new Error(`No test/games/${game}/oracle.ts: the conformance tests cannot do without`);
  return (found[path] as (typeof found)[string]).oracle;
}

/** What the conformance tests must be told of a game that its contract does not say. One for every entry of GAMES. */

import type fc from 'fast-check';
import type { AnyGame, CommandOf, EventOf, StateOf, Viewer } from '../../shared/engine/game.ts';
import type { Random } from '../../shared/engine/random.ts';
import type { GameName } from '../../shared/games/index.ts';
import { blackJackyOracle } from '../games/blackJacky/oracle.ts';
import { spicyOracle } from '../games/spicy/oracle.ts';

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
export const ORACLES: { readonly [name in GameName]: Oracle<any> } = {
  spicy: spicyOracle,
  blackJacky: blackJackyOracle,
};

/** What a game brings for a person: its controls, its words for what happened, and the settings that a host can choose. */

import { type ComponentType, type Context, createContext, useContext } from 'react';
import type { Outcome, Score, Seat } from '../../shared/engine/game.ts';
import type { TableOptions } from '../../shared/table/options.ts';
import type { Reply } from '../../shared/table/protocol.ts';
import type { GameWords } from '../../shared/table/texts/gameWords.ts';
import type { Who } from '../../shared/table/texts/wording.ts';

export type Rules = TableOptions['rules'];

export interface Preset {
  readonly id: string;
  readonly name: string;
  readonly hint: string;
  readonly pace: TableOptions['pace'];
  readonly rules: Rules;
}

export interface RulesFormProps {
  readonly rules: Rules;
  readonly seatNames: readonly string[];
  readonly disabled: boolean;
  readonly onChange: (rules: Rules) => void;
}

/** Who everybody is, for sentences. */
export type Names = (seat: Seat) => Who;

interface Typed {
  readonly type: string;
}

export interface ControlsProps<V, C extends Typed> {
  readonly view: V;
  readonly names: Names;
  /** Answers with what the table said. A refusal is shown by the caller. */
  readonly send: (command: C) => Promise<Reply>;
  /** The table does not hear: nothing can be done until it does. */
  readonly deaf: boolean;
}

export interface SeatNote {
  /** What a screen reader says, and the tip of the mouse. */
  readonly text: string;
  /** Drawn as an icon and a number. `icon` is the path of a drawing, 24 by 24. */
  readonly tokens?: { readonly icon: string; readonly count: number };
  /** Points in a pile. */
  readonly sum?: number;
  /** Spelled out beside the name: it changes what can be done. */
  readonly strong?: boolean;
}

export interface GameControls<V, C extends Typed, E, T extends GameWords> {
  /** Where the components of this game find its texts: whoever shows them hands them in. */
  readonly texts: Context<T | undefined>;
  readonly Controls: ComponentType<ControlsProps<V, C>>;
  /** Only where there is something for a host to choose. */
  readonly RulesForm?: ComponentType<RulesFormProps>;
  presets?(words: T): readonly Preset[];
  /** Sentences for one event, none for what need not be said. */
  describe(words: T, event: E, names: Names): readonly string[];
  /** What everybody may know about a seat, beside its name. */
  seatNotes(words: T, view: V, seat: Seat): readonly SeatNote[];
  outcome(view: V): Outcome | undefined;
  /** Why it is over; called with views of matches that are. */
  endedBy(words: T, view: V): string;
  scoreParts(words: T, score: Score): readonly string[];
  /** The rule that each refusal rests on, as in the rule book. */
  readonly rulesOfRefusals?: { readonly [reason: string]: string };
}

/** Controls where nobody needs to know the game. */
// biome-ignore lint/suspicious/noExplicitAny: V, C, E and T stand on both sides of functions, so no other type holds every game
export type AnyGameControls = GameControls<any, any, any, any>;

/** A place for the texts of one game, and the way to them for its components. */
export function gameTexts<T extends GameWords>(): readonly [Context<T | undefined>, () => T] {
  const texts = createContext<T | undefined>(undefined);
  const useGameTexts = (): T => {
    const found = useContext(texts);
    if (found === undefined) throw new Error('Controls outside of their game');
    return found;
  };
  return [texts, useGameTexts];
}

export const GameControlsContext = createContext<AnyGameControls | undefined>(undefined);

export function useGameControls(): AnyGameControls {
  const controls = useContext(GameControlsContext);
  if (controls === undefined) throw new Error('A table without a game');
  return controls;
}

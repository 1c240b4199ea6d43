/** What a game brings for a person: its controls, its words for what happened, and the settings that a host can choose. */

import { type ComponentType, type Context, createContext, useContext } from 'react';
import type { Outcome, Score, Seat } from '../../shared/engine/game.ts';
import type { TableOptions } from '../../shared/table/options.ts';
import type { Reply } from '../../shared/table/protocol.ts';
import type { GameWords } from '../../shared/table/texts/gameWords.ts';
import type { Who } from '../../shared/table/texts/wording.ts';

export type Rules = TableOptions['rules'];

export interface RulesFormProps<O> {
  readonly rules: O;
  readonly seatNames: readonly string[];
  readonly disabled: boolean;
  readonly onChange: (rules: O) => void;
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
  /** A reveal is on its way: whatever the view still asks for has been answered, or its time has run out. */
  readonly revealing: boolean;
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

/** Where something lies on the screen, in CSS pixels; `unit` is how large a unit of the table is there. */
export interface Spot {
  readonly x: number;
  readonly y: number;
  readonly unit: number;
}

export interface MarksProps<V> {
  readonly view: V;
  /** Where the cards of this zone in the middle of the table lie; the middle of them where there are several. */
  readonly at: (zone: string, cards?: number) => Spot;
}

export interface StoryProps<E> {
  /** Everything that happened, with nothing hidden in it. */
  readonly events: readonly E[];
  readonly names: Names;
}

/** Keys by what is written on them, and what they do. */
export type KeyHelp = readonly [keys: readonly string[], what: string];

export const SPACE = 'space';

/** @typeParam O What a host can choose. */
export interface GameControls<V, C extends Typed, E, T extends GameWords, O = Rules> {
  /** Where the components of this game find its texts: whoever shows them hands them in. */
  readonly texts: Context<T | undefined>;
  readonly Controls: ComponentType<ControlsProps<V, C>>;
  /** Signs on the table: what may be known of what lies there, or opened. */
  readonly Marks?: ComponentType<MarksProps<V>>;
  /** What had been hidden, told when all is over. */
  loadStory?(): Promise<{ readonly default: ComponentType<StoryProps<E>> }>;
  /** Only where there is something for a host to choose. */
  readonly RulesForm?: ComponentType<RulesFormProps<O>>;
  /** Seconds of every kind of window, for a host who sets them. */
  readonly clocks?: { readonly [kind: string]: { readonly standard: number } };
  /** Keys that this game adds to those of every table. */
  keys?(words: T): readonly KeyHelp[];
  /** Sentences for one event, none for what need not be said. */
  describe(words: T, event: E, names: Names): readonly string[];
  /** What everybody may know about a seat, beside its name. */
  seatNotes(words: T, view: V, seat: Seat): readonly SeatNote[];
  outcome(view: V): Outcome | undefined;
  /** Why it is over; called with views of matches that are. */
  endedBy(words: T, view: V): string;
  scoreParts(words: T, score: Score): readonly string[];
  /** Who of two with the same points came further. */
  tieBreak?(score: Score): number;
  /** The rule that each refusal rests on, as in the rule book. */
  readonly rulesOfRefusals?: { readonly [reason: string]: string };
}

/** Controls where nobody needs to know the game. */
// biome-ignore lint/suspicious/noExplicitAny: V, C, E, T and O stand on both sides of functions, so no other type holds every game
export type AnyGameControls = GameControls<any, any, any, any, any>;

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

/** What a game brings for a person: its controls, its words for what happened, and the settings that a host can choose. */

import { type ComponentType, createContext, useContext } from 'react';
import type { Outcome, Score, Seat } from '../../shared/engine/game.ts';
import type { GameWords } from '../../shared/table/gameWords.ts';
import type { TableOptions } from '../../shared/table/options.ts';
import type { Who } from '../../shared/table/plural.ts';
import type { Reply } from '../../shared/table/protocol.ts';

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

export interface ControlsProps {
  readonly view: unknown;
  readonly names: Names;
  /** Answers with what the table said. A refusal is shown by the caller. */
  readonly send: (command: { readonly type: string }) => Promise<Reply>;
  /** The table does not hear: nothing can be done until it does. */
  readonly deaf: boolean;
}

export interface SeatNote {
  /** What a screen reader says, and the tip of the mouse. */
  readonly text: string;
  /** Drawn as an icon and a number. */
  readonly tokens?: { readonly icon: 'trophy' | 'heart' | 'cards'; readonly count: number };
  /** Points in a pile. */
  readonly sum?: number;
  /** Spelled out beside the name: it changes what can be done. */
  readonly strong?: boolean;
}

export interface Desk {
  presets(words: GameWords): readonly Preset[];
  readonly RulesForm: ComponentType<RulesFormProps>;
  readonly Controls: ComponentType<ControlsProps>;
  /** Sentences for one event, none for what need not be said. */
  describe(words: GameWords, event: unknown, names: Names): readonly string[];
  /** What everybody may know about a seat, beside its name. */
  seatNotes(words: GameWords, view: unknown, seat: Seat): readonly SeatNote[];
  outcome(view: unknown): Outcome | undefined;
  endedBy(words: GameWords, outcome: Outcome): string;
  scoreParts(words: GameWords, score: Score): readonly string[];
  /** The rule that a refusal rests on, as in the rule book. */
  ruleOf(reason: string): string | undefined;
}

export const DeskContext = createContext<Desk | undefined>(undefined);

export function useDesk(): Desk {
  const desk = useContext(DeskContext);
  if (desk === undefined) throw new Error('A table without a game');
  return desk;
}

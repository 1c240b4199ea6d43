/** What everybody laid and said in a match that is over, stack by stack, and what was true of it. */

import type { Seat } from '../../../../shared/engine/game.ts';
import type { Declaration, Face } from '../../../../shared/games/spicy/model/cards.ts';
import type { LaidCard, SpicyEvent, SpicyState } from '../../../../shared/games/spicy/model/model.ts';
import { evolve } from '../../../../shared/games/spicy/rules/evolve.ts';
import { judge } from '../../../../shared/games/spicy/rules/verdict.ts';
import type { CardId } from '../../../../shared/table/cards.ts';

export interface ToldCard {
  readonly id: CardId;
  readonly seat: Seat;
  readonly said: Declaration;
  readonly face: Face;
  readonly lie: boolean;
  /** A paw came down on it. */
  readonly challenged: boolean;
}

export interface ToldStack {
  /** Who took it; undefined for what still lay there at the end. */
  readonly winner: Seat | undefined;
  /** From the bottom to the top. */
  readonly cards: readonly ToldCard[];
}

/** `events` with nothing hidden in them, from the deal to the end. */
export function storyOf(events: readonly SpicyEvent[]): readonly ToldStack[] {
  const stacks: ToldStack[] = [];
  const challenged = new Set<CardId>();
  let state: SpicyState | undefined;
  const close = (laid: readonly LaidCard[], winner: Seat | undefined): void => {
    const cards = laid.flatMap((card) => tell(state, card, challenged));
    if (cards.length > 0) stacks.push({ winner, cards });
  };
  for (const event of events) {
    const before = state?.stack ?? [];
    if (event.type === 'cardRevealed') challenged.add(event.card);
    state = evolve(state, event);
    if (event.type !== 'stackWon' && event.type !== 'raidWon') continue;
    const left = new Set(state.stack.map(({ id }) => id));
    close(
      before.filter(({ id }) => !left.has(id)),
      event.seat,
    );
  }
  close(state?.stack ?? [], undefined);
  return stacks;
}

function tell(state: SpicyState | undefined, laid: LaidCard, challenged: ReadonlySet<CardId>): readonly ToldCard[] {
  const { id, seat, declare } = laid;
  const face = state?.faces[id];
  if (state === undefined || face === undefined) return [];
  const { numberRight, spiceRight } = judge(state.rules.spiceItUp, face, declare, 'number');
  return [{ id, seat, said: declare, face, lie: !(numberRight && spiceRight), challenged: challenged.has(id) }];
}

export interface Liar {
  readonly seat: Seat;
  readonly laid: number;
  readonly lies: number;
}

/** By seat, the most untruthful first. */
export function liarsOf(stacks: readonly ToldStack[]): readonly Liar[] {
  const bySeat = Map.groupBy(
    stacks.flatMap(({ cards }) => cards),
    ({ seat }) => seat,
  );
  return [...bySeat]
    .map(([seat, cards]) => ({ seat, laid: cards.length, lies: cards.filter(({ lie }) => lie).length }))
    .toSorted((one, other) => other.lies / other.laid - one.lies / one.laid);
}

/** The one that people talk about: most lies in it, then most cards. */
export const boldestOf = (stacks: readonly ToldStack[]): ToldStack | undefined =>
  stacks.toSorted((one, other) => lies(other) - lies(one) || other.cards.length - one.cards.length)[0];

export const lies = ({ cards }: ToldStack): number => cards.filter(({ lie }) => lie).length;

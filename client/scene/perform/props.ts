/** Which slot of the stage lies where. Steps name cards by their place; this book knows the cards. */

import type { CardId } from '../../../shared/table/ids.ts';
import type { CardRef, Pick, Place } from '../../choreography/place.ts';
import { placeKey } from '../../choreography/place.ts';
import type { CardSides, ShownCard, Tableau } from '../../choreography/tableau.ts';
import { scatter } from '../layout/pose.ts';
import { CARD, MAX_CARDS, type Stage } from '../stage.ts';

export interface Prop {
  readonly slot: number;
  /** Movements of this card take over from one another. */
  readonly channel: object;
  readonly glow: object;
  up: boolean;
  id: CardId | undefined;
}

export interface PropBook {
  at(place: Place): readonly Prop[];
  find(ref: CardRef): Prop | undefined;
  take(ref: CardRef): Prop | undefined;
  put(prop: Prop, place: Place, index?: number): void;
  bring(place: Place, card: ShownCard): Prop | undefined;
  remove(ref: CardRef): void;
  print(prop: Prop, sides: CardSides): void;
  /** Lays everything out anew: what was known before is forgotten. */
  reset(tableau: Tableau): void;
}

export function createPropBook(stage: Stage): PropBook {
  const props: readonly Prop[] = Array.from({ length: MAX_CARDS }, (_, slot) => ({
    slot,
    channel: {},
    glow: {},
    up: false,
    id: undefined,
  }));
  const places = new Map<string, Prop[]>();
  let free: Prop[] = [...props];

  const listAt = (place: Place): Prop[] => {
    const key = placeKey(place);
    const known = places.get(key);
    if (known !== undefined) return known;
    const list: Prop[] = [];
    places.set(key, list);
    return list;
  };

  const print = ({ slot }: Prop, { front, back }: CardSides): void => {
    stage.cards.front[slot] = front;
    stage.cards.back[slot] = back;
  };

  const bring = (place: Place, card: ShownCard): Prop | undefined => {
    const prop = free.shift();
    if (prop === undefined) return undefined;
    prop.up = card.up;
    prop.id = card.id;
    print(prop, card);
    stage.cards.values[prop.slot * CARD.stride + CARD.glow] = 0;
    stage.cards.values[prop.slot * CARD.stride + CARD.dim] = 0;
    stage.cards.visible[prop.slot] = 1;
    stage.cards.used = Math.max(stage.cards.used, prop.slot + 1);
    listAt(place).push(prop);
    return prop;
  };

  const find = ({ place, pick }: CardRef): Prop | undefined => {
    const list = listAt(place);
    return list[indexOf(list, pick)];
  };

  const take = (ref: CardRef): Prop | undefined => {
    const list = listAt(ref.place);
    return list.splice(indexOf(list, ref.pick), 1)[0];
  };

  return {
    at: listAt,
    find,
    take,
    put(prop, place, index) {
      const list = listAt(place);
      list.splice(index ?? list.length, 0, prop);
    },
    bring,
    remove(ref) {
      const prop = take(ref);
      if (prop === undefined) return;
      stage.cards.visible[prop.slot] = 0;
      free.push(prop);
    },
    print,
    reset(tableau) {
      places.clear();
      free = [...props];
      stage.cards.visible.fill(0);
      stage.cards.used = 0;
      for (const { place, cards } of tableau.piles) for (const card of cards) bring(place, card);
    },
  };
}

/** Past the end when there is no such card: a step about a card that is not there then does nothing. */
function indexOf(list: readonly Prop[], pick: Pick): number {
  if (pick === 'top') return Math.max(0, list.length - 1);
  if (pick === 'bottom') return 0;
  if ('index' in pick) return pick.index;
  if ('byChance' in pick) return byChance(list, pick.byChance);
  const known = list.findIndex((prop) => prop.id === pick.id);
  return known >= 0 ? known : byChance(list, pick.orByChance);
}

const byChance = (list: readonly Prop[], chance: number): number => Math.floor(scatter(chance) * list.length);

/** Which slot of the stage lies where. Steps name cards by their place; this book knows the cards. */

import type { CardId } from '../../../shared/table/cards.ts';
import { type CardRef, HAND, type Pick, type Place, placeKey } from '../../choreography/place.ts';
import type { CardSides, ShownCard, Tableau } from '../../choreography/tableau.ts';
import { scatter } from '../layout/pose.ts';
import { CARD, FIGURE, FIGURES, type Figure, MAX_CARDS, type Stage } from '../stage.ts';

export interface Prop {
  readonly slot: number;
  /** Movements of this card take over from one another. */
  readonly channel: object;
  readonly glow: object;
  /** Of what stands on it. */
  readonly figure: object;
  up: boolean;
  id: CardId | undefined;
}

export interface PropBook {
  at(place: Place): readonly Prop[];
  /** Everything on the table: all but what is held in hands. */
  lying(): readonly (readonly [Place, Prop])[];
  find(ref: CardRef): Prop | undefined;
  take(ref: CardRef): Prop | undefined;
  put(prop: Prop, place: Place, index?: number): void;
  bring(place: Place, card: ShownCard): Prop | undefined;
  remove(ref: CardRef): void;
  print(prop: Prop, sides: CardSides): void;
  /** Puts a figure on it, or none: on its feet, or still inside the card. */
  sculpt(prop: Prop, figure: Figure | undefined, risen: number): void;
  /** Lays everything out anew: what was known before is forgotten. */
  reset(tableau: Tableau): void;
}

export function createPropBook(stage: Stage): PropBook {
  const props: readonly Prop[] = Array.from({ length: MAX_CARDS }, (_, slot) => ({
    slot,
    channel: {},
    glow: {},
    figure: {},
    up: false,
    id: undefined,
  }));
  const places = new Map<string, Prop[]>();
  const onTable = new Set<Place>();
  let free: Prop[] = [...props];

  const listAt = (place: Place): Prop[] => {
    const key = placeKey(place);
    const known = places.get(key);
    if (known !== undefined) return known;
    const list: Prop[] = [];
    places.set(key, list);
    if (place.zone !== HAND) onTable.add(place);
    return list;
  };

  const print = ({ slot }: Prop, { front, back }: CardSides): void => {
    stage.cards.front[slot] = front;
    stage.cards.back[slot] = back;
  };

  const sculpt = ({ slot }: Prop, figure: Figure | undefined, risen: number): void => {
    stage.figures.kind[slot] = figure === undefined ? 0 : FIGURES.indexOf(figure) + 1;
    stage.figures.values.fill(0, slot * FIGURE.stride, (slot + 1) * FIGURE.stride);
    stage.figures.values[slot * FIGURE.stride + FIGURE.risen] = risen;
    stage.figures.values[slot * FIGURE.stride + FIGURE.scale] = 1;
  };

  const bring = (place: Place, card: ShownCard): Prop | undefined => {
    const prop = free.shift();
    if (prop === undefined) return undefined;
    prop.up = card.up;
    prop.id = card.id;
    print(prop, card);
    sculpt(prop, card.figure, 1);
    stage.cards.glass[prop.slot] = card.glass === true ? 1 : 0;
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
    lying: () => [...onTable].flatMap((place) => listAt(place).map((prop) => [place, prop] as const)),
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
    sculpt,
    reset(tableau) {
      places.clear();
      onTable.clear();
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

import { type Codec, int, oneOf, union } from '../engine/codec.ts';
import { seat, type Viewer } from '../engine/game.ts';
import { MAX_SEATS } from './seats.ts';

/** Names one card until the next shuffle. It says nothing about the face. */
export type CardId = number & { readonly brand: 'CardId' };
export const cardId = (index: number): CardId => index as CardId;

/** A card whose face its viewer knows. */
export interface KnownCard<F> {
  readonly kind: 'known';
  readonly id: CardId;
  readonly face: F;
}

/**
 * A card of which a viewer knows only that it is there, without even its id: with one, a card could be followed
 * from the draw to the table, and "that is the card just drawn" is a secret too.
 */
export interface UnseenCard {
  readonly kind: 'unseen';
}

/** A card as one viewer sees it. */
export type SeenCard<F> = KnownCard<F> | UnseenCard;

export function seenCard<F>(id: Codec<CardId>, face: Codec<F>): Codec<SeenCard<F>> {
  return union('kind', { known: { id, face }, unseen: {} }) as Codec<SeenCard<F>>;
}

/** Whose view it is. */
export const aViewer = oneOf<Viewer>([...Array.from({ length: MAX_SEATS }, (_, place) => seat(place)), 'watcher']);

export const cardIdCodec = (max: number): Codec<CardId> => int<CardId>(0, max);

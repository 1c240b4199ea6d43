import { type Codec, int, union } from '../engine/codec.ts';
import type { CardId } from './ids.ts';

/**
 * A card as one viewer sees it. Cards of another hand are `unseen`, without even an id: with one, a card could be followed
 * from the draw to the table, and "that is the card just drawn" is a secret too.
 */
export type SeenCard<F> =
  | { readonly kind: 'known'; readonly id: CardId; readonly face: F }
  | { readonly kind: 'faceDown'; readonly id: CardId }
  | { readonly kind: 'unseen' };

export function seenCard<F>(id: Codec<CardId>, face: Codec<F>): Codec<SeenCard<F>> {
  return union('kind', { known: { id, face }, faceDown: { id }, unseen: {} }) as Codec<SeenCard<F>>;
}

export const cardIdCodec = (max: number): Codec<CardId> => int<CardId>(0, max);

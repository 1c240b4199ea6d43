export { type Actor, type Seat, seat, type Viewer } from '../engine/game.ts';

/** Names one card until the next shuffle. It says nothing about the face. */
export type CardId = number & { readonly brand: 'CardId' };
export const cardId = (index: number): CardId => index as CardId;

export type MatchId = string & { readonly brand: 'MatchId' };

/** Shows one part of the scene, chosen by the query: ?show=atlas&game=spicy. */

import { BLACK_JACKY_DECK, drawAtlas, SPICY_DECK } from '../../../client/scene/cards/atlas.ts';

const query = new URLSearchParams(location.search);
const root = document.getElementById('root')!;
const deck = query.get('game') === 'blackJacky' ? BLACK_JACKY_DECK : SPICY_DECK;

if (query.get('show') === 'atlas') {
  const canvas = drawAtlas(deck, Number(query.get('scale') ?? 0.5));
  root.append(canvas);
  Object.assign(window, { __drawn: true });
}

/** Turns the names of places and spots into coordinates of the layout. */

import type { Place, Spot } from '../../choreography/place.ts';
import type { TableLayout } from '../layout/layout.ts';
import { type CardPose, type Point, point, turnedOver } from '../layout/pose.ts';

/** Places whose cards close up when one of them leaves; in the others every card has its own height. */
const ROWS: ReadonlySet<Place['zone']> = new Set(['hand', 'shownHand', 'laidRow', 'ruleCards']);
export const closesUp = ({ zone }: Place): boolean => ROWS.has(zone);

export function poseAt(layout: TableLayout, place: Place, index: number, count: number, up: boolean): CardPose {
  const faceUp = (pose: CardPose) => (up ? pose : turnedOver(pose));
  switch (place.zone) {
    case 'drawDeck':
      return up ? turnedOver(layout.drawDeck(index)) : layout.drawDeck(index);
    case 'stack':
      return layout.stack(index, up);
    case 'discard':
      return faceUp(layout.discard(index));
    case 'trophies':
      return faceUp(layout.trophies(index));
    case 'ruleCards':
      return faceUp(layout.ruleCards(index, count));
    case 'aside':
      return faceUp(layout.aside());
    case 'hand':
      return layout.hand(place.seat, index, count);
    case 'shownHand':
      return faceUp(layout.shownHand(place.seat, index, count));
    case 'wonPile':
      return up ? turnedOver(layout.wonPile(place.seat, index)) : layout.wonPile(place.seat, index);
    case 'wonTrophies':
      return faceUp(layout.wonTrophy(place.seat, index));
    case 'laidRow':
      return layout.laidRow(place.seat, index, count, up);
    case 'hearts':
      return faceUp(layout.heartsRow(place.seat, index));
    case 'catCard':
      return layout.catCard(place.seat, up);
    case 'plusOne':
      return faceUp(layout.plusOne(place.seat));
  }
}

const SKY = 3.4;
const SKY_WIDTH = 3.2;

export function pointAt(layout: TableLayout, spot: Spot): Point {
  switch (spot.at) {
    case 'place': {
      const { x, y, z } = poseAt(layout, spot.place, 0, 1, true);
      return { x, y, z };
    }
    case 'stack':
      return layout.pawOnStack(spot.order);
    case 'wood':
      return layout.knock(spot.seat);
    case 'face':
      return layout.face(spot.seat);
    case 'overhead':
      return layout.speech(spot.seat);
    case 'audience':
      return point(layout.camera.x, layout.camera.y, layout.camera.z);
    case 'sky':
      return point(spot.across * (layout.table.portrait ? 1.4 : SKY_WIDTH), SKY, layout.table.centerZ - 1.5);
  }
}

/** A room and a deck of no game, for tests that need some. */

import { BoxGeometry } from 'three';
import type { Deck } from '../../../client/scene/cards/atlas.ts';
import { plain } from '../../../client/scene/room/paintLayers.ts';
import type { RoomPlan } from '../../../client/scene/room/room.ts';

const GREY = '#808080';

export const PLAIN_DECK: Deck = { cells: 2, draw: () => undefined };

export const PLAIN_ROOM: RoomPlan = {
  flat: {
    lamp: GREY,
    wall: GREY,
    night: GREY,
    wood: GREY,
    woodDark: GREY,
    felt: GREY,
    feltDeep: GREY,
    gold: GREY,
  },
  layers: [plain],
  halos: [],
  shafts: [],
  light: {
    key: GREY,
    keyStrength: 1,
    keyFrom: [0, 5, 0],
    sky: GREY,
    ground: GREY,
    fill: 1,
    coolRim: GREY,
    warmRim: GREY,
    background: GREY,
  },
  table: { wood: [GREY, GREY, GREY], cloth: [GREY, GREY, GREY], trim: GREY, motif: 'paw' },
  build: () => new BoxGeometry(),
};

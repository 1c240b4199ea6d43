/** Snaps the stage to a table at rest: with every movement left out, this alone shows the game as it stands. */

import type { Seat } from '../../../shared/engine/game.ts';
import type { Tableau } from '../../choreography/tableau.ts';
import { clearEffects } from '../stage.ts';
import { writeRest } from './cardMoves.ts';
import type { StageCompany } from './company.ts';
import { pointAt } from './spots.ts';

export function settle(company: StageCompany, tableau: Tableau): void {
  const { stage, props, captions } = company;
  props.reset(tableau);
  for (const { place } of tableau.piles) for (const prop of props.at(place)) writeRest(company, prop, place);
  for (const name of Object.keys(stage.light)) stage.light[name] = tableau.light[name] ?? 0;
  const over = tableau.podium.length > 0;
  stage.podium = over ? 1 : 0;
  stage.ranks = tableau.podium.length;
  stage.prizes = stage.podium;
  for (const shot of stage.repertoire.shots) stage.camera[shot] = 0;
  Object.assign(stage.camera, { toPodium: over ? 1 : 0, shake: 0 });
  if (!over) stage.camera.orbit = 0;
  captions.reset(tableau.captions);
  clearEffects(stage);
  for (const { seat } of company.layout.frames) settleCat(company, tableau, seat as Seat);
}

function settleCat({ stage, layout, absent }: StageCompany, tableau: Tableau, seat: Seat): void {
  const cat = stage.seats[seat];
  const frame = layout.frames[seat];
  const rest = tableau.cats[seat];
  if (cat === undefined || frame === undefined) return;
  const rank = tableau.podium.indexOf(seat);
  const sits = tableau.podium.length > 0 ? layout.aside(seat) : { x: frame.x, y: 0, z: frame.z };
  const place = rank < 0 ? sits : layout.podium(rank);
  cat.x = place.x;
  cat.y = place.y;
  cat.z = place.z;
  cat.yaw = rank < 0 ? frame.yaw : 0;
  cat.visible = rank >= 0 || !frame.own;
  cat.mood = (absent & (1 << seat)) !== 0 ? 'asleep' : (rest?.mood ?? 'calm');
  cat.moodStrength = cat.mood === 'calm' ? 0 : 1;
  cat.emote = undefined;
  const laid = rest?.paw;
  cat.paw = laid === undefined ? 'rest' : 'lay';
  cat.pawProgress = laid === undefined ? 0 : 1;
  if (laid !== undefined) {
    const at = pointAt(layout, laid);
    cat.pawX = at.x;
    cat.pawY = at.y;
    cat.pawZ = at.z;
  }
  const self = tableau.gaze.at === 'face' && tableau.gaze.seat === seat;
  const gaze = pointAt(layout, self ? { at: 'stack', order: 0 } : tableau.gaze);
  cat.gazeX = gaze.x;
  cat.gazeY = gaze.y;
  cat.gazeZ = gaze.z;
}

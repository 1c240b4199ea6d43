/**
 * Shows one part of the scene, chosen by the query:
 * ?show=atlas&game=spicy, or ?game=spicy&seats=4&you=0&tier=high&clock=fixed&t=2 with any value of the stage, as in &light.hush=1.
 */

import { createRoot } from 'react-dom/client';
import { BLACK_JACKY_DECK } from '../../../client/games/blackJacky/faces/blackJackyFaces.ts';
import { repertoire as saloon } from '../../../client/games/blackJacky/repertoire.ts';
import { SALOON } from '../../../client/games/blackJacky/room/saloon.ts';
import * as blackJacky from '../../../client/games/blackJacky/zones.ts';
import { SPICY_DECK } from '../../../client/games/spicy/faces/spicyFaces.ts';
import { repertoire as den } from '../../../client/games/spicy/repertoire.ts';
import { DEN } from '../../../client/games/spicy/room/den.ts';
import * as spicy from '../../../client/games/spicy/zones.ts';
import { drawAtlas } from '../../../client/scene/cards/atlas.ts';
import type { RunningScene } from '../../../client/scene/frame/Opening.tsx';
import { createLayout } from '../../../client/scene/layout/layout.ts';
import { qualityOf } from '../../../client/scene/quality.ts';
import { createStage, emit, type Stage } from '../../../client/scene/stage.ts';
import { TableScene } from '../../../client/scene/TableScene.tsx';
import { dealBlackJacky, dealSpicy, fakeLooks } from './fakeTable.ts';

const query = new URLSearchParams(location.search);
const root = document.getElementById('root')!;
const number = (name: string, otherwise: number) => Number(query.get(name) ?? otherwise);
const western = query.get('game') === 'blackJacky';
const deck = western ? BLACK_JACKY_DECK : SPICY_DECK;

/** &camera.toStack=1 and the like. */
function applyQuery(stage: Stage): void {
  for (const [name, value] of query) {
    const [part, field, last] = name.split('.');
    if (part === 'camera' || part === 'light') Object.assign(stage[part], { [field!]: Number(value) });
    if (part === 'seat') {
      const text = Number.isNaN(Number(value)) ? value : Number(value);
      Object.assign(stage.seats[Number(field)]!, { [last!]: text });
    }
    if (name === 'podium') stage.podium = Number(value);
    if (name === 'effects')
      value.split(',').forEach((kind, i, all) => {
        emit(stage, kind, { x: (i - (all.length - 1) / 2) * 1.6, y: 0.6, z: 0.5 }, i + 1, 0, { duration: 9 });
      });
  }
}

function figuresOf({ renderer, scene, camera }: RunningScene) {
  // Counted by hand: by itself the counter starts again after the shadows.
  renderer.info.autoReset = false;
  renderer.info.reset();
  const before = performance.now();
  renderer.render(scene, camera);
  const { calls, triangles } = renderer.info.render;
  return { calls, triangles, renderMs: performance.now() - before, shadows: renderer.shadowMap.enabled };
}

function showTable(): void {
  const seats = number('seats', 4);
  const you = query.get('you') === 'watcher' ? 'watcher' : number('you', 0);
  const layout = createLayout(
    seats,
    you,
    { width: innerWidth, height: innerHeight },
    (western ? blackJacky : spicy).ZONES,
  );
  const stage = createStage(western ? saloon : den);
  (western ? dealBlackJacky : dealSpicy)(stage, layout);
  applyQuery(stage);
  if (query.get('podium'))
    for (const [rank, seat] of [1, 2, 0].entries()) {
      const at = layout.podium(rank);
      Object.assign(stage.seats[seat]!, {
        ...at,
        yaw: 0,
        visible: true,
        mood: 'triumphant',
        moodStrength: rank === 0 ? 1 : 0,
      });
    }
  const cats = query.get('cats') === '0' ? [] : fakeLooks(seats).map((look) => ({ look, bot: false }));
  createRoot(root).render(
    <TableScene
      whole
      stage={stage}
      layout={layout}
      room={western ? SALOON : DEN}
      deck={deck}
      cats={cats}
      quality={qualityOf((query.get('tier') ?? 'high') as 'low' | 'mid' | 'high')}
      onReady={(running) => {
        if (query.get('debug')) Object.assign(window, { __running: running });
        window.__advance?.(number('t', 2));
        Object.assign(window, { __figures: query.get('figures') ? figuresOf(running) : undefined, __drawn: true });
      }}
    />,
  );
}

if (query.get('show') === 'atlas') {
  root.append(drawAtlas(deck, number('scale', 0.5)));
  Object.assign(window, { __drawn: true });
} else showTable();

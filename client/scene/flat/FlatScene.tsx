/** The table without WebGL: the same stage, layout and choreography, painted on a plain canvas. Cats are the DOM's. */

import { type CSSProperties, useEffect, useRef } from 'react';
import { useLatest } from '../../store/useLatest.ts';
import type { Deck } from '../cards/atlas.ts';
import type { TableLayout } from '../layout/layout.ts';
import type { RoomPlan } from '../room/room.ts';
import { roomless } from '../room/room.ts';
import type { Stage } from '../stage.ts';
import { type OwnHand, paintRaised, paintStage } from './paintStage.ts';
import { createSprites } from './sprites.ts';

export interface FlatSceneProps {
  readonly stage: Stage;
  readonly layout: TableLayout;
  readonly room: RoomPlan;
  readonly deck: Deck;
  /** Runs first in every frame: the director. */
  readonly direct: (dt: number) => void;
  readonly ownHand?: OwnHand | undefined;
  /** The first picture is painted. */
  readonly onReady?: () => void;
}

const FILL: CSSProperties = { position: 'absolute', inset: 0, width: '100%', height: '100%', display: 'block' };
/** Over the names, too, and under the words. */
const OVER_CATS: CSSProperties = { ...FILL, zIndex: 6, pointerEvents: 'none' };
const MAX_RATIO = 2;

export function FlatScene({ stage, layout, room, deck, direct, ownHand, onReady }: FlatSceneProps) {
  const ref = useRef<HTMLCanvasElement>(null);
  const over = useRef<HTMLCanvasElement>(null);
  const ready = useLatest(onReady);
  useEffect(() => {
    const canvas = ref.current;
    const ctx = canvas?.getContext('2d');
    if (!canvas || !ctx) return;
    const raised = over.current;
    const above = raised?.getContext('2d');
    const ratio = Math.min(MAX_RATIO, devicePixelRatio || 1);
    for (const layer of [canvas, raised]) {
      if (layer === null) continue;
      layer.width = Math.round(layout.viewport.width * ratio);
      layer.height = Math.round(layout.viewport.height * ratio);
    }
    const sprites = createSprites(deck);
    const bare = roomless();
    let last = performance.now();
    let moved = true;
    let told = false;
    let request = 0;
    stage.still = true;
    const frame = (now: number): void => {
      request = requestAnimationFrame(frame);
      const dt = (now - last) / 1000;
      last = now;
      const wasPlaying = stage.playing;
      stage.time += dt;
      direct(dt);
      // A table at rest is painted once: nothing breathes here.
      if (!moved && !wasPlaying && !stage.playing) return;
      moved = false;
      ctx.setTransform(ratio, 0, 0, ratio, 0, 0);
      paintStage(ctx, stage, layout, sprites, room.flat, ownHand, bare);
      above?.setTransform(ratio, 0, 0, ratio, 0, 0);
      if (above) paintRaised(above, stage, layout, sprites, ownHand);
      // Once: whoever is told renders, and would be told again by the next frame.
      if (!told) ready.current?.();
      told = true;
    };
    request = requestAnimationFrame(frame);
    return () => {
      stage.still = false;
      cancelAnimationFrame(request);
    };
  }, [stage, layout, room, deck, direct, ownHand]);
  return (
    <div style={FILL} aria-hidden="true">
      <canvas ref={ref} style={FILL} />
      <canvas ref={over} style={OVER_CATS} />
    </div>
  );
}

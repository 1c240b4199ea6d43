/** The 3D table as a component: a canvas that shows the stage. Everything that can be clicked or read is DOM, elsewhere. */

import { createRoot, type ReconcilerRoot } from '@react-three/fiber';
import { type CSSProperties, type ReactNode, useEffect, useRef } from 'react';
import { ACESFilmicToneMapping, PerspectiveCamera, type Scene, type WebGLRenderer } from 'three';
import type { Loss } from '../store/picture.ts';
import type { TableLayout } from './layout.ts';
import { clockIsFixed, type Loop, runByHand, runLoop } from './loop.ts';
import { createPacer } from './pacer.ts';
import { createScene, type SceneModel, type SceneOptions } from './sceneModel.ts';

export interface TableSceneProps extends SceneOptions {
  /** The first picture is drawn. `wake` asks for a frame while nothing plays. */
  readonly onReady?: (scene: RunningScene) => void;
  /** The graphics card was lost, came back, or is given up. */
  readonly onLoss?: (loss: Loss) => void;
}

export interface RunningScene {
  wake(): void;
  readonly renderer: WebGLRenderer;
  readonly scene: Scene;
  readonly camera: PerspectiveCamera;
}

/** A driver that starts again needs a second or two. */
const RECOVERY_MS = 4000;
const FILL: CSSProperties = { position: 'absolute', inset: 0, width: '100%', height: '100%', display: 'block' };
const VIGNETTE: CSSProperties = {
  ...FILL,
  pointerEvents: 'none',
  background: 'radial-gradient(ellipse at 50% 46%, transparent 52%, rgb(10 4 8 / 0.5) 100%)',
};

/** What an effect owns between two changes of quality, room or cats. */
interface Mounted {
  readonly model: SceneModel;
  readonly loop: Loop;
  resize(layout: TableLayout): void;
}

export function TableScene(props: TableSceneProps): ReactNode {
  const { stage, layout, room, deck, cats, quality } = props;
  const canvas = useRef<HTMLCanvasElement>(null);
  const mounted = useRef<Mounted>(undefined);
  const latest = useRef(props);
  latest.current = props;

  useEffect(() => {
    const element = canvas.current;
    if (element === null) return;
    const leaving = new AbortController();
    const options = { ...latest.current, stage, room, deck, cats, quality };
    const started = mount(element, options, () => latest.current.layout, leaving.signal).then((result) => {
      mounted.current = result;
    });
    return () => {
      leaving.abort();
      mounted.current = undefined;
      started.catch(() => undefined);
    };
  }, [stage, room, deck, cats, quality]);

  useEffect(() => {
    mounted.current?.resize(layout);
  }, [layout]);

  return (
    <div style={FILL} aria-hidden="true">
      {/* A canvas gives its context away for good: another quality needs another canvas. */}
      <canvas ref={canvas} key={quality.tier} style={FILL} />
      <div style={VIGNETTE} />
    </div>
  );
}

async function mount(
  canvas: HTMLCanvasElement,
  options: TableSceneProps,
  layoutNow: () => TableLayout,
  leaving: AbortSignal,
): Promise<Mounted | undefined> {
  const { quality, stage } = options;
  const fixed = clockIsFixed(location.search);
  // Ours to aim: fiber would set its aspect again on every resize, after the layout did.
  const camera = Object.assign(new PerspectiveCamera(), { manual: true });
  const root: ReconcilerRoot<HTMLCanvasElement> = createRoot(canvas);
  const ratio = Math.min(quality.maxPixelRatio, window.devicePixelRatio);
  await root.configure({
    gl: {
      antialias: quality.antialias,
      powerPreference: 'high-performance',
      preserveDrawingBuffer: fixed,
      toneMapping: ACESFilmicToneMapping,
    },
    shadows: quality.shadowMap > 0 ? 'percentage' : false,
    frameloop: 'never',
    dpr: ratio,
    camera,
    size: sizeOf(options.layout),
  });
  const store = root.render(null);
  const { gl: renderer, scene } = store.getState();
  let running: Loop | undefined;
  const survive = surviveLoss(
    canvas,
    () => running?.wake(),
    (loss) => options.onLoss?.(loss),
  );
  const undo = [() => root.unmount(), survive];
  const stop = () => {
    for (const step of undo.reverse()) step();
  };
  if (leaving.aborted) {
    stop();
    return undefined;
  }
  const model = await createScene(scene, camera, options);
  undo.push(() => model.dispose());
  if (leaving.aborted) {
    stop();
    return undefined;
  }
  root.render(<primitive object={model.root} dispose={null} />);
  await inScene(model, scene);
  model.frame.tick(0);
  await renderer.compileAsync(scene, camera);
  rehearse(renderer, scene, camera);
  if (leaving.aborted) {
    stop();
    return undefined;
  }

  const render = () => renderer.render(scene, camera);
  const resize = (layout: TableLayout) => {
    model.setLayout(layout);
    store.getState().setSize(layout.viewport.width, layout.viewport.height);
    loop.wake();
  };
  const loop: Loop = fixed
    ? runByHand({ frame: model.frame, stage, render })
    : runLoop({
        frame: model.frame,
        stage,
        pacer: createPacer(),
        idleRate: quality.idleRate,
        render,
        setResolution: (scale) => store.getState().setDpr(ratio * scale),
      });
  running = loop;
  undo.push(() => loop.stop());
  leaving.addEventListener('abort', stop);
  resize(layoutNow());
  options.progress?.(1);
  options.onReady?.({ wake: () => loop.wake(), renderer, scene, camera });
  return { model, loop, resize };
}

const sizeOf = ({ viewport }: TableLayout) => ({ ...viewport, top: 0, left: 0 });

/** Fiber commits when it has time: what is not in the scene yet would not be compiled. */
function inScene(model: SceneModel, scene: Scene): Promise<void> {
  return new Promise((resolve) => {
    const look = () => {
      if (model.root.parent === scene) resolve();
      else setTimeout(look, 4);
    };
    look();
  });
}

/**
 * Draws everything once before anybody looks, hidden things and things out of sight included: the own cat is first seen when it
 * slaps, and its fur would travel to the graphics card in the middle of that.
 */
function rehearse(renderer: WebGLRenderer, scene: Scene, camera: PerspectiveCamera): void {
  const undo: (() => void)[] = [];
  scene.traverse((object) => {
    const { visible, frustumCulled } = object;
    undo.push(() => Object.assign(object, { visible, frustumCulled }));
    Object.assign(object, { visible: true, frustumCulled: false });
  });
  renderer.render(scene, camera);
  // Nobody may see a podium before somebody has won.
  renderer.clear();
  for (const step of undo) step();
}

/** three makes its resources anew once the context is back; somebody has to ask for the next frame, or to give up. */
function surviveLoss(canvas: HTMLCanvasElement, wake: () => void, onLoss: (loss: Loss) => void): () => void {
  let giveUp: ReturnType<typeof setTimeout> | undefined;
  const lost = (event: Event) => {
    event.preventDefault();
    onLoss('now');
    giveUp = setTimeout(() => {
      giveUp = undefined;
      onLoss('forGood');
    }, RECOVERY_MS);
  };
  const restored = () => {
    if (giveUp === undefined) return;
    clearTimeout(giveUp);
    giveUp = undefined;
    wake();
    onLoss('no');
  };
  canvas.addEventListener('webglcontextlost', lost);
  canvas.addEventListener('webglcontextrestored', restored);
  return () => {
    // Whoever sits down next begins with a canvas that nothing was lost of.
    restored();
    canvas.removeEventListener('webglcontextlost', lost);
    canvas.removeEventListener('webglcontextrestored', restored);
  };
}

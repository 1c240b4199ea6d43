/** The 3D table as a component: a canvas that shows the stage. Everything that can be clicked or read is DOM, elsewhere. */

import { createRoot, type ReconcilerRoot } from '@react-three/fiber';
import { type CSSProperties, type ReactNode, useEffect, useRef } from 'react';
import { ACESFilmicToneMapping, Group, type Object3D, PerspectiveCamera, type Scene, type WebGLRenderer } from 'three';
import type { Loss } from '../store/picture.ts';
import { createPacer } from './frame/pacer.ts';
import type { TableLayout } from './layout/layout.ts';
import { clockIsFixed, type Loop, runByHand, runLoop } from './loop.ts';
import { createScene, type SceneModel, type SceneOptions } from './sceneModel.ts';

export interface TableSceneProps extends SceneOptions {
  /** The first picture waits for every cat: a replay does not begin before its actors have come. */
  readonly whole?: boolean;
  /** The first picture is drawn: a table, and the cats that have come by then. `wake` asks for a frame while nothing plays. */
  readonly onReady?: (scene: RunningScene) => void;
  /** A cat is in the picture, or will be as soon as its seat shows it. */
  readonly onSeated?: (seat: number) => void;
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
  options.progress?.(0);
  const fixed = clockIsFixed(location.search);
  // Ours to aim: fiber would set its aspect again on every resize, after the layout did.
  const camera = Object.assign(new PerspectiveCamera(), { manual: true });
  const fiber: ReconcilerRoot<HTMLCanvasElement> = createRoot(canvas);
  const ratio = Math.min(quality.maxPixelRatio, window.devicePixelRatio);
  await fiber.configure({
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
  const root = new Group();
  const store = fiber.render(<primitive object={root} dispose={null} />);
  const { gl: renderer, scene } = store.getState();
  let running: Loop | undefined;
  const survive = surviveLoss(
    canvas,
    () => running?.wake(),
    (loss) => options.onLoss?.(loss),
  );
  const undo = [() => fiber.unmount(), survive];
  const stop = () => {
    for (const step of undo.reverse()) step();
  };
  await childOf(scene, root);
  if (leaving.aborted) {
    stop();
    return undefined;
  }
  const compile = (part: Object3D) => renderer.compileAsync(part, camera, scene);
  const arrivals: number[] = [];
  const seated = (seat: number) => {
    arrivals.push(seat);
    running?.wake();
  };
  const model = await createScene({ scene, camera, root, compile, seated }, options);
  undo.push(() => model.dispose());
  if (options.whole) await model.complete;
  if (leaving.aborted) {
    stop();
    return undefined;
  }
  const render = () => {
    renderer.render(scene, camera);
    for (const seat of arrivals.splice(0)) options.onSeated?.(seat);
  };
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
  model.frame.tick(0);
  render();
  options.onReady?.({ wake: () => loop.wake(), renderer, scene, camera });
  void model.complete.then(() => {
    if (leaving.aborted) return;
    rehearse(renderer, scene, camera);
    model.frame.tick(0);
    render();
    options.progress?.(1);
  });
  return { model, loop, resize };
}

const sizeOf = ({ viewport }: TableLayout) => ({ ...viewport, top: 0, left: 0 });

/** Fiber commits when it has time: what is not in the scene yet would be compiled without its lights. */
function childOf(scene: Scene, root: Group): Promise<void> {
  return new Promise((resolve) => {
    const look = () => {
      if (root.parent === scene) resolve();
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

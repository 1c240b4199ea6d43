/** The 3D table as a component: a canvas that shows the stage. Everything that can be clicked or read is DOM, elsewhere. */

import { Canvas } from '@react-three/fiber';
import {
  type CSSProperties,
  type ReactNode,
  startTransition,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import type { Loss } from '../store/table/picture.ts';
import { useLatest } from '../store/useLatest.ts';
import { createArrivals } from './frame/arrivals.ts';
import { ContextLoss } from './frame/ContextLoss.tsx';
import { FixedClock } from './frame/FixedClock.tsx';
import { Opening, type RunningScene } from './frame/Opening.tsx';
import { clockIsFixed } from './frame/pace.ts';
import { Resolution } from './frame/Resolution.tsx';
import type { TableLayout } from './layout/layout.ts';
import type { Quality } from './quality.ts';
import { roomless } from './room/room.ts';
import type { Stage } from './stage.ts';
import { TableTree, type TableTreeProps } from './TableTree.tsx';
import { SceneContext, type SceneFacts } from './useScene.ts';

export interface TableSceneProps extends TableTreeProps {
  readonly stage: Stage;
  readonly layout: TableLayout;
  readonly quality: Quality;
  /** The first picture waits for every cat: a replay does not begin before its actors have come. */
  readonly whole?: boolean;
  /** Nothing is drawn but what is asked for, at the moment that the stage's clock stands at: for films that are made frame by frame. */
  readonly stepped?: boolean;
  /** 0 to 1 while building; 1 when everything was drawn once. */
  readonly progress?: (done: number) => void;
  /** The first picture is drawn: a table, and the cats that have come by then. */
  readonly onReady?: (scene: RunningScene) => void;
  /** Whether the page has to draw a cat, or the sculpted one is in the picture, or will be as soon as its seat shows it. */
  readonly onCat?: SceneFacts['onCat'];
  /** The graphics card was lost, came back, or is given up. */
  readonly onLoss?: (loss: Loss) => void;
}

const FILL: CSSProperties = { position: 'absolute', inset: 0, width: '100%', height: '100%', display: 'block' };
const VIGNETTE: CSSProperties = {
  ...FILL,
  pointerEvents: 'none',
  background: 'radial-gradient(ellipse at 50% 46%, transparent 52%, rgb(10 4 8 / 0.5) 100%)',
};

export function TableScene(props: TableSceneProps) {
  return (
    <div style={FILL} aria-hidden="true">
      {/* A canvas gives its context away for good: another quality needs another canvas. */}
      <TableCanvas key={props.quality.tier} {...props} />
      {roomless() ? undefined : <div style={VIGNETTE} />}
    </div>
  );
}

function TableCanvas(props: TableSceneProps) {
  const { stage, layout, room, deck, cats, quality, direct, whole = false, stepped = false } = props;
  const told = useLatest(props);
  const running = useRef<RunningScene>(undefined);
  const [byHand] = useState(clockIsFixed);
  const fixed = byHand || stepped;
  const [arrivals] = useState(() => createArrivals([...cats.keys()].filter((seat) => cats[seat] !== undefined)));
  const [open, setOpen] = useState(false);
  const [scale, setScale] = useState(1);

  useLayoutEffect(() => {
    told.current.progress?.(0);
  }, []);
  // Apart from the layout: a cat would arrive anew whenever the window changes.
  const reports = useMemo(
    (): Pick<SceneFacts, 'onArrival' | 'onCat' | 'wake'> => ({
      onArrival(seat) {
        if (arrivals.came(seat) && running.current !== undefined) told.current.progress?.(progressAt(arrivals.share));
      },
      onCat: (seat, shown) => told.current.onCat?.(seat, shown),
      wake: () => running.current?.wake(),
    }),
    [arrivals],
  );
  const facts = useMemo(() => ({ stage, layout, quality, ...reports }), [stage, layout, quality, reports]);

  return (
    <Canvas
      gl={{ antialias: quality.antialias, preserveDrawingBuffer: fixed }}
      shadows={quality.shadowMap > 0 ? 'percentage' : false}
      dpr={Math.min(quality.maxPixelRatio, window.devicePixelRatio) * scale}
      // Nothing is drawn before it is compiled, and with the fixed clock nothing but what is asked for.
      frameloop={open && !fixed ? 'demand' : 'never'}
      resize={{ scroll: false, debounce: 0 }}
    >
      <SceneContext value={facts}>
        <Unhurried>
          <TableTree room={room} deck={deck} cats={cats} direct={direct} />
          <ContextLoss onLoss={(loss) => told.current.onLoss?.(loss)} />
          {byHand && !stepped ? <FixedClock /> : undefined}
          {fixed ? undefined : <Resolution onStep={setScale} />}
          <Opening
            arrivals={arrivals}
            whole={whole}
            onBuilt={() => told.current.progress?.(progressAt(arrivals.share))}
            onOpen={(scene) => {
              running.current = scene;
              setOpen(true);
              told.current.onReady?.(scene);
            }}
            onComplete={() => told.current.progress?.(1)}
          />
        </Unhurried>
      </SceneContext>
    </Canvas>
  );
}

/** Of the bar: the table, its cats, and the rehearsal. */
const TABLE_SHARE = 0.35;
const CATS_SHARE = 0.6;
const progressAt = (arrived: number): number => TABLE_SHARE + CATS_SHARE * arrived;

/** Built in one piece the scene would freeze the page for a second: in a transition React pauses between two parts. */
function Unhurried({ children }: { readonly children: ReactNode }) {
  const [begun, setBegun] = useState(false);
  useEffect(() => startTransition(() => setBegun(true)), []);
  return begun ? children : null;
}

import { PerspectiveCamera } from '@react-three/drei';
import { Canvas, useThree } from '@react-three/fiber';
import { type PointerEvent, type ReactNode, useMemo, useState } from 'react';
import type { PerspectiveCamera as Camera } from 'three';
import type { CatLook } from '../shared/table/people/catLook.ts';
import { CatFace } from './hud/cat/CatFace.tsx';
import { Cat } from './scene/cats/Cat.tsx';
import { Direct } from './scene/frame/Direct.tsx';
import { createLayout } from './scene/layout/layout.ts';
import { chooseTier, qualityOf, thisDevice } from './scene/quality.ts';
import { createStage, type Stage } from './scene/stage.ts';
import { SceneContext, type SceneFacts } from './scene/useScene.ts';
import { settingsStore } from './store/person/settings.ts';

interface Props {
  readonly look: CatLook;
  /** From where it is seen, by the size of the picture. */
  readonly view?: (size: Size) => View;
  /** What stands around it. */
  readonly children?: ReactNode;
}

interface Size {
  readonly width: number;
  readonly height: number;
}

interface View {
  readonly from: readonly [x: number, y: number, z: number];
  /** How high the camera looks. */
  readonly at: number;
}

const USUAL: View = { from: [0, 2.2, 7.4], at: 1.35 };

const SEAT = 0;
/** Radians. */
const FARTHEST = 0.9;

/** The cat in 3D, drawn until it is sculpted. It follows the pointer a little, so that it can be seen from the side. */
export function CatMirror({ look, view = () => USUAL, children }: Props) {
  const [{ quality, reducedMotion }] = useState(settingsStore.getState);
  const tier = chooseTier(quality, thisDevice());
  const [shown, setShown] = useState(false);
  const facts = useMemo(() => {
    if (tier === 'off') return undefined;
    return mirrorFacts(tier, reducedMotion, (_, cat) => setShown(cat === 'sculpted'));
  }, [tier, reducedMotion]);
  if (facts === undefined) return <CatFace look={look} />;

  const onPointerMove = ({ nativeEvent, currentTarget }: PointerEvent<HTMLDivElement>) => {
    const across = nativeEvent.offsetX / Math.max(1, currentTarget.clientWidth) - 0.5;
    turn(facts.stage, across * 2 * FARTHEST);
  };
  return (
    <>
      {shown ? undefined : <CatFace look={look} />}
      <Canvas
        data-shown={shown}
        frameloop="demand"
        gl={{ antialias: facts.quality.antialias }}
        onPointerMove={onPointerMove}
        onPointerLeave={() => turn(facts.stage, 0)}
      >
        <SceneContext value={facts}>
          <Direct />
          <Eye view={view} />
          <hemisphereLight args={['#ffe6c9', '#4a2440', 1.25]} />
          <directionalLight color="#fff0d8" intensity={2.6} position={[3.2, 8, 5]} />
          <directionalLight color="#7aa2ff" intensity={2.2} position={[-6, 5.2, -4]} />
          <directionalLight color="#ff8a4a" intensity={2} position={[6, 4.5, -5]} />
          {/* Strands of fur only where there is strength for them. */}
          <Cat seat={SEAT} look={look} hero={tier === 'high'} />
          {children}
        </SceneContext>
      </Canvas>
    </>
  );
}

function Eye({ view }: { readonly view: (size: Size) => View }) {
  const { from, at } = view(useThree(({ size }) => size));
  const face = (camera: Camera) => camera.lookAt(0, at, 0);
  return <PerspectiveCamera makeDefault fov={30} near={0.1} far={50} position={[...from]} onUpdate={face} />;
}

/** A stage with one cat on it, who is never at rest. */
function mirrorFacts(tier: 'low' | 'mid' | 'high', reducedMotion: boolean, onCat: SceneFacts['onCat']): SceneFacts {
  const stage = createStage();
  Object.assign(stage, { playing: true, reducedMotion });
  Object.assign(stage.seats[SEAT] ?? {}, { visible: true, gazeY: 1.6 });
  turn(stage, 0);
  const nothing = () => undefined;
  const layout = createLayout(2, 'watcher', { width: 4, height: 5 });
  return { stage, layout, quality: qualityOf(tier), onCat, onArrival: nothing, wake: nothing };
}

/** The whole cat with its eyes: one that kept looking at the person could never be seen from the side. */
function turn({ seats }: Stage, yaw: number): void {
  Object.assign(seats[SEAT] ?? {}, { yaw, gazeX: Math.sin(yaw) * 7, gazeZ: Math.cos(yaw) * 7 });
}

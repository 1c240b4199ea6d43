/** One cat at its seat, the same at a table, in a replay, on the podium and before the mirror. */

import { addAfterEffect, useFrame, useThree } from '@react-three/fiber';
import { Component, type ReactNode, Suspense, useEffect, useMemo, useRef } from 'react';
import type { CatLook } from '../../../shared/table/people/catLook.ts';
import { CATS } from '../frame/priorities.ts';
import type { SeatStage } from '../stage.ts';
import { useScene } from '../useScene.ts';
import { DrawnCat } from './DrawnCat.tsx';
import { ownPlace } from './ownPlace.ts';
import { createSeatActor } from './seatActing.ts';
import { useCat, useCatOrder } from './useCat.ts';
import type { CatOrder } from './workshop/catOrder.ts';

export interface CatProps {
  readonly seat: number;
  readonly look: CatLook;
  readonly bot?: boolean;
  /** Seen close up, alone: strands of fur. */
  readonly hero?: boolean;
}

/** Drawn until it is sculpted, and for good where that fails. */
export function Cat({ seat, look, bot = false, hero = false }: CatProps) {
  const { quality, onArrival } = useScene();
  const order = useCatOrder(look, quality.tier, bot, hero);
  // Whoever leaves before it has come is not waited for.
  useEffect(() => () => onArrival(seat), [onArrival, seat]);
  const drawn = <DrawnCat seat={seat} />;
  if (order === undefined) return drawn;
  return (
    <StaysDrawn order={order} drawn={drawn} onFailure={() => onArrival(seat)}>
      <Suspense fallback={drawn}>
        <SculptedCat seat={seat} order={order} />
      </Suspense>
    </StaysDrawn>
  );
}

function SculptedCat({ seat, order }: { readonly seat: number; readonly order: CatOrder }) {
  const { stage, layout, onArrival, onCat, wake } = useScene();
  const get = useThree((state) => state.get);
  const cat = useCat(order);
  const actor = useMemo(() => createSeatActor(seat), [seat]);
  const own = useMemo(() => ownPlace(layout), [layout]);
  const away = useRef<Partial<SeatStage>>({});
  const ready = useRef(false);

  useEffect(() => {
    const { gl, camera, scene } = get();
    let gone = false;
    let stopWaiting: (() => void) | undefined;
    // Compiled before anybody looks: in the middle of a reveal it would hold up the frame.
    void gl.compileAsync(cat.root, camera, scene).then(() => {
      if (gone) return;
      ready.current = true;
      onArrival(seat);
      stopWaiting = addAfterEffect(() => {
        stopWaiting?.();
        onCat(seat, 'sculpted');
      });
      wake();
    });
    return () => {
      gone = true;
      ready.current = false;
      stopWaiting?.();
    };
  }, [cat, seat, get, onArrival, onCat, wake]);

  useFrame(() => {
    const frame = layout.frames[seat];
    const there = stage.seats[seat];
    if (frame === undefined || there === undefined) return;
    const { root } = cat;
    // Of the own cat only the paws are seen, and only while they do something.
    const reaching = frame.own && !there.visible && there.paw !== 'rest';
    root.visible = ready.current && (there.visible || reaching);
    if (!root.visible) return;
    const at = reaching ? Object.assign(away.current as SeatStage, there, own) : there;
    root.position.set(at.x, at.y, at.z);
    root.rotation.y = at.yaw;
    const side = frame.pawSide > 0 ? 'left' : 'right';
    cat.act(actor.actingOf(at, side, layout.camera, stage.reducedMotion), stage.time);
  }, CATS);

  return <primitive object={cat.root} visible={false} dispose={null} />;
}

interface StaysDrawnProps {
  readonly order: CatOrder;
  readonly drawn: ReactNode;
  readonly onFailure: () => void;
  readonly children: ReactNode;
}

/** A cat that cannot be made breaks nothing else. The next order is a new attempt. */
class StaysDrawn extends Component<StaysDrawnProps, { readonly failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override componentDidCatch() {
    this.props.onFailure();
  }

  override componentDidUpdate({ order }: StaysDrawnProps) {
    if (this.state.failed && order !== this.props.order) this.setState({ failed: false });
  }

  override render() {
    return this.state.failed ? this.props.drawn : this.props.children;
  }
}

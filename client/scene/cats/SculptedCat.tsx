import { addAfterEffect, useFrame, useThree } from '@react-three/fiber';
import { useEffect, useMemo, useRef } from 'react';
import { CATS } from '../frame/priorities.ts';
import type { SeatStage } from '../stage.ts';
import { useScene } from '../useScene.ts';
import { ownLift, ownPlace } from './ownPlace.ts';
import { createSeatActor } from './seatActing.ts';
import { useCat } from './useCat.ts';
import type { CatOrder } from './workshop/catOrder.ts';

interface Props {
  readonly seat: number;
  readonly order: CatOrder;
}

/** A card on the other side is taken with the other paw: across its own chest the arm would be a stick. */
const reachesAcross = ({ paw, pawX, pawZ, x, z, yaw }: SeatStage, pawSide: number): boolean =>
  paw === 'reach' && ((pawX - x) * Math.cos(yaw) - (pawZ - z) * Math.sin(yaw)) * pawSide < -ACROSS;

/** In units of the table. */
const ACROSS = 0.6;

/** Acts as the stage says. */
export function SculptedCat({ seat, order }: Props) {
  const { stage, layout, onArrival, onCat, wake } = useScene();
  const get = useThree((state) => state.get);
  const cat = useCat(order);
  const actor = useMemo(() => createSeatActor(seat, stage.repertoire.moods), [seat, stage]);
  const places = useMemo(() => ({ reaching: ownPlace(layout), lifting: ownLift(layout) }), [layout]);
  const away = useRef<Partial<SeatStage>>({});
  // Once for all who ever sit here: the next cat finds everything compiled, and nobody should see an empty seat before it.
  const ready = useRef(false);

  useEffect(() => {
    const { gl, camera, scene } = get();
    let gone = false;
    let stopWaiting: (() => void) | undefined;
    const arrive = () => {
      if (gone) return;
      ready.current = true;
      onArrival(seat);
      stopWaiting = addAfterEffect(() => {
        stopWaiting?.();
        onCat(seat, 'sculpted');
      });
      wake();
    };
    // Compiled before anybody looks: in the middle of a reveal it would hold up the frame.
    void gl.compileAsync(cat.root, camera, scene).then(arrive, () => onArrival(seat));
    return () => {
      gone = true;
      stopWaiting?.();
    };
  }, [cat, seat, get, onArrival, onCat, wake]);

  useFrame(() => {
    const frame = layout.frames[seat];
    const there = stage.seats[seat];
    if (frame === undefined || there === undefined) return;
    const { root } = cat;
    // Of the own cat only the arm is seen, and only while it does something on the table.
    const reaching = frame.own && !there.visible && there.paw !== 'rest' && there.paw !== 'wave';
    root.visible = ready.current && (there.visible || reaching);
    if (!root.visible) return;
    const own = there.paw === 'lift' ? places.lifting : places.reaching;
    const at = reaching ? Object.assign(away.current as SeatStage, there, own) : there;
    root.position.set(at.x, at.y, at.z);
    root.rotation.y = at.yaw;
    root.scale.setScalar(reaching ? own.scale : 1);
    // Seen from behind, left and right change places.
    const side = frame.pawSide > 0 !== (reaching || reachesAcross(at, frame.pawSide)) ? 'left' : 'right';
    cat.act(actor.actingOf(at, side, layout.camera, stage.reducedMotion, reaching ? own : undefined), stage.time);
  }, CATS);

  return <primitive object={cat.root} visible={false} dispose={null} />;
}

import { PerformanceMonitor } from '@react-three/drei';
import { useFrame } from '@react-three/fiber';
import { useRef, useState } from 'react';
import { type ScaleStep, scaleSteps } from '../quality.ts';
import { useStage } from '../useScene.ts';
import { CAMERA } from './priorities.ts';

interface Props {
  readonly onStep: (step: ScaleStep) => void;
}

/** Frames a second between which the resolution stays as it is. */
const SLOW = 42;
const FAST = 57;
/** Every span of the monitor is told, as slow or as not. */
const BOUNDS: [lower: number, upper: number] = [SLOW, SLOW];
/** Milliseconds: a card is on its way for less than a second. */
const SPAN = 200;
/** Spans in a row that have to agree: one alone may be somebody else's work. */
const SPANS = 3;

/**
 * Asks for fewer pixels where frames come slowly. Only while something plays: at rest frames are spared on purpose, and would be taken
 * for weakness. Not with drei's AdaptiveDpr: it takes all pixels back as soon as nothing moves, and the picture would change its
 * sharpness with every card.
 */
export function Resolution({ onStep }: Props) {
  const stage = useStage();
  const [judge] = useState(createJudge);
  /** Something played in every frame of this span. */
  const busy = useRef(true);
  useFrame(() => {
    if (!stage.playing) busy.current = false;
  }, CAMERA);
  const onSpan = ({ fps }: { readonly fps: number }) => {
    const step = busy.current ? judge(fps) : undefined;
    busy.current = true;
    if (step !== undefined) onStep(step);
  };
  return <PerformanceMonitor ms={SPAN} iterations={1} bounds={() => BOUNDS} onDecline={onSpan} onIncline={onSpan} />;
}

function createJudge(): (rate: number) => ScaleStep | undefined {
  let agreed: ScaleStep | undefined;
  let spans = 0;
  return (rate) => {
    const step = rate < SLOW ? scaleSteps.down : rate >= FAST ? scaleSteps.up : undefined;
    spans = step === agreed ? spans + 1 : 1;
    agreed = step;
    if (spans < SPANS) return undefined;
    spans = 0;
    return step;
  };
}

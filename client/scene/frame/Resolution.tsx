import { PerformanceMonitor } from '@react-three/drei';
import { useFrame } from '@react-three/fiber';
import { useState } from 'react';
import { type ScaleStep, scaleSteps } from '../quality.ts';
import { useStage } from '../useScene.ts';
import { CAMERA } from './priorities.ts';

interface Props {
  readonly onStep: (step: ScaleStep) => void;
}

/** Frames a second between which the resolution stays as it is. */
const BOUNDS: [slow: number, fast: number] = [42, 57];

/**
 * Asks for fewer pixels where frames come slowly. Only while something plays: at rest frames are spared on purpose, and the monitor
 * would take that for weakness.
 */
export function Resolution({ onStep }: Props) {
  const stage = useStage();
  const [playing, setPlaying] = useState(false);
  useFrame(() => {
    // Twice an act, not in every frame.
    if (stage.playing !== playing) setPlaying(stage.playing);
  }, CAMERA);
  if (!playing) return null;
  return (
    <PerformanceMonitor
      // Short windows: a card is on its way for less than a second.
      ms={200}
      iterations={3}
      bounds={() => BOUNDS}
      onDecline={() => onStep(scaleSteps.down)}
      onIncline={() => onStep(scaleSteps.up)}
    />
  );
}

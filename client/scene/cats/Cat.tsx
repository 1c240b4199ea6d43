import { Suspense, useEffect } from 'react';
import type { CatLook } from '../../../shared/table/people/catLook.ts';
import { useScene } from '../useScene.ts';
import { DrawnCat, StaysDrawn } from './DrawnCat.tsx';
import { SculptedCat } from './SculptedCat.tsx';
import { useCatOrder } from './useCat.ts';

export interface CatProps {
  readonly seat: number;
  readonly look: CatLook;
  readonly bot?: boolean;
  /** Seen close up, alone: strands of fur. */
  readonly hero?: boolean;
}

/**
 * One cat at its seat, the same at a table, in a replay, on the podium and before the mirror. Drawn until it is sculpted, and for
 * good where that fails.
 */
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

import { useEffect, useMemo } from 'react';
import type { Director } from '../../../choreography/director.ts';
import type { Seconds } from '../../../choreography/steps.ts';
import { showStore } from '../../../store/table/show.ts';

/** A shorter act is over before anybody has found the button. */
const WORTH_SKIPPING: Seconds = 2;

/** Offers the act that plays to be skipped. To be told in every frame: it says something only when something changed. */
export function useSkipping(director: () => Director | undefined, skipped: () => void): () => void {
  useEffect(() => () => showStore.setState({ skip: undefined }), []);
  return useMemo(() => {
    const skip = (): void => {
      director()?.skip();
      skipped();
    };
    return () => {
      const offered = (director()?.act ?? 0) > WORTH_SKIPPING ? skip : undefined;
      if (showStore.getState().skip !== offered) showStore.setState({ skip: offered });
    };
  }, [director, skipped]);
}

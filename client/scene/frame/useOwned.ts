import { type DependencyList, useEffect, useMemo } from 'react';

/**
 * Makes something that will lie in the graphics card, and disposes of it when its component goes or needs another one. Fiber does
 * so by itself only for what it constructed from a tag.
 */
export function useOwned<T extends { dispose(): void }>(make: () => T, needs: DependencyList): T {
  // biome-ignore lint/correctness/useExhaustiveDependencies: the caller names what it needs
  const owned = useMemo(make, needs);
  useEffect(() => () => owned.dispose(), [owned]);
  return owned;
}

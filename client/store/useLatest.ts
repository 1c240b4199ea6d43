import { type RefObject, useInsertionEffect, useRef } from 'react';

/**
 * What the last render that is shown was given, for who is called later. Written when React commits, before any other effect: a render that
 * was thrown away must not be heard.
 */
export function useLatest<T>(value: T): Readonly<RefObject<T>> {
  const latest = useRef(value);
  useInsertionEffect(() => {
    latest.current = value;
  });
  return latest;
}

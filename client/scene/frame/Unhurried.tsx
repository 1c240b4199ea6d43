import { type ReactNode, startTransition, useEffect, useState } from 'react';

/** Built in one piece the scene would freeze the page for a second: in a transition React pauses between two parts. */
export function Unhurried({ children }: { readonly children: ReactNode }) {
  const [begun, setBegun] = useState(false);
  useEffect(() => startTransition(() => setBegun(true)), []);
  return begun ? children : null;
}

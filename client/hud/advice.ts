/** What somebody at the person's side has to say. It stands with the controls, so that it never covers what they need. */

import { createContext, type ReactNode } from 'react';

/** `rule` is what the rules say about what is asked for now, where something is. */
export type Advice = (rule: string | undefined) => ReactNode;

export const AdviceContext = createContext<Advice | undefined>(undefined);

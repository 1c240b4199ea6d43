/** What somebody at the person's side has to say. It stands with the controls, so that it never covers what they need. */

import { createContext, type ReactNode } from 'react';

export const AdviceContext = createContext<ReactNode>(undefined);

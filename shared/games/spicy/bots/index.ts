import { botOf } from './botOf.ts';
import { COUNTING } from './counting/levels.ts';
import { legend } from './legend.ts';

export const spicy = botOf({ ...COUNTING, legend });

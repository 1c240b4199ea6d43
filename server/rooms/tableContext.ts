import type { Seed } from '../../shared/engine/random.ts';
import type { Clock } from '../../shared/table/runtime/clock.ts';
import type { Services } from '../services.ts';
import type { Owner } from '../store/owner.ts';

/** What a table needs from the room that it is in. */
export interface TableContext {
  readonly id: string;
  readonly owner: Owner;
  readonly services: Pick<Services, 'store' | 'config' | 'metrics' | 'log' | 'news' | 'thinkers'>;
  readonly clock: Clock;
  /** A whole number from 0 to count - 1, by chance. */
  pick(count: number): number;
  freshSeed(): Seed;
  broadcastPatch(): void;
  /** The model changed in a way that the lobby may care about. */
  listed(): void;
  /** Nobody has been here for too long. */
  abandoned(): void;
  /** Another process looks after the table now. */
  surrendered(): void;
}

import type { HostDeedName } from '../../shared/table/hosting.ts';

/** Carries out what the host wants, and looks again. */
export type CarryOut = (deed: HostDeedName, wish: object) => Promise<void>;

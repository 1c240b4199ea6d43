import type { TableModel } from '../../shared/table/model.ts';

/** What the rest of the process may know of a table that runs in it. */
export interface OpenTable {
  readonly id: string;
  readonly model: TableModel;
  readonly visitors: { readonly watchers: number };
  /** Another process has taken it over. */
  surrender(): void;
}

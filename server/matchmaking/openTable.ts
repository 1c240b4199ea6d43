import type { TableModel } from '../../shared/table/people/model.ts';
import type { News } from '../people/news.ts';

/** What the rest of the process may know of a table that runs in it. */
export interface OpenTable {
  readonly id: string;
  /** The ownership under which it runs here. */
  readonly epoch: number;
  readonly model: TableModel;
  readonly visitors: { readonly watchers: number };
  /** Another process has taken it over. */
  surrender(): void;
  hear(news: News): void;
}

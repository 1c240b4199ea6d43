/** Who looks after a table. Every taking over is another epoch: a process that lost a table and got it back must not trust what it remembers. */
export interface Owner {
  readonly process: string;
  readonly epoch: number;
}

/** Somebody else looks after this table: nothing may be written, closed or removed any more. */
export class TableLost extends Error {
  constructor(table: string) {
    super(`Table ${table} is looked after by another process`);
  }
}

/** Nobody answered: whether it was written shows when the store is back. */
export class StoreAway extends Error {
  constructor(cause: unknown) {
    super('The store does not answer', { cause });
  }
}

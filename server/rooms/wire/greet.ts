/** Where a table stands, for whoever comes: who watches what is shown later is told of the past. */

import type { Client } from '@colyseus/core';
import type { AnyGame, Seat } from '../../../shared/engine/game.ts';
import { seqOf } from '../../../shared/engine/match.ts';
import type { TableModel } from '../../../shared/table/people/model.ts';
import { MESSAGES } from '../../../shared/table/protocol.ts';
import type { Clock } from '../../../shared/table/runtime/clock.ts';
import type { MatchRuntime } from '../../../shared/table/runtime/matchRuntime.ts';
import type { Visitors } from '../people/visitors.ts';
import { Teller } from './viewers.ts';

/** What this needs of its table. */
export interface GreetingTable {
  readonly game: AnyGame;
  readonly model: TableModel;
  readonly match: MatchRuntime | undefined;
  readonly visitors: Visitors;
  readonly clock: Clock;
}

export function greet(table: GreetingTable, client: Client, seat: Seat | undefined): void {
  const { visitors, game, model, match } = table;
  visitors.catchUp(client);
  const visitor = visitors.of(client);
  const past = visitor === undefined ? undefined : visitors.pastOf(visitor);
  const running = past === undefined ? match?.running : past.running;
  const now = visitor === undefined ? table.clock.now() : visitors.clockOf(visitor);
  client.send(MESSAGES.hello, new Teller(game).hello(seat, now, model.options, running));
}

export function greetAll(table: GreetingTable): void {
  const { visitors, game, model, match } = table;
  const teller = new Teller(game);
  visitors.tell(MESSAGES.hello, (viewer) =>
    teller.hello(viewer === 'watcher' ? undefined : viewer, table.clock.now(), model.options, match?.running),
  );
}

/** Where the table stands for this one. */
export function seqFor({ visitors, match }: GreetingTable, client: Client): number {
  const visitor = visitors.of(client);
  const past = visitor === undefined ? undefined : visitors.pastOf(visitor);
  if (past === undefined) return match?.seq ?? 0;
  return past.running === undefined ? 0 : seqOf(past.running.match);
}

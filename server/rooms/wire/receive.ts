/** Where requests arrive: parsed, counted, limited, and answered whatever happens. */

import type { Client } from '@colyseus/core';
import { faultIn } from '../../../shared/engine/fault.ts';
import type { Refusal } from '../../../shared/engine/game.ts';
import { err, type Result } from '../../../shared/engine/result.ts';
import type { Reply } from '../../../shared/table/protocol.ts';
import { REQUESTS, type RequestType } from '../../../shared/table/requests.ts';
import { Limit } from '../../limits.ts';
import type { Metrics } from '../../metrics.ts';
import type { Table } from '../table.ts';
import { seqFor } from './greet.ts';
import { type Asking, HANDLERS } from './requests.ts';

const TALK: ReadonlySet<RequestType> = new Set(['emote', 'say', 'report']);
/** Telling somebody a whole match from its beginning, in requests that change little. */
const HELLO_PRICE = 10;
const PRICES: { readonly [type in RequestType]?: number } = {
  hello: HELLO_PRICE,
  sit: HELLO_PRICE,
  stand: HELLO_PRICE,
  setOptions: HELLO_PRICE,
};
/** Whose client is behind is told everything anew, and pays for it. */
const BEHIND: ReadonlySet<Refusal['code']> = new Set(['table/stale', 'table/tooLate']);

export class Receiver {
  readonly #table: Table;
  readonly #metrics: Metrics;
  readonly #requests: Limit;
  readonly #talk = new Limit(4, 8000);

  constructor(table: Table, metrics: Metrics, requestsPerSecond: number) {
    this.#table = table;
    this.#metrics = metrics;
    this.#requests = new Limit(requestsPerSecond, 1000);
  }

  async ask(client: Client, type: RequestType, input: unknown): Promise<Reply> {
    const arrival = this.#table.clock.now();
    const start = performance.now();
    const answer = await this.#answer(client, type, input, arrival).catch((error): Result<undefined, Refusal> => {
      this.#table.queue.failed(type, error);
      return err({ code: 'table/notStored' });
    });
    const seq = seqFor(this.#table, client);
    if (answer.ok) {
      if (type === 'command') this.#metrics.moveTime.observe(performance.now() - start);
      return { ok: true, seq };
    }
    this.#metrics.refusals.inc({ code: answer.error.code });
    return { ok: false, seq, refusal: answer.error };
  }

  async #answer(
    client: Client,
    type: RequestType,
    input: unknown,
    arrival: number,
  ): Promise<Result<undefined, Refusal>> {
    const visitor = this.#table.visitors.of(client);
    if (visitor === undefined) return err({ code: 'table/gone' });
    // Whoever runs it from now on may have read it already.
    if (this.#table.queue.isStopped) return err({ code: 'table/moving' });
    const limit = TALK.has(type) ? this.#talk : this.#requests;
    if (!limit.take(client.sessionId, arrival, PRICES[type])) {
      this.#metrics.limited.inc({ what: type });
      return err({ code: 'table/tooFrequent' });
    }
    const parsed = REQUESTS[type].safeParse(input ?? {});
    if (!parsed.success) {
      this.#metrics.malformed.inc({ kind: type });
      return err({ code: 'table/malformed', facts: faultIn(type, parsed.error.issues) });
    }
    const { queue, visitors, attendance } = this.#table;
    const handler = HANDLERS[type] as (asking: Asking, payload: unknown) => Promise<Result<undefined, Refusal>>;
    const handle = () => handler({ table: this.#table, visitor, seat: visitors.seat(visitor), arrival }, parsed.data);
    const seat = visitors.seat(visitor);
    // A page says by itself what it has shown: that is no sign of somebody who sits before it.
    if (seat !== undefined && type !== 'seen' && attendance.isDozing(seat))
      await queue.run(() => attendance.touched(seat));
    // A command enters the queue by itself: it may have to wait for a race outside of it.
    if (type !== 'command') return queue.run(handle);
    const answer = await handle();
    if (!answer.ok && BEHIND.has(answer.error.code)) limit.charge(client.sessionId, arrival, HELLO_PRICE);
    return answer;
  }
}

/** Has fur sculpted and painted on threads beside the page, or on the page itself where a browser has none. */

import type { PaintSpec } from '../paint/paintCoat.ts';
import type { CoatSpec } from '../sculpt/coat.ts';
import type { Carving } from '../sculpt/sculpture.ts';
import type { Order } from './thread.ts';
import { inSlices } from './work.ts';

export const orderSculpting = (spec: CoatSpec): Promise<Carving> =>
  send({ craft: 'sculpt', spec }, async () => {
    const { sculptCoat } = await import('../sculpt/coat.ts');
    return inSlices(sculptCoat(spec));
  });

export const orderPainting = (spec: PaintSpec): Promise<ImageBitmap> =>
  send({ craft: 'paint', spec }, async () => {
    const { paintCoat } = await import('../paint/paintCoat.ts');
    const canvas = document.createElement('canvas');
    await inSlices(paintCoat(spec, canvas));
    return createImageBitmap(canvas);
  });

interface Thread {
  worker: Worker | undefined;
  readonly waiting: Waiting[];
}

interface Waiting {
  deliver(piece: unknown): void;
  makeHere(): Promise<unknown>;
}

// Hired before the first order: a thread takes a tenth of a second to come.
const sculptor = hire();
/** Where the page would have no core left for itself, one thread does both. */
const painter = (navigator.hardwareConcurrency ?? 2) > 2 ? hire() : sculptor;
const threads: Readonly<Record<Order['craft'], Thread>> = { sculpt: sculptor, paint: painter };

function send<T>(order: Order, makeHere: () => Promise<T>): Promise<T> {
  const { worker, waiting } = threads[order.craft];
  if (worker === undefined) return makeHere();
  worker.postMessage(order);
  return new Promise((deliver) => waiting.push({ deliver: deliver as (piece: unknown) => void, makeHere }));
}

function hire(): Thread {
  const waiting: Waiting[] = [];
  try {
    const worker = new Worker(new URL('./thread.ts', import.meta.url), { type: 'module' });
    const thread: Thread = { worker, waiting };
    // It delivers in the order in which it was asked.
    worker.onmessage = ({ data }) => waiting.shift()?.deliver(data);
    worker.onerror = () => {
      thread.worker = undefined;
      worker.terminate();
      for (const { deliver, makeHere } of waiting.splice(0)) deliver(makeHere());
    };
    return thread;
  } catch {
    return { worker: undefined, waiting };
  }
}

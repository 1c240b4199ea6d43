/** Waits for a quick match: says every second that somebody is still there, and hears how it stands. */

import type { Refusal } from '../../shared/engine/game.ts';
import type { Result } from '../../shared/engine/result.ts';
import type { QuickMatchInput } from '../../shared/table/options.ts';
import type { QueueState } from '../../shared/table/queue.ts';
import type { Language } from '../../shared/table/talk.ts';
import { profileStore } from '../store/person/profile.ts';
import { NOT_WAITING, queueStore } from '../store/person/queue.ts';
import { call } from './api.ts';
import { introduce } from './identity.ts';

const EVERY_MS = 1000;

let timer: ReturnType<typeof setInterval> | undefined;
/** What was asked for, should the server have forgotten it: a page that slept was taken for gone. */
let again: (() => Promise<void>) | undefined;

export const enterQueue = (wish: QuickMatchInput, language: Language): Promise<void> =>
  begin('/api/queue', wish, language, () => enterQueue(wish, language));

export const openParty = async (language: Language): Promise<void> => {
  await leaveQueue();
  return begin('/api/party', undefined, language, undefined);
};

export const joinParty = (code: string, language: Language): Promise<void> =>
  begin(`/api/party/${code}`, undefined, language, undefined);

/** Gives up. */
export async function leaveQueue(): Promise<void> {
  const { state } = queueStore.getState().queue;
  stopWaiting();
  if (state !== 'none') await ask('DELETE');
}

/** The table is there, or nobody waits any more. */
export function stopWaiting(): void {
  clearInterval(timer);
  timer = undefined;
  again = undefined;
  queueStore.setState(NOT_WAITING);
}

async function begin(path: string, body: unknown, language: Language, repeat: typeof again): Promise<void> {
  const known = await introduce(language);
  if (!known.ok) return take(known);
  again = repeat;
  take(await call<QueueState>({ method: 'POST', path, token: known.value, body: body ?? {} }));
  timer ??= setInterval(() => void look(), EVERY_MS);
}

async function look(): Promise<void> {
  const { state } = queueStore.getState().queue;
  const found = await ask('GET');
  if (timer === undefined) return;
  if (found.ok && found.value.state === 'none' && state === 'waiting') await again?.();
  else take(found);
}

const ask = (method: 'GET' | 'DELETE'): Promise<Result<QueueState, Refusal>> =>
  call<QueueState>({ method, path: '/api/queue', token: profileStore.getState().token });

/** A server that does not answer for a moment changes nothing about the wait. */
function take(found: Result<QueueState, Refusal>): void {
  if (found.ok) queueStore.setState({ queue: found.value, at: Date.now(), refusal: undefined });
  else queueStore.setState({ refusal: found.error });
}

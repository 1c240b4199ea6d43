/** The HTTP interface of the server. What goes wrong is a refusal that every language has words for. */

import type { Refusal } from '../../shared/engine/game.ts';
import { err, ok, type Result } from '../../shared/engine/result.ts';
import type { ApiError } from '../../shared/table/api.ts';

type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

const PATIENCE = 8000;

export interface Call {
  readonly method: Method;
  readonly path: string;
  readonly token?: string;
  readonly body?: unknown;
}

export async function call<T>({ method, path, token, body }: Call): Promise<Result<T, Refusal>> {
  const headers: Record<string, string> = { accept: 'application/json' };
  if (token) headers.authorization = `Bearer ${token}`;
  if (body !== undefined) headers['content-type'] = 'application/json';
  let response: Response;
  try {
    response = await fetch(path, {
      method,
      headers,
      signal: AbortSignal.timeout(PATIENCE),
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
  } catch {
    return err({ code: 'net/unreachable' });
  }
  return answerOf<T>(response.status, await response.json().catch(() => undefined));
}

/** A proxy or a captive portal answers with anything: only our own errors are believed word by word. */
export function answerOf<T>(status: number, body: unknown): Result<T, Refusal> {
  if (status >= 200 && status < 300 && body !== undefined) return ok(body as T);
  const refusal = (body as ApiError | undefined)?.error;
  if (typeof refusal?.code === 'string') return err(refusal);
  return err({ code: status === 401 ? 'net/unknownToken' : 'net/unreachable', facts: { status } });
}

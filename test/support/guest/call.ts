/** Requests over HTTP, as pages make them. */

export class CallFailed extends Error {
  readonly status: number;
  readonly body: unknown;

  constructor(status: number, body: unknown) {
    super(`${status} ${JSON.stringify(body)}`);
    this.status = status;
    this.body = body;
  }
}

export async function call<T>(
  url: string,
  method: string,
  path: string,
  body?: unknown,
  token?: string,
  address?: string,
): Promise<T> {
  const headers: { [name: string]: string } = { 'content-type': 'application/json' };
  if (token !== undefined) headers.authorization = `Bearer ${token}`;
  if (address !== undefined) headers['x-forwarded-for'] = address;
  const response = await fetch(`${url}${path}`, {
    method,
    headers,
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  const answer = (await response.json()) as T;
  if (!response.ok) throw new CallFailed(response.status, answer);
  return answer;
}

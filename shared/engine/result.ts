/** A value or the reason why there is none. What the rules refuse is a value; only a bug is thrown. */
export type Result<T, E> = Ok<T> | Err<E>;

export interface Ok<T> {
  readonly ok: true;
  readonly value: T;
}

export interface Err<E> {
  readonly ok: false;
  readonly error: E;
}

export const ok = <T>(value: T): Ok<T> => ({ ok: true, value });
export const err = <E>(error: E): Err<E> => ({ ok: false, error });

/** Reached only when a case of a union was forgotten: the compiler says so first. */
export function assertNever(value: never): never {
  throw new Error(`Unhandled case: ${JSON.stringify(value)}`);
}

export type Json = string | number | boolean | null | readonly Json[] | { readonly [key: string]: Json };

/** Why something was not done: a code that every language has words for, and the facts those words need. */
export interface Refusal {
  readonly code: `${string}/${string}`;
  readonly facts?: { readonly [name: string]: Json };
}

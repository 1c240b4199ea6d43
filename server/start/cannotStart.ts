/** Why the server cannot start, in one sentence that says what to do: printed as it is, without a stack. */
export class CannotStart extends Error {}

export const EXIT_CANNOT_START = 2;

/** A short reason for the end of such a sentence: what the system calls it, or what was said. */
export function reasonOf(error: unknown): string {
  const { code, message } = (error ?? {}) as { code?: unknown; message?: unknown };
  return typeof code === 'string' && code !== 'ERR_SQLITE_ERROR' ? code : String(message ?? error);
}

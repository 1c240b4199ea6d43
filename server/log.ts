/** Structured logs. Tokens, tickets, seeds and hands have no business in them: nothing here takes a whole request or state. */

import { type Logger, pino } from 'pino';

export type Log = Logger;

export function createLog(level: string): Log {
  return pino({
    level,
    base: { pid: process.pid },
    redact: {
      paths: ['token', 'ticket', 'seed', 'secret', 'authorization', '*.token', '*.ticket', '*.seed'],
      remove: true,
    },
  });
}

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

/** What Colyseus has to say. Whatever a client sends wrongly is an error to it: counted elsewhere, and here only for debugging. */
export const quietLog = (log: Log) => ({
  debug: (...words: unknown[]) => log.trace(sentence(words)),
  info: (...words: unknown[]) => log.debug(sentence(words)),
  trace: (...words: unknown[]) => log.trace(sentence(words)),
  warn: (...words: unknown[]) => log.debug(sentence(words)),
  error: (...words: unknown[]) => log.debug(sentence(words)),
});

const sentence = (words: readonly unknown[]): string => words.map(String).join(' ');

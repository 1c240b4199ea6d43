/** A browser of whatever make, as far as a short journey needs one: it opens a page and runs scripts in it. */

import type { ChildProcess } from 'node:child_process';
import { spawn } from 'node:child_process';
import { setTimeout as pause } from 'node:timers/promises';
import type { Drawing } from '../chromium.ts';

export interface EnginePage {
  go(url: string): Promise<void>;
  /** The value of an expression, which may be a promise of one. It has to be plain data. */
  run<T>(expression: string): Promise<T>;
  close(): Promise<void>;
}

export interface Engine {
  readonly name: string;
  /** What has to be installed and is not; undefined where it is. */
  missing(): string | undefined;
  open(drawing: Drawing): Promise<EnginePage>;
}

export const WIDTH = 1000;
export const HEIGHT = 700;

/** Software has to do: no machine that tests has a graphics card. */
export const SOFTWARE = { LIBGL_ALWAYS_SOFTWARE: '1', MOZ_WEBRENDER: '0' };

const GONE = 5000;

/** Ends a process and waits for it, but not forever. */
export async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const gone = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  child.kill('SIGTERM');
  await Promise.race([gone, pause(GONE)]);
  child.kill('SIGKILL');
}

/** A screen that nobody sees. */
export async function openDisplay(): Promise<{ readonly display: string; close(): Promise<void> }> {
  const screen = spawn('Xvfb', ['-displayfd', '3', '-screen', '0', `${WIDTH}x${HEIGHT}x24`, '-nolisten', 'tcp'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  });
  const number = await firstMatch(screen.stdio[3] as NodeJS.ReadableStream, /(\d+)\n/);
  return { display: `:${number}`, close: () => end(screen) };
}

/** What the first parentheses hold of the first line that fits. */
export function firstMatch(stream: NodeJS.ReadableStream, pattern: RegExp): Promise<string> {
  return new Promise((resolve, reject) => {
    let text = '';
    stream.on('data', (chunk) => {
      text += String(chunk);
      const found = pattern.exec(text)?.[1];
      if (found !== undefined) resolve(found);
    });
    stream.on('end', () => reject(new Error(`It ended without ${pattern}: ${text.slice(-500)}`)));
  });
}

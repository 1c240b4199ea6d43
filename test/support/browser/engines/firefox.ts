/** Debian's Firefox, spoken to by WebDriver BiDi, which it understands without a driver beside it. */

import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import WebSocket from 'ws';
import { type Engine, end, firstMatch, HEIGHT, openDisplay, SOFTWARE, WIDTH } from './engine.ts';

const BINARY = '/usr/bin/firefox-esr';
const PREFERENCES = {
  'webgl.force-enabled': true,
  'webgl.out-of-process': false,
  'gfx.webrender.software': true,
  'browser.shell.checkDefaultBrowser': false,
  'browser.startup.homepage_override.mstone': 'ignore',
  'datareporting.policy.dataSubmissionEnabled': false,
  'toolkit.telemetry.reportingpolicy.firstRun': false,
  'app.update.enabled': false,
};

export const firefox: Engine = {
  name: 'Firefox',
  missing: () => (existsSync(BINARY) && existsSync('/usr/bin/Xvfb') ? undefined : 'firefox-esr, xvfb'),
  async open() {
    const profile = await mkdtemp(join(tmpdir(), 'hot-paws-firefox-'));
    const lines = Object.entries(PREFERENCES).map(([name, value]) => `user_pref("${name}", ${JSON.stringify(value)});`);
    await writeFile(join(profile, 'user.js'), lines.join('\n'));
    const screen = await openDisplay();
    const options = ['--profile', profile, '--no-remote', '--remote-debugging-port', '0'];
    const size = ['--width', String(WIDTH), '--height', String(HEIGHT)];
    const browser = spawn(BINARY, [...options, ...size, 'about:blank'], {
      env: { ...process.env, ...SOFTWARE, DISPLAY: screen.display, HOME: profile },
      stdio: ['ignore', 'ignore', 'pipe'],
    });
    const address = await firstMatch(browser.stderr as NodeJS.ReadableStream, /listening on (ws:\S+)/);
    const remote = await connect(`${address}/session`);
    await remote.ask('session.new', { capabilities: {} });
    const { contexts } = await remote.ask<{ contexts: { context: string }[] }>('browsingContext.getTree', {});
    const context = contexts[0]?.context;
    return {
      go: async (url) => void (await remote.ask('browsingContext.navigate', { context, url, wait: 'interactive' })),
      async run<T>(expression: string): Promise<T> {
        const answer = await remote.ask<Evaluated>('script.evaluate', {
          expression: `Promise.resolve(${expression}).then((value) => JSON.stringify({ value }))`,
          target: { context },
          awaitPromise: true,
        });
        if (answer.type !== 'success') throw new Error(answer.exceptionDetails?.text ?? 'A script failed');
        return (JSON.parse(answer.result.value) as { value: T }).value;
      },
      async close() {
        remote.close();
        await end(browser);
        await screen.close();
        await rm(profile, { recursive: true, force: true, maxRetries: 5 });
      },
    };
  },
};

interface Evaluated {
  readonly type: 'success' | 'exception';
  readonly result: { readonly value: string };
  readonly exceptionDetails?: { readonly text: string };
}

interface Remote {
  ask<T>(method: string, params: unknown): Promise<T>;
  close(): void;
}

async function connect(address: string): Promise<Remote> {
  const socket = new WebSocket(address);
  await new Promise((resolve, reject) => {
    socket.once('open', resolve);
    socket.once('error', reject);
  });
  const waiting = new Map<number, PromiseWithResolvers<unknown>>();
  socket.on('message', (text) => {
    const { id, result, error, message } = JSON.parse(String(text));
    const asked = waiting.get(id);
    waiting.delete(id);
    if (error === undefined) asked?.resolve(result);
    else asked?.reject(new Error(`${error}: ${message}`));
  });
  let last = 0;
  return {
    ask<T>(method: string, params: unknown): Promise<T> {
      last += 1;
      const asked = Promise.withResolvers<unknown>();
      waiting.set(last, asked);
      socket.send(JSON.stringify({ id: last, method, params }));
      return asked.promise as Promise<T>;
    },
    close: () => socket.close(),
  };
}

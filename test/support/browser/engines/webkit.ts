/** Debian's WebKitGTK, spoken to by plain WebDriver over HTTP: the nearest thing to Safari outside of a Mac. */

import { spawn } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { freePort } from '../../server/services.ts';
import { type Engine, end, HEIGHT, openDisplay, SOFTWARE, WIDTH } from './engine.ts';

const DRIVER = '/usr/bin/WebKitWebDriver';
const LIBRARIES = '/usr/lib';
const PATIENCE = 60_000;

function miniBrowser(): string | undefined {
  const machines = existsSync(LIBRARIES) ? readdirSync(LIBRARIES).filter((name) => name.endsWith('-linux-gnu')) : [];
  const paths = machines.flatMap((machine) =>
    ['webkit2gtk-4.1', 'webkit2gtk-4.0'].map((version) => join(LIBRARIES, machine, version, 'MiniBrowser')),
  );
  return paths.find((path) => existsSync(path));
}

export const webkit: Engine = {
  name: 'WebKit',
  missing: () =>
    existsSync(DRIVER) && miniBrowser() !== undefined && existsSync('/usr/bin/Xvfb')
      ? undefined
      : 'webkit2gtk-driver, xvfb',
  async open() {
    const screen = await openDisplay();
    const port = await freePort();
    const driver = spawn(DRIVER, [`--port=${port}`, '--host=127.0.0.1'], {
      env: {
        ...process.env,
        ...SOFTWARE,
        DISPLAY: screen.display,
        WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1',
      },
      stdio: 'ignore',
    });
    const ask = async <T>(method: string, path: string, body?: unknown): Promise<T> => {
      const answer = await fetch(`http://127.0.0.1:${port}${path}`, {
        method,
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      });
      const { value } = (await answer.json()) as { value: T & { error?: string; message?: string } };
      if (!answer.ok) throw new Error(`${value.error}: ${value.message}`);
      return value;
    };
    await answering(() => ask('GET', '/status'));
    const options = { binary: miniBrowser(), args: ['--automation', `--geometry=${WIDTH}x${HEIGHT}`] };
    const capabilities = { alwaysMatch: { browserName: 'MiniBrowser', 'webkitgtk:browserOptions': options } };
    const { sessionId } = await ask<{ sessionId: string }>('POST', '/session', { capabilities });
    const session = `/session/${sessionId}`;
    return {
      go: (url) => ask('POST', `${session}/url`, { url }),
      async run<T>(expression: string): Promise<T> {
        const script = `const done = arguments[0]; Promise.resolve(${expression}).then((value) => done(JSON.stringify({ value })), (error) => done(JSON.stringify({ error: String(error) })));`;
        const text = await ask<string>('POST', `${session}/execute/async`, { script, args: [] });
        const { value, error } = JSON.parse(text) as { value: T; error?: string };
        if (error !== undefined) throw new Error(error);
        return value;
      },
      async close() {
        await ask('DELETE', session).catch(() => undefined);
        await end(driver);
        await screen.close();
      },
    };
  },
};

async function answering(ask: () => Promise<unknown>): Promise<void> {
  const end = Date.now() + PATIENCE;
  for (;;) {
    try {
      await ask();
      return;
    } catch (error) {
      if (Date.now() > end) throw error;
      await pause(100);
    }
  }
}

/** `npm run dev`: one command, one address, sources instead of a build, and a match that can be played. */

import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, utimesSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { WebSocket } from 'ws';
import { createRandom, seedFromText } from '../../shared/engine/random.ts';
import { Guest } from '../support/guest/guest.ts';
import { choicesOf, pickCommand } from '../support/guest/player.ts';
import { freePort } from '../support/server/services.ts';

const ROOT = join(import.meta.dirname, '../..');
const folder = mkdtempSync(join(tmpdir(), 'hot-paws-dev-'));
let development: ChildProcess;
let url: string;
let output = '';
const WAIT = { timeout: 60_000, interval: 1000 };

beforeAll(async () => {
  const { scripts } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')) as { scripts: { dev: string } };
  const [program, ...args] = scripts.dev.split(' ');
  expect(program).toBe('node');
  const port = await freePort();
  url = `http://127.0.0.1:${port}`;
  development = spawn(process.execPath, args, {
    cwd: ROOT,
    env: { ...process.env, NODE_ENV: 'development', PORT: String(port), HOST: '127.0.0.1', DATA_DIR: folder },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  for (const stream of [development.stdout, development.stderr])
    stream?.on('data', (chunk: Buffer) => {
      output += chunk.toString();
      if (output.includes('is open')) resolve();
      if (output.includes('Failed running')) reject(new Error(output));
    });
  await promise;
});

afterAll(async () => {
  const gone = once(development, 'exit');
  development.kill();
  await gone;
  rmSync(folder, { recursive: true, force: true });
});

test('the page comes from its sources, and a path of the client is the page', async () => {
  for (const path of ['/', '/replay/abc/7']) {
    const page = await (await fetch(`${url}${path}`, { headers: { accept: 'text/html' } })).text();
    expect(page).toContain('/@vite/client');
    expect(page).toContain('src="/main.tsx"');
  }
  const script = await fetch(`${url}/main.tsx`);
  expect(script.headers.get('content-type')).toMatch(/javascript/);
  expect(await script.text()).toContain('from "/App.tsx"');
  expect((await fetch(`${url}/@fs${join(ROOT, 'shared/table/talk.ts')}`)).status).toBe(200);
});

test('its pages may call the server and open sockets, and those of others may not', async () => {
  const identity = (origin: string) =>
    fetch(`${url}/api/identity`, {
      method: 'POST',
      headers: { origin, 'content-type': 'application/json' },
      body: '{}',
    });
  expect((await identity(url)).status).toBe(200);
  expect((await identity('http://elsewhere.example')).status).toBe(403);
  const socket = new WebSocket(url.replace('http', 'ws'), { origin: url });
  await once(socket, 'open');
  socket.terminate();
});

test('two people play a move', async () => {
  const guests = [await Guest.arrive(url), await Guest.arrive(url)];
  const id = await guests[0]!.open({ game: 'blackJacky', seats: 2, pace: 'relaxed' });
  for (const guest of guests) await guest.join(id);
  for (const guest of guests) await guest.ask('ready', { ready: true });
  await Promise.all(guests.map((guest) => guest.until(() => guest.seq > 0)));
  const random = createRandom(seedFromText('dev'));
  const [choice] = guests.flatMap((guest) => {
    const command = pickCommand(choicesOf(guest.game, guest.view), random);
    return command === undefined ? [] : [{ guest, command }];
  });
  const { seq } = choice!.guest;
  expect(await choice!.guest.command(choice!.command)).toMatchObject({ ok: true });
  await Promise.all(guests.map((guest) => guest.until(() => guest.seq > seq)));
  for (const guest of guests) await guest.leave();
});

test('a changed file of the client is told to open pages, also after one of the server had it started again', async () => {
  const edit = (file: string) => utimesSync(join(ROOT, file), new Date(), new Date());
  const listen = async () => {
    const client = await (await fetch(`${url}/@vite/client`)).text();
    const [port, token] = [/hmrPort = (\d+)/.exec(client)?.[1], /wsToken = "([^"]+)"/.exec(client)?.[1]];
    const news: string[] = [];
    const socket = new WebSocket(`ws://localhost:${port}/?token=${token}`, 'vite-hmr');
    socket.on('message', (message: Buffer) => news.push(message.toString()));
    await once(socket, 'open');
    return { port, news, socket };
  };
  const hear = async ({ news, socket }: Awaited<ReturnType<typeof listen>>) => {
    await fetch(`${url}/hud/kit/Button.tsx`);
    await vi.waitFor(() => {
      edit('client/hud/kit/Button.tsx');
      expect(news.join()).toContain('/hud/kit/Button.tsx');
    }, WAIT);
    socket.terminate();
  };
  const before = await listen();
  await hear(before);
  output = '';
  edit('server/log.ts');
  await vi.waitFor(() => expect(output).toContain('is open'), WAIT);
  const after = await listen();
  // Where an open page goes on asking.
  expect(after.port).toBe(before.port);
  await hear(after);
});

import { once } from 'node:events';
import { expect, test } from 'vitest';
import { WebSocket, WebSocketServer } from 'ws';
import { framed } from '../../../server/rooms/wire/outbox.ts';

test('messages of every length that are sent in one piece arrive one by one', async () => {
  const lengths = [0, 1, 125, 126, 127, 65_535, 65_536, 70_000, 3];
  const server = new WebSocketServer({ port: 0, host: '127.0.0.1' });
  server.on('connection', (_socket, request) =>
    request.socket.write(framed(lengths.map((length) => Buffer.alloc(length, length % 251)))),
  );
  await once(server, 'listening');
  const { port } = server.address() as { port: number };
  const client = new WebSocket(`ws://127.0.0.1:${port}`);
  const heard: Buffer[] = [];
  const { promise, resolve } = Promise.withResolvers<void>();
  client.on('message', (message: Buffer) => {
    heard.push(message);
    if (heard.length === lengths.length) resolve();
  });
  await promise;
  expect(heard.map(({ length }) => length)).toEqual(lengths);
  for (const message of heard) expect(message.every((byte) => byte === message.length % 251)).toBe(true);
  client.terminate();
  server.close();
});

/**
 * What a table would cost if it were nothing but a fan-out: bare `ws`, and messages of the same number and length as those of a
 * real move: the move and the patch to every viewer, the reply to who asked, and as many pings. No rules, no journal, no views.
 */

import { type WebSocket, WebSocketServer } from 'ws';

const [moveBytes = 0, patchBytes = 0, replyBytes = 0, ...pingEvery] = process.argv.slice(2).map(Number);
const tables = new Map<string, Set<WebSocket>>();
const server = new WebSocketServer({ port: 0, host: '127.0.0.1', perMessageDeflate: false });

server.on('connection', (socket, request) => {
  const table = request.url ?? '';
  const here = tables.get(table) ?? new Set();
  tables.set(table, here.add(socket));
  socket.on('close', () => here.delete(socket));
  socket.on('message', () => {
    for (const viewer of here) {
      viewer.send(Buffer.alloc(moveBytes));
      viewer.send(Buffer.alloc(patchBytes));
    }
    socket.send(Buffer.alloc(replyBytes));
  });
});

for (const milliseconds of pingEvery)
  setInterval(() => {
    for (const socket of server.clients) socket.ping();
  }, milliseconds);

server.on('listening', () => {
  const address = server.address();
  process.send?.({ port: typeof address === 'object' && address !== null ? address.port : 0 });
});

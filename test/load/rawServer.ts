/** What a table would cost if it were nothing but a fan-out: bare `ws`, the same bytes to the same number of sockets. */

import { WebSocket, WebSocketServer } from 'ws';

const [size = 0] = process.argv.slice(2).map(Number);
const tables = new Map<string, Set<WebSocket>>();
const server = new WebSocketServer({ port: 0, host: '127.0.0.1', perMessageDeflate: false });

server.on('connection', (socket, request) => {
  const table = request.url ?? '';
  const here = tables.get(table) ?? new Set();
  tables.set(table, here.add(socket));
  socket.on('close', () => here.delete(socket));
  socket.on('message', (command: Buffer) => {
    for (const viewer of here) {
      const message = Buffer.alloc(size);
      command.copy(message, 0, 0, Math.min(command.length, size));
      if (viewer.readyState === WebSocket.OPEN) viewer.send(message);
    }
  });
});

server.on('listening', () => {
  const address = server.address();
  process.send?.({ port: typeof address === 'object' && address !== null ? address.port : 0 });
});
process.on('message', () => process.send?.({ cpu: process.cpuUsage() }));

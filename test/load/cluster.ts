/** `npm run cluster -- --processes 3`: the cluster of compose.yaml from Debian's packages, until Ctrl-C. */

import { parseArgs } from 'node:util';
import { startCluster } from '../support/server/cluster.ts';
import { startPrometheus } from '../support/server/services.ts';

const { values } = parseArgs({ options: { processes: { type: 'string', default: '3' } } });
const cluster = await startCluster(Number(values.processes), { LOG_LEVEL: 'info' });
const prometheus = await startPrometheus(cluster.processes.map(({ port }) => `127.0.0.1:${port}`));
console.log(`Come in:  ${cluster.url}`);
for (const { url, pid } of cluster.processes) console.log(`process   ${url}  (pid ${pid})`);
console.log(`Postgres  ${cluster.postgres.url}`);
console.log(`Redis     ${cluster.redis.url}`);
console.log(`Figures   ${prometheus?.url ?? "install Debian's prometheus"}`);
for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.once(signal, async () => {
    await prometheus?.stop();
    await cluster.stop();
    process.exit(0);
  });

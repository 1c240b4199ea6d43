import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { refusalOf } from '../../../client/net/roomTable.ts';
import type { Ticket } from '../../../shared/table/api.ts';
import { Guest } from '../../support/guest/guest.ts';
import { Stayer } from '../../support/guest/stayer.ts';
import { type Cluster, cannotCluster, startCluster } from '../../support/server/cluster.ts';
import type { ServerProcess } from '../../support/server/serverProcess.ts';

describe.skipIf(cannotCluster())('two processes behind one proxy', () => {
  let cluster: Cluster;

  beforeAll(async () => {
    cluster = await startCluster(2);
    passerBy = await Guest.arrive(cluster.url);
  });

  afterAll(() => cluster?.stop());

  const playing = async (): Promise<{ id: string; all: Guest[]; stayers: Stayer[] }> => {
    const all = [await Guest.arrive(cluster.url), await Guest.arrive(cluster.url)];
    const id = await all[0]!.open({ game: 'spicy', seats: 2, pace: 'relaxed' });
    for (const guest of all) await guest.join(id);
    for (const guest of all) await guest.ask('ready', { ready: true });
    await all[0]!.until(() => all[0]!.seq > 0);
    return { id, all, stayers: all.map((guest) => new Stayer(guest, id)) };
  };

  /** Tables of each process, by what it says itself. */
  const homeOf = async (id: string): Promise<ServerProcess> => {
    for (const process of cluster.processes) {
      const metrics = (await (await fetch(`${process.url}/health`)).json()) as { tables: number };
      if (metrics.tables > 0 && (await hasTable(process, id))) return process;
    }
    throw new Error(`No process has ${id}`);
  };
  const hasTable = async (process: ServerProcess, id: string): Promise<boolean> => {
    const guest = await Guest.arrive(process.url);
    // Straight to the process: only the one that has the table opens a socket for it.
    return guest.join(id, 'watcher').then(
      async () => {
        await guest.leave();
        return true;
      },
      () => false,
    );
  };

  let passerBy: Guest;
  const answerTo = async (id: string): Promise<string> => {
    const guest = passerBy.twin();
    return guest.join(id, 'watcher').then(
      async () => {
        await guest.leave();
        return 'joined';
      },
      (error) => refusalOf(error).code,
    );
  };

  /** A seat that is kept for somebody who never takes it, asked for at this process. */
  const promiseSeat = async ({ url }: ServerProcess, id: string): Promise<void> => {
    const { ticket } = await passerBy.twin(url).call<Ticket>('POST', '/api/ticket', { table: id });
    const headers = { authorization: `Bearer ${ticket}`, 'content-type': 'application/json' };
    const answer = await fetch(`${url}/matchmake/joinById/${id}`, {
      method: 'POST',
      headers,
      body: '{"as":"watcher"}',
    });
    expect(await answer.json()).toMatchObject({ roomId: id });
  };

  test('a socket reaches the process that has the table, whichever gets it first', async () => {
    const tables: Awaited<ReturnType<typeof playing>>[] = [];
    const homes = new Set<ServerProcess>();
    while (homes.size < 2) {
      const table = await playing();
      tables.push(table);
      homes.add(await homeOf(table.id));
    }
    for (const { id } of tables) for (let time = 0; time < 4; time += 1) expect(await answerTo(id)).toBe('joined');
    await Promise.all(tables.flatMap(({ stayers }) => stayers.map((stayer) => stayer.stop())));
  });

  test('a table whose process is gone is moving until another has it, and then everybody is back', async () => {
    const { id, stayers } = await playing();
    const home = await homeOf(id);
    await home.kill('SIGKILL');
    const answers = new Set<string>();
    while (stayers.some((stayer) => stayer.returns === 0)) answers.add(await answerTo(id));
    expect([...answers]).not.toContain('table/noSuchTable');
    expect([...answers]).toContain('table/moving');
    for (const stayer of stayers) expect(stayer.complaints).toEqual([]);
    expect(await answerTo('nowhere')).toBe('table/noSuchTable');
    await home.start();
    await Promise.all(stayers.map((stayer) => stayer.stop()));
  });

  test('a process that wakes after a stall leaves its tables to who adopted them', async () => {
    const { id, stayers } = await playing();
    const home = await homeOf(id);
    const other = cluster.processes.find((process) => process !== home)!;
    await promiseSeat(home, id);
    process.kill(home.pid, 'SIGSTOP');
    // Nobody at the table has noticed; who comes now finds it where it was adopted.
    await expect.poll(() => answerTo(id)).toBe('joined');
    process.kill(home.pid, 'SIGCONT');
    await Promise.all(stayers.map((stayer) => stayer.guest.until(() => stayer.returns > 0)));
    expect(home.output).toContain('taken over by another process');
    // Who asks the sleeper is sent on, although it had promised a seat itself.
    await promiseSeat(home, id);
    // Long enough for the sleeper to have removed what is not its own, had it done so.
    const answers = new Set<string>();
    for (let look = 0; look < 10; look += 1) answers.add(await answerTo(id));
    expect([...answers]).toContain('joined');
    for (const wrong of ['table/moving', 'table/noSuchTable']) expect([...answers]).not.toContain(wrong);
    expect(await hasTable(other, id)).toBe(true);
    expect(stayers.map((stayer) => stayer.returns)).toEqual([1, 1]);
    for (const stayer of stayers) expect(stayer.complaints).toEqual([]);
    await Promise.all(stayers.map((stayer) => stayer.stop()));
  });

  test('a Redis that lost everything is told again, and health tells', async () => {
    const { id, stayers } = await playing();
    await cluster.redis.crash();
    const health = async () =>
      (await (await fetch(`${cluster.processes[0]!.url}/health`)).json()) as { reasons: string[] };
    await expect.poll(health).toMatchObject({ ready: false, reasons: ['Redis does not answer'] });
    await cluster.redis.start();
    await expect.poll(() => answerTo(id)).toBe('joined');
    await expect.poll(health).toMatchObject({ ready: true, reasons: [] });
    expect(stayers.map((stayer) => stayer.returns)).toEqual([0, 0]);
    await Promise.all(stayers.map((stayer) => stayer.stop()));
  });
});

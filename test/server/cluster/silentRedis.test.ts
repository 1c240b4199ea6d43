import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Cluster, joinCluster } from '../../../server/cluster/redis.ts';
import { Line } from '../../load/chaos/line.ts';
import { missing, type Service, startRedis } from '../../support/server/services.ts';

describe.skipIf(missing('redis'))('lines to Redis', () => {
  let redis: Service;
  let line: Line;
  let near: Cluster;
  let far: Cluster;
  let heard = '';

  beforeAll(async () => {
    redis = await startRedis();
    line = await Line.to(redis.url);
    [near, far] = await Promise.all([joinCluster(line.url), joinCluster(redis.url)]);
    near.presence.begin();
    await near.presence.subscribe('news', (news: string) => {
      heard = news;
    });
  });

  afterAll(async () => {
    await near?.presence.end();
    for (const cluster of [near, far]) cluster?.presence.shutdown();
    await redis?.stop();
  });

  /** What others say is heard. */
  async function expectHeard(news: string): Promise<void> {
    const ask = async () => {
      await far.presence.publish('news', news).catch(() => undefined);
      return heard;
    };
    await expect.poll(ask, { interval: 200 }).toBe(news);
  }

  test('that are taken and closed again while it is away are opened when it is back', async () => {
    await expectHeard('before');
    await redis.crash();
    await new Promise((resolve) => setTimeout(resolve, 1000));
    await redis.start();
    await expectHeard('after');
  });

  test('that are gone without a word are opened again', async () => {
    await expectHeard('before');
    line.lose();
    await expectHeard('after');
    await far.presence.set('key', 'value');
    await expect.poll(() => near.presence.get('key').catch(() => undefined)).toBe('value');
  });
});

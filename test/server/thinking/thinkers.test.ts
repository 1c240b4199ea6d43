import { afterEach, describe, expect, test } from 'vitest';
import { Thinkers } from '../../../server/thinking/thinkers.ts';
import { seat } from '../../../shared/engine/game.ts';
import { seedFromText } from '../../../shared/engine/random.ts';
import { Guest } from '../../support/guest/guest.ts';
import { Player } from '../../support/guest/player.ts';
import { startServer, type TestServer } from '../../support/server/testServer.ts';
import { ASKED, FATES } from '../../support/server/thinkers/fates.ts';

const script = (name: string) => new URL(`../../support/server/thinkers/${name}.ts`, import.meta.url);

const closing: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const close of closing.splice(0).reverse()) await close();
});

function pool(size: number): Thinkers {
  const thinkers = new Thinkers(size, script('obedient'));
  closing.push(() => thinkers.close());
  return thinkers;
}

const thought = (game: string) => ({
  game,
  level: 'legend' as const,
  sight: { seat: seat(0), view: undefined, legal: [], memory: undefined },
  seed: seedFromText('thinking'),
});

/** A server whose only thinker asks before every thought what is to become of it. */
async function fatedServer(fateOf: (thought: number) => 'live' | 'die' | 'ponder'): Promise<TestServer> {
  const server = await startServer({}, { thinkers: new Thinkers(1, script('fated')) });
  const fates = new BroadcastChannel(FATES);
  let thoughts = 0;
  fates.onmessage = ({ data }) => {
    if (data !== ASKED) return;
    fates.postMessage(fateOf(thoughts));
    thoughts += 1;
  };
  closing.push(
    () => server.close(),
    async () => fates.close(),
  );
  return server;
}

/** Somebody alone with a legend; Black Jacky, where nobody has to wait for paws. */
async function withLegend(server: TestServer): Promise<Guest> {
  const guest = await Guest.arrive(server.url);
  await guest.join(
    await guest.open({ game: 'blackJacky', seats: 2, bots: ['legend'], practice: true, pace: 'relaxed' }),
  );
  await guest.until(() => guest.seq > 0);
  return guest;
}

describe('the threads that legends think in', () => {
  test('who ponders holds up nobody else as long as a thread is free', async () => {
    const thinkers = pool(2);
    void thinkers.think(thought('ponder'));
    const others = await Promise.all(['one', 'two', 'three'].map((game) => thinkers.think(thought(game))));
    expect(others.map((choice) => choice?.command)).toEqual(['one', 'two', 'three']);
  });

  test('a thought that goes wrong is told to who asked, and the thread goes on', async () => {
    const thinkers = pool(1);
    await expect(thinkers.think(thought('err'))).rejects.toThrow('a bug');
    expect(await thinkers.think(thought('next'))).toEqual({ command: 'next', after: 0 });
  });

  test('a thread that dies is replaced: what waited behind it is answered, what killed it is not tried forever', async () => {
    const thinkers = pool(1);
    const deadly = thinkers.think(thought('die'));
    const behind = thinkers.think(thought('behind'));
    await expect(deadly).rejects.toThrow('Threads died over a thought');
    expect(await behind).toEqual({ command: 'behind', after: 0 });
  });

  test('who still ponders when the server closes is not waited for', async () => {
    const thinkers = pool(1);
    const endless = thinkers.think(thought('ponder'));
    await thinkers.close();
    expect(await endless).toBeUndefined();
    expect(await thinkers.think(thought('later'))).toBeUndefined();
  });
});

describe('a legend at a table', () => {
  test('that ponders forever keeps nobody at another table from playing', async () => {
    const server = await fatedServer(() => 'ponder');
    await withLegend(server);
    const people = [await Guest.arrive(server.url), await Guest.arrive(server.url)];
    const id = await people[0]!.open({ game: 'blackJacky', seats: 2, pace: 'relaxed' });
    for (const guest of people) await guest.join(id);
    for (const guest of people) await guest.ask('ready', { ready: true });
    const players = people.map((guest, index) => new Player(guest, `beside a ponderer ${index}`));
    await people[0]!.until(() => people[0]!.seq >= 20 || people[0]!.state.phase === 'scores');
    for (const player of players) await player.stop();
  });

  test('whose thinker dies plays on in a fresh one', async () => {
    const server = await fatedServer((thought) => (thought === 0 ? 'die' : 'live'));
    const guest = await withLegend(server);
    const player = new Player(guest, 'against a mortal');
    await guest.until(() => guest.log.some(({ actor }) => actor !== guest.you && actor !== 'table'));
    await player.stop();
  });
});

import { afterAll, beforeAll, expect, test } from 'vitest';
import { accepted, refused, seated } from '../../../support/guest/gathering.ts';
import type { Guest } from '../../../support/guest/guest.ts';
import { startServer, type TestServer } from '../../../support/server/testServer.ts';

let server: TestServer;

beforeAll(async () => {
  server = await startServer();
});

afterAll(() => server.close());

test('emotes and phrases reach everybody but those who do not want to hear them, and not too often', async () => {
  const { all } = await seated(server, 3);
  const [loud, listener, deaf] = all;
  expect(await deaf!.ask('mute', { seat: 0, muted: true })).toEqual(accepted);
  const talk = (guest: Guest) => guest.heard.filter(({ type }) => type === 't').length;
  // All at once: with time in between one may say more.
  const replies = await Promise.all(Array.from({ length: 6 }, () => loud!.ask('say', { phrase: 'hello' })));
  expect(replies.slice(0, 4)).toEqual([accepted, accepted, accepted, accepted]);
  expect(replies.at(-1)).toEqual(refused('table/tooFrequent'));
  await listener!.until(() => talk(listener!) >= 4);
  expect(await deaf!.ask('touch', {})).toEqual(accepted);
  expect(talk(deaf!)).toBe(0);
  expect(await loud!.ask('say', { phrase: 'Anything I like' as never })).toMatchObject({ ok: false });
});

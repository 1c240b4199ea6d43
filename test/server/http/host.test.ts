import { afterAll, beforeAll, expect, test } from 'vitest';
import { admit } from '../../../server/rooms/people/admit.ts';
import type { HostOverview } from '../../../shared/table/hosting.ts';
import { MESSAGES, talkCodec } from '../../../shared/table/protocol.ts';
import { call } from '../../support/guest/call.ts';
import { Guest } from '../../support/guest/guest.ts';
import { startServer, type TestServer } from '../../support/server/testServer.ts';

const TOKEN = 'a token for the host of this house';
let server: TestServer;

beforeAll(async () => {
  server = await startServer({ HOST_TOKEN: TOKEN, TRUST_PROXY: '1', LIMIT_IDENTITIES: '30' });
});
afterAll(() => server.close());

/** Where all sockets of a test come from. */
const SOCKETS = '127.0.0.1';
let addresses = 0;
const freshAddress = () => `10.2.0.${++addresses}`;
const arrive = (address = freshAddress()) => Guest.arrive(server.url, { address });
const failure = (status: number, code: string) =>
  expect.objectContaining({ status, body: { error: expect.objectContaining({ code }) } });
const overview = () => call<HostOverview>(server.url, 'GET', '/api/host/overview', undefined, TOKEN);
const host = (deed: string, wish: object) => call(server.url, 'POST', `/api/host/${deed}`, wish, TOKEN);

/** A table with these two at it. */
async function seated(options: object = {}): Promise<{ table: string; one: Guest; other: Guest }> {
  const [one, other] = [await arrive(), await arrive()];
  const table = await one.open({ game: 'spicy', seats: 2, ...options });
  await one.join(table);
  await other.join(table);
  return { table, one, other };
}

test('nobody but the host sees or does anything, and who guesses is stopped', async () => {
  const guest = await arrive();
  const address = freshAddress();
  const guess = (token?: string) => call(server.url, 'GET', '/api/host/overview', undefined, token, address);
  for (const token of [undefined, guest.token, `${TOKEN}x`, TOKEN.slice(1)])
    await expect(guess(token)).rejects.toEqual(failure(401, 'host/badToken'));
  await expect(
    call(server.url, 'POST', '/api/host/ban', { cat: guest.id, minutes: null }, guest.token, address),
  ).rejects.toEqual(failure(401, 'host/badToken'));
  // Faster than it is earned anew, on any machine.
  await expect
    .poll(() => guess('wrong').catch((error) => error), { interval: 0 })
    .toEqual(failure(429, 'server/tooFrequent'));
});

test('where no token is set there is no such page', async () => {
  const { readConfig } = await import('../../../server/config.ts');
  expect(readConfig({}).hostToken).toBeUndefined();
  expect(() => readConfig({ HOST_TOKEN: 'short' })).toThrow();
});

test('tables, people and figures of every process are told', async () => {
  const { table, one } = await seated();
  const { processes } = await overview();
  expect(processes).toHaveLength(1);
  expect(processes[0]).toMatchObject({ draining: false, failures: 0, movesPerSecond: expect.any(Number) });
  const found = processes[0]!.tables.find(({ id }) => id === table);
  expect(found).toMatchObject({ game: 'spicy', phase: 'gathering' });
  expect(found?.people.map(({ id }) => id)).toContain(one.id);
  const waiting = await arrive();
  await waiting.call('POST', '/api/queue', { game: 'spicy', seats: 2, bots: false });
  expect((await overview()).queue).toEqual([
    { game: 'spicy', pace: 'standard', people: 1, longestMs: expect.any(Number) },
  ]);
  await waiting.call('DELETE', '/api/queue');
});

test('a report comes with the match and what was said, and is known to the host alone', async () => {
  const { one, other } = await seated({ visibility: 'private', watchers: false, handsAfterMatch: false });
  await one.ask('ready', { ready: true });
  await other.ask('ready', { ready: true });
  await one.until(() => one.matchId !== '');
  await other.ask('say', { phrase: 'hurryUp' });
  const seat = other.you!;
  expect(await one.ask('report', { seat, reason: 'talk' })).toMatchObject({ ok: true });
  expect(await one.ask('report', { seat: one.you!, reason: 'talk' })).toMatchObject({ ok: false });
  const report = (await overview()).reports.find(({ reporter }) => reporter.id === one.id);
  expect(report).toMatchObject({
    reason: 'talk',
    reported: { id: other.id },
    match: one.matchId,
    talk: [{ by: 'reported', said: 'hurryUp' }],
  });
  expect(JSON.stringify(await other.call('GET', '/api/me/export'))).not.toContain(one.id);
  // The journal of a private table: for the host, who may play there, too, and learns no card of a match that runs.
  const journal = (token?: string) => call(server.url, 'GET', `/api/host/matches/${one.matchId}`, undefined, token);
  expect(await journal(TOKEN)).toMatchObject({ id: one.matchId, revealed: false, log: expect.any(Array) });
  await expect(journal(one.token)).rejects.toEqual(failure(401, 'host/badToken'));
  await expect(call(server.url, 'GET', `/api/matches/${one.matchId}`)).rejects.toEqual(
    failure(403, 'table/noWatchers'),
  );
  await host('closeReport', { id: report!.id });
  expect((await overview()).reports.some(({ id }) => id === report!.id)).toBe(false);
  await one.call('POST', '/api/me/reports', { cat: other.id, reason: 'name' });
  expect((await overview()).reports[0]).toMatchObject({ reason: 'name', match: null });
});

test('who has blocked somebody hears nothing of them, and is not heard, from that moment on', async () => {
  const { one, other } = await seated();
  const heard = () =>
    one.heard.flatMap(({ type, message }) => (type === MESSAGES.talk ? [talkCodec.unpack(message, 'talk').seat] : []));
  await other.ask('say', { phrase: 'hello' });
  await expect.poll(() => heard().length).toBe(1);
  await one.call('POST', '/api/me/blocks', { cat: other.id });
  await other.ask('say', { phrase: 'goodbye' });
  await one.ask('say', { phrase: 'thanks' });
  // One's own words come back: they are the sign that the others would have come before.
  await expect.poll(() => heard().length).toBe(2);
  expect(heard()).toEqual([other.you, one.you]);
  await one.call('DELETE', `/api/me/blocks/${other.id}`);
  await other.ask('say', { phrase: 'hello' });
  await expect.poll(() => heard().length).toBe(3);
});

test('who is muted says nothing until it is lifted', async () => {
  const { one } = await seated();
  await host('mute', { cat: one.id, minutes: 10 });
  await expect.poll(async () => (await one.ask('say', { phrase: 'hello' })).ok).toBe(false);
  const sanction = (await overview()).sanctions.find(({ cat }) => cat?.id === one.id);
  await host('lift', { id: sanction!.id });
  await expect.poll(async () => (await one.ask('emote', { emote: 'purr' })).ok, { interval: 2500 }).toBe(true);
});

test('an address is banned however it is written, and nothing that is none', async () => {
  const ban = (address: string) => host('ban', { address, minutes: 5 });
  await ban('2001:0DB8:0:1::9');
  await expect(arrive('2001:db8::1:0:0:0:7')).rejects.toMatchObject({ status: 403 });
  await expect(arrive('2001:db8:0:2::7')).resolves.toBeDefined();
  await ban('2001:db8:0:2');
  await expect(arrive('2001:db8:0:2::7')).rejects.toMatchObject({ status: 403 });
  await ban('198.51.100.4');
  await expect(arrive('::ffff:198.51.100.4')).rejects.toMatchObject({ status: 403 });
  for (const address of ['next door', '198.51.100', '2001:db8', ''])
    await expect(ban(address)).rejects.toMatchObject({ status: 400 });
});

test('who is banned goes at once and does not come back, from their address neither', async () => {
  const [guest, other] = [await arrive(), await arrive()];
  const table = await guest.open({ game: 'spicy', seats: 2 });
  await guest.join(table);
  await other.join(table);
  await host('ban', { cat: guest.id, minutes: null, address: true });
  await expect.poll(() => guest.closedWith).toBe(4103);
  await expect
    .poll(
      async () =>
        (await guest.call('GET', '/api/me').catch((error: { status: number }) => error)) as { status: number },
    )
    .toMatchObject({ status: 403 });
  await expect.poll(async () => (await overview()).sanctions.some((ban) => ban.address === SOCKETS)).toBe(true);
  await expect
    .poll(() => call(server.url, 'POST', '/api/identity', {}, undefined, SOCKETS).catch((error) => error))
    .toEqual(failure(403, 'identity/banned'));
  const onRecord = async (cat: string) =>
    (await overview()).audit.filter((deed) => deed.cat?.id === cat).map(({ facts }) => facts.address === true);
  await expect.poll(() => onRecord(guest.id)).toContain(true);
  // Who shares the address goes with them.
  await expect.poll(() => other.closedWith).toBe(4103);
  for (const { id } of (await overview()).sanctions) await host('lift', { id });
  expect(await guest.call('GET', '/api/me')).toMatchObject({ id: guest.id });
  // At no table nobody knows an address, and the record must not claim one.
  const away = await arrive();
  await host('ban', { cat: away.id, minutes: null, address: true });
  expect(await onRecord(away.id)).toEqual([false]);
  expect((await overview()).sanctions.filter(({ address }) => address !== null)).toEqual([]);
  for (const { id } of (await overview()).sanctions) await host('lift', { id });
});

test('a device that is signed out is sent from its table', async () => {
  const { table, one } = await seated();
  const { code } = await one.call<{ code: string }>('POST', '/api/me/transfer');
  const { token } = await call<{ token: string }>(server.url, 'POST', '/api/transfer', { code });
  const early = await one.call<{ ticket: string }>('POST', '/api/ticket', { table });
  await call(server.url, 'DELETE', '/api/me/sessions', undefined, token);
  await expect.poll(() => one.closedWith).toBe(4103);
  // Not with a ticket from before, either.
  const request = new Request(`${server.url}/${table}`);
  await expect(admit(server.app.services, early.ticket, request)).rejects.toThrow('identity/badTicket');
  const fresh = await call<{ ticket: string }>(server.url, 'POST', '/api/ticket', { table }, token);
  expect(await admit(server.app.services, fresh.ticket, request)).toMatchObject({ id: one.id });
});

test('a name is changed, a table closed, a process drained, everybody told something; all of it is on record', async () => {
  const { table, one } = await seated();
  await host('rename', { cat: one.id, name: 'Pudding' });
  expect(await one.call('GET', '/api/me')).toMatchObject({ name: 'Pudding' });
  const named = async () => (await overview()).processes[0]!.tables.find(({ id }) => id === table)?.people;
  await expect.poll(named).toContainEqual({ id: one.id, name: 'Pudding' });
  await expect(host('rename', { cat: one.id, name: 'Shit' })).rejects.toEqual(failure(422, 'name/unkind'));
  await host('banner', { text: 'Back in ten minutes' });
  await expect.poll(() => call(server.url, 'GET', '/api/banner')).toEqual({ text: 'Back in ten minutes' });
  await host('banner', { text: '' });
  await host('closeTable', { table });
  await expect.poll(async () => (await overview()).processes[0]!.tables.some(({ id }) => id === table)).toBe(false);
  const { process } = (await overview()).processes[0]!;
  await host('drain', { process, draining: true });
  await expect.poll(async () => (await overview()).processes[0]!.draining).toBe(true);
  await expect(one.open({ game: 'spicy', seats: 2 })).rejects.toEqual(failure(503, 'server/full'));
  expect((await fetch(`${server.url}/health`)).status).toBe(503);
  await host('drain', { process, draining: false });
  await expect.poll(async () => (await fetch(`${server.url}/health`)).status).toBe(200);
  const { audit } = await overview();
  expect(new Set(audit.map(({ deed }) => deed))).toEqual(
    new Set(['rename', 'banner', 'closeTable', 'drain', 'ban', 'lift', 'mute', 'closeReport']),
  );
  // What is stored has no names: those may have to go.
  expect(JSON.stringify(audit.map(({ facts }) => facts))).not.toContain('Pudding');
  expect(audit.find(({ deed }) => deed === 'rename')?.cat).toEqual({ id: one.id, name: 'Pudding' });
});

import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import type { SpicyView } from '../../../../shared/games/spicy/model/model.ts';
import { MESSAGES, type Reply } from '../../../../shared/table/protocol.ts';
import { MAX_CREDIT_MS } from '../../../../shared/table/race/race.ts';
import { Guest } from '../../../support/guest/guest.ts';
import { choicesOf } from '../../../support/guest/player.ts';
import { raceOf } from '../../../support/server/raceRecord.ts';
import { SlowLine } from '../../../support/server/slowLine.ts';
import { startServer, type TestServer } from '../../../support/server/testServer.ts';

let server: TestServer;
let line: SlowLine;

beforeAll(async () => {
  server = await startServer();
});

afterEach(() => line.close());
afterAll(() => server.close());

const ROUND_TRIP_MS = 150;
/** The quickest of three answers counts: one of them was not held up by whatever else the machine does. */
const MEASURED = 3;

interface Party {
  readonly far: Guest;
  readonly near: Guest;
  readonly owner: Guest;
}

/** Three cats, a card on the stack, and one of the two who may slap it at the end of a slow line. */
async function cardOnTheStack(roundTripMs: number): Promise<Party> {
  line = await SlowLine.open(server.app.port, roundTripMs);
  const all = await Promise.all([server.url, server.url, server.url].map((url) => Guest.arrive(url)));
  const id = await all[0]!.open({
    game: 'spicy',
    seats: 3,
    pace: { turn: 300, reaction: 300, lastCard: 300, naming: 300 },
    rules: { starter: 0 },
  });
  const [owner, near, far] = all as [Guest, Guest, Guest];
  await owner.join(id);
  await near.join(id);
  far.url = line.url;
  await far.join(id);
  for (const guest of all) await guest.ask('ready', { ready: true });
  await Promise.all(all.map((guest) => guest.until(() => guest.seq > 0)));
  const measurements = (guest: Guest) => guest.heard.filter(({ type }) => type === MESSAGES.clock).length;
  await Promise.all([near, far].map((guest) => guest.until(() => measurements(guest) >= MEASURED)));
  const play = choicesOf(owner.game, owner.view).find(({ type }) => type === 'play');
  expect(await owner.command(play)).toMatchObject({ ok: true });
  await Promise.all(all.map((guest) => guest.until(() => guest.seq === 2)));
  return { far, near, owner };
}

describe('behind a slow line', () => {
  test('a paw that arrives second was made first, and wins by the credit that is in the journal', async () => {
    const { far, near } = await cardOnTheStack(ROUND_TRIP_MS);
    const slapped = Promise.withResolvers<Reply>();
    line.beforeMessage(() => near.command({ type: 'paw' }, 2).then(slapped.resolve, slapped.reject));
    expect(await far.command({ type: 'paw' }, 2)).toMatchObject({ ok: true });
    expect(await slapped.promise).toMatchObject({ ok: false, refusal: { code: 'table/tooLate' } });

    const { keys, winner, late, freeze } = await raceOf(server, far);
    const of = (guest: Guest) => keys.find(([seat]) => seat === guest.you)!;
    const [, , farArrival, farCredit] = of(far);
    const [, , nearArrival, nearCredit] = of(near);
    expect(winner).toBe(far.you);
    expect(nearArrival).toBeLessThanOrEqual(farArrival);
    expect(farCredit).toBeGreaterThanOrEqual(ROUND_TRIP_MS - 1);
    expect(farArrival - farCredit).toBeLessThan(nearArrival - nearCredit);
    expect(late.map(({ seat }) => seat)).toEqual([near.you]);
    // Who was near was made to wait for what could still be on its way.
    expect(freeze).toBeGreaterThanOrEqual(Math.min(MAX_CREDIT_MS, farCredit - nearCredit));
  });

  test('a play that arrives first does not cover a card under a paw that was made before', async () => {
    const { far, near } = await cardOnTheStack(ROUND_TRIP_MS);
    for (const guest of [near, far]) await guest.command({ type: 'letGo' });
    await Promise.all([near, far].map((guest) => guest.until(() => (guest.view as SpicyView).phase.kind === 'turn')));
    const { seq } = far;
    const play = choicesOf(near.game, near.view).find(({ type }) => type === 'play');
    const played = Promise.withResolvers<Reply>();
    line.beforeMessage(() => near.command(play, seq).then(played.resolve, played.reject));
    expect(await far.command({ type: 'paw' }, seq)).toMatchObject({ ok: true });
    expect(await played.promise).toMatchObject({ ok: false, refusal: { code: 'table/pawFirst' } });
    const { keys, winner } = await raceOf(server, far);
    expect(winner).toBe(far.you);
    expect(keys.map(([seat, kind]) => [seat, kind])).toEqual([
      [far.you, 'paw'],
      [near.you, 'move'],
    ]);
  });

  test('however long it is, nobody is paid back more than the cap', async () => {
    const { far } = await cardOnTheStack(2 * MAX_CREDIT_MS);
    expect(await far.command({ type: 'paw' }, 2)).toMatchObject({ ok: true });
    expect((await raceOf(server, far)).keys.map(([seat, kind, , credit]) => [seat, kind, credit])).toEqual([
      [far.you, 'paw', MAX_CREDIT_MS],
    ]);
  });
});

import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createRandom, seedFromText } from '../../../../shared/engine/random.ts';
import type { SpicyView } from '../../../../shared/games/spicy/model/model.ts';
import { MESSAGES } from '../../../../shared/table/protocol.ts';
import { TIE_MS } from '../../../../shared/table/race/race.ts';
import { Guest } from '../../../support/guest/guest.ts';
import { choicesOf } from '../../../support/guest/player.ts';
import { raceOf } from '../../../support/server/raceRecord.ts';
import { startServer, type TestServer } from '../../../support/server/testServer.ts';

let server: TestServer;

beforeAll(async () => {
  server = await startServer();
});

afterAll(() => server.close());

/** Four cats, and a card on the stack that three of them may slap. */
async function cardOnTheStack(): Promise<{ all: Guest[]; owner: Guest; others: Guest[] }> {
  const all = await Promise.all(Array.from({ length: 4 }, () => Guest.arrive(server.url)));
  const id = await all[0]!.open({ game: 'spicy', seats: 4, pace: 'relaxed' });
  for (const guest of all) await guest.join(id);
  for (const guest of all) await guest.ask('ready', { ready: true });
  await Promise.all(all.map((guest) => guest.until(() => guest.seq > 0)));
  const owner = all[all[0]!.state.match!.turn!]!;
  const play = choicesOf(owner.game, owner.view).find(({ type }) => type === 'play');
  expect(await owner.command(play)).toMatchObject({ ok: true });
  await Promise.all(all.map((guest) => guest.until(() => guest.seq === 2)));
  return { all, owner, others: all.filter((guest) => guest !== owner) };
}

describe('a race at a real table', () => {
  test('one paw wins, the others are shown in order, keys and verdict are in the journal', async () => {
    const { all, others } = await cardOnTheStack();
    const replies = await Promise.all(others.map((guest) => guest.command({ type: 'paw' }, 2)));
    expect(replies.filter((reply) => reply.ok)).toHaveLength(1);
    for (const reply of replies) if (!reply.ok) expect(reply.refusal.code).toBe('table/tooLate');
    await Promise.all(all.map((guest) => guest.until(() => guest.log.some(({ late }) => late.length > 0))));

    const winner = others[replies.findIndex((reply) => reply.ok)]!;
    const race = await raceOf(server, winner);
    expect(race.winner).toBe(winner.you);
    expect(race.keys.map(([seat]) => seat).sort()).toEqual(others.map((guest) => guest.you).sort());
    expect(race.freeze).toBeGreaterThanOrEqual(30);
    const decided = all[0]!.log.find(({ late }) => late.length > 0)!;
    expect(decided.actor).toBe(winner.you);
    expect(decided.late).toEqual(race.late);
    expect(decided.late.map(({ ms }) => ms)).toEqual(decided.late.map(({ ms }) => ms).sort((a, b) => a - b));
    // Only the paw that won reached the game.
    const seqs = all[0]!.log.filter(({ actor }) => actor !== 'table').map(({ actor }) => actor);
    expect(seqs).toHaveLength(2);
  });

  test('a paw that comes when the race is over is shown too, and changes nothing', async () => {
    const { all, others } = await cardOnTheStack();
    const [quick, slow] = others;
    expect(await quick!.command({ type: 'paw' }, 2)).toMatchObject({ ok: true });
    const reply = await slow!.command({ type: 'paw' }, 2);
    expect(reply).toMatchObject({ ok: false, refusal: { code: 'table/tooLate' } });
    await all[0]!.until(() => all[0]!.heard.some(({ type }) => type === MESSAGES.latePaw));
    const { message } = all[0]!.heard.find(({ type }) => type === MESSAGES.latePaw)!;
    expect((message as number[])[1]).toBe(slow!.you);
  });

  test('a play that arrives while a paw is coming down waits for the verdict, and loses to an earlier paw', async () => {
    const { all, others } = await cardOnTheStack();
    for (const guest of others) await guest.command({ type: 'letGo' });
    await Promise.all(
      all.map((guest) => guest.until(() => (guest.view as SpicyView).phase.kind === 'turn' && guest.seq >= 5)),
    );
    const turn = all[all[0]!.state.match!.turn!]!;
    const slapper = others.find((guest) => guest !== turn)!;
    const { seq } = turn;
    const play = choicesOf(turn.game, turn.view).find(({ type }) => type === 'play');
    const slapped = slapper.command({ type: 'paw' }, seq);
    const played = turn.command(play, seq);
    const [paw, move] = await Promise.all([slapped, played]);
    // Both leave at once, but a busy machine may credit one line more than the other: the journal knows who was first.
    const { keys, winner } = await raceOf(server, turn);
    const keyOf = (guest: Guest) =>
      keys.filter(([seat]) => seat === guest.you).map(([, , at, credit]) => at - credit)[0]!;
    const first = keyOf(slapper) - keyOf(turn) <= TIE_MS ? slapper : turn;
    expect(winner).toBe(first.you);
    expect(paw.ok ? undefined : paw.refusal.code).toBe(first === slapper ? undefined : 'table/tooLate');
    expect(move.ok ? undefined : move.refusal.code).toBe(first === slapper ? 'table/pawFirst' : undefined);
  });

  test('letting go, in any order and at the same moment, makes nobody else stale', async () => {
    const { others } = await cardOnTheStack();
    const random = createRandom(seedFromText('let go'));
    const replies = await Promise.all(random.shuffle(others).map((guest) => guest.command({ type: 'letGo' }, 2)));
    expect(replies.every((reply) => reply.ok)).toBe(true);
  });

  test('a paw made for one card never hits the next', async () => {
    const { all, others } = await cardOnTheStack();
    for (const guest of others) await guest.command({ type: 'letGo' });
    await Promise.all(
      all.map((guest) => guest.until(() => (guest.view as SpicyView).phase.kind === 'turn' && guest.seq >= 5)),
    );
    const turn = all[all[0]!.state.match!.turn!]!;
    const slapper = others.find((guest) => guest !== turn)!;
    const before = turn.seq;
    const play = choicesOf(turn.game, turn.view).find(({ type }) => type === 'play');
    expect(await turn.command(play, before)).toMatchObject({ ok: true });
    expect(await slapper.command({ type: 'paw' }, before)).toMatchObject({
      ok: false,
      refusal: { code: 'table/tooLate' },
    });
    await slapper.until(() => slapper.seq > before);
    expect(await slapper.command({ type: 'paw' })).toMatchObject({ ok: true });
  });
});

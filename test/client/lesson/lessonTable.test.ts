/** The lesson at its table: the others keep their cues, wait for who reads, and think for themselves once the pupil strays. */

import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { attend, goOn, lessonStore, startOver, takeBack } from '../../../client/lesson/lessonTable.ts';
import { tableStore } from '../../../client/store/table/table.ts';
import { leaveTable, requestOf } from '../../../client/table/session.ts';
import { seqOf } from '../../../shared/engine/match.ts';
import { cueOf, PUPIL, progressOf } from '../../../shared/table/texts/lesson.ts';

let unsubscribe = (): void => undefined;

beforeEach(() => {
  vi.useFakeTimers();
  // Nobody directs anything here: all is shown at once.
  unsubscribe = tableStore.subscribe(({ updates }) => {
    if (updates.length > 0) tableStore.show(updates.at(-1)!.seq);
  });
});
afterEach(() => {
  unsubscribe();
  leaveTable();
  vi.useRealTimers();
});

const running = () => lessonStore.getState()!;
const progress = () => progressOf(running().lesson, running().match);
const send = (command: unknown) => requestOf('command', { seq: seqOf(running().match), command });
const wait = (seconds: number) => vi.advanceTimersByTimeAsync(seconds * 1000);

/** Does what is proposed and reads what is explained until there is nothing more to do. */
async function follow(): Promise<void> {
  for (let step = 0; step < 60 && tableStore.getState().facts?.phase === 'playing'; step += 1) {
    await wait(10);
    const command = cueOf(running().lesson, running().match, progress(), PUPIL);
    if (command === undefined) goOn();
    else expect(await send(command)).toMatchObject({ ok: true });
  }
}

test.each(['spicy', 'blackJacky'] as const)(
  '%s comes to its scores by proposals alone, then begins again',
  async (game) => {
    await attend(game, 'You', HERE);
    await follow();
    expect(tableStore.getState().facts?.phase).toBe('scores');
    expect(progress()).toMatchObject({ done: running().lesson.beats.length, strayedAt: undefined });
    await requestOf('rematch', {});
    expect(tableStore.getState()).toMatchObject({ present: { seq: 1 }, facts: { phase: 'playing' } });
    expect(progress()).toMatchObject({ done: 0, strayedAt: undefined });
  },
);

const HERE = () => true;

test('nobody hurries the pupil: no clock runs and nobody else acts', async () => {
  await attend('spicy', 'You', HERE);
  await wait(3600);
  const { seq, window } = tableStore.getState().present;
  expect([seq, window?.deadline]).toEqual([1, undefined]);
});

test('after an explanation the others wait until it was read', async () => {
  await attend('blackJacky', 'You', HERE);
  for (const _ of ['trick', 'swap']) {
    await wait(10);
    await send(cueOf(running().lesson, running().match, progress(), PUPIL));
  }
  const explained = seqOf(running().match);
  await wait(600);
  expect(seqOf(running().match)).toBe(explained);
  goOn();
  await wait(10);
  expect(seqOf(running().match)).toBeGreaterThan(explained);
});

test('who strays plays a real match to its end, and can take it back at any time', async () => {
  await attend('spicy', 'You', HERE);
  await send({ type: 'pass' });
  expect(progress().strayedAt).toBe(1);
  await wait(120);
  expect(seqOf(running().match)).toBeGreaterThan(3);
  takeBack('You');
  expect(progress()).toMatchObject({ done: 0, strayedAt: undefined });
  expect(tableStore.getState()).toMatchObject({ present: { seq: 1 }, you: PUPIL });
  await follow();
  expect(tableStore.getState().facts?.phase).toBe('scores');
});

test('taking back leads to where the script was left, with everything before it', async () => {
  await attend('spicy', 'You', HERE);
  await send(cueOf(running().lesson, running().match, progress(), PUPIL));
  await wait(10);
  const left = seqOf(running().match);
  // A doubt where the script would have let go.
  await send({ type: 'paw' });
  takeBack('You');
  expect(seqOf(running().match)).toBe(left);
  expect(tableStore.getState().log.map(({ seq }) => seq)).toEqual(
    Array.from({ length: left }, (_, place) => place + 1),
  );
  startOver('You');
  expect(seqOf(running().match)).toBe(1);
});

test('a lesson that arrives after its pupil has gone begins nowhere', async () => {
  lessonStore.setState(undefined, true);
  await attend('spicy', 'You', () => false);
  expect(lessonStore.getState()).toBeUndefined();
});

import { expect, test } from 'vitest';
import { Serial } from '../../../shared/table/runtime/serial.ts';

test('what is done in a queue is done in order, and a failure does not stop it', async () => {
  const serial = new Serial();
  const done: number[] = [];
  const slow = serial.run(async () => {
    await new Promise((resolve) => setImmediate(resolve));
    done.push(1);
  });
  const failing = serial.run(() => Promise.reject(new Error('no')));
  const last = serial.run(() => done.push(2));
  await expect(failing).rejects.toThrow('no');
  await Promise.all([slow, last]);
  expect(done).toEqual([1, 2]);
});

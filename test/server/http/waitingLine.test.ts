import { setImmediate as nextTurn } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { WaitingLine } from '../../../server/http/waitingLine.ts';

test('begins one in a turn of the event loop, and who sends many waits behind who sends few', async () => {
  const line = new WaitingLine();
  const begun: string[] = [];
  for (let request = 1; request <= 4; request += 1) line.enter('many', () => begun.push(`many ${request}`));
  line.enter('few', () => begun.push('few 1'));
  expect(begun).toEqual([]);
  const turns: string[][] = [];
  for (let turn = 0; turn < 6; turn += 1) {
    await nextTurn();
    turns.push([...begun.splice(0)]);
  }
  expect(turns).toEqual([['many 1'], ['few 1'], ['many 2'], ['many 3'], ['many 4'], []]);
  line.enter('few', () => begun.push('few 2'));
  await nextTurn();
  expect(begun).toEqual(['few 2']);
});

import { describe, expect, test } from 'vitest';
import { isOurs } from '../../../../server/rooms/wire/frames.ts';

describe('whether a frame is one that our clients send', () => {
  test.each([
    ['a request', [21, 5, 0xa3, 0x73, 0x69, 0x74, 0x80], true],
    ['a message', [13, 0xa1, 0x78], true],
    ['joining', [10], true],
    ['a type that is a number', [13, 7], false],
    ['a type longer than the frame', [13, 0xa5, 0x78], false],
    ['a type that is not ASCII', [13, 0xa1, 0xff], false],
    ['an input of a kind that we do not use', [19, 1, 2], false],
    ['nothing', [], false],
  ])('%s', (_, frame, expected) => {
    expect(isOurs(Uint8Array.from(frame))).toBe(expected);
  });
});

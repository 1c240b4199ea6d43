import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { QrCode } from '../../../client/hud/gathering/QrCode.tsx';

const QUIET = 4;

function drawn(text: string) {
  const svg = renderToStaticMarkup(<QrCode text={text} name="The way to this table" />);
  const size = Number(/viewBox="0 0 (\d+) \1"/.exec(svg)?.[1]);
  const dark = new Set([...svg.matchAll(/M(\d+) (\d+)h1v1h-1z/g)].map(([, x, y]) => `${x} ${y}`));
  return { svg, size, isDark: (x: number, y: number) => dark.has(`${x} ${y}`), dark };
}

describe('the QR code of an invitation', () => {
  const code = drawn('https://cats.example/#/table/tiger-17');

  test('is a picture with a name', () => {
    expect(code.svg).toMatch(/<svg[^>]* role="img" aria-label="The way to this table"/);
  });

  test('has a quiet zone of four modules around it, without which scanners do not find it', () => {
    const last = code.size - QUIET;
    const outside = [...code.dark].filter((place) => place.split(' ').some((at) => +at < QUIET || +at >= last));
    expect(outside).toEqual([]);
  });

  test('has the eyes of a code in three corners and none in the fourth', () => {
    const far = code.size - QUIET - 7;
    const isEye = (left: number, top: number) =>
      Array.from({ length: 49 }, (_, place) => [place % 7, Math.floor(place / 7)] as const).every(([x, y]) => {
        const ring = Math.max(Math.abs(x - 3), Math.abs(y - 3));
        return code.isDark(left + x, top + y) === (ring !== 2);
      });
    expect([isEye(QUIET, QUIET), isEye(far, QUIET), isEye(QUIET, far), isEye(far, far)]).toEqual([
      true,
      true,
      true,
      false,
    ]);
  });

  test('holds the longest address that a host may have', () => {
    expect(drawn(`https://${'a'.repeat(253)}/#/table/mellow-snow-leopard-1234`).size).toBeGreaterThan(code.size);
  });
});

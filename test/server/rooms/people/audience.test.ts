import { describe, expect, test, vi } from 'vitest';
import { Audience, type Listener } from '../../../../server/rooms/people/audience.ts';

interface Heard extends Listener {
  readonly heard: string[];
}

function listener(next = 0, patchedFrom = 0, muted: readonly number[] = []): Heard {
  const heard: string[] = [];
  const enqueueRaw = (bytes: Uint8Array) => void heard.push(Buffer.from(bytes).toString());
  return {
    heard,
    client: { enqueueRaw } as Listener['client'],
    muted: new Set(muted),
    apart: new Set<string>(),
    next,
    patchedFrom,
    isPresent: false,
  };
}

const audienceOf = (all: readonly Heard[], delay = 0) =>
  new Audience(
    () => all,
    () => delay,
    () => Date.now(),
  );

const bytes = (text: string) => Buffer.from(text);

describe('those who watch', () => {
  test('a few are told at once', () => {
    const few = [listener(), listener()];
    audienceOf(few).tell(bytes('a'));
    expect(few.map(({ heard }) => heard)).toEqual([['a'], ['a']]);
  });

  test('many are told later, everything once and in order, and who came in between only what came after', () => {
    vi.useFakeTimers();
    try {
      const many = Array.from({ length: 1000 }, () => listener());
      const audience = audienceOf(many);
      audience.tell(bytes('a'));
      audience.tell(bytes('b'));
      expect(many.every(({ heard }) => heard.length === 0)).toBe(true);
      const late = listener(audience.end);
      many.push(late);
      vi.advanceTimersByTime(160);
      audience.tell(bytes('c'));
      vi.advanceTimersByTime(5000);
      expect(new Set(many.slice(0, 1000).map(({ heard }) => heard.join('')))).toEqual(new Set(['abc']));
      expect(late.heard).toEqual(['c']);
      expect(many.every(({ next }) => next === audience.end)).toBe(true);
    } finally {
      vi.useRealTimers();
    }
  });

  test('nobody gets a patch that is in the state they were sent, or before they have one', () => {
    const fresh = listener(0, Number.POSITIVE_INFINITY);
    const settled = listener(0, 1);
    const audience = audienceOf([fresh, settled]);
    audience.tell(bytes('old patch'), { isPatch: true });
    audience.tell(bytes('word'));
    audience.tell(bytes('patch'), { isPatch: true });
    expect(fresh.heard).toEqual(['word']);
    expect(settled.heard).toEqual(['word', 'patch']);
  });

  test('who does not want to hear a seat does not', () => {
    const deaf = listener(0, 0, [2]);
    const audience = audienceOf([deaf]);
    audience.tell(bytes('from two'), { said: { seat: 2, player: 'cat 2' } });
    audience.tell(bytes('from three'), { said: { seat: 3, player: 'cat 3' } });
    expect(deaf.heard).toEqual(['from three']);
  });

  test('where the host wants it they are told everything later, and who comes begins where they are', () => {
    vi.useFakeTimers();
    try {
      const all = [listener()];
      const audience = audienceOf(all, 10_000);
      const made: number[] = [];
      const past = (name: string) => audience.remember(() => bytes(name), undefined);
      past('opened');
      audience.tell(bytes('a'));
      audience.tell(bytes('patch a'), { isPatch: true });
      past('after a');
      audience.tell(() => [bytes(`counted ${made.push(Date.now())}`)]);
      vi.advanceTimersByTime(9000);
      expect(all[0]!.heard).toEqual([]);
      expect(made).toEqual([]);
      const seated = Object.assign(listener(), { isPresent: true });
      audience.catchUp(seated);
      expect(seated.heard).toEqual(['a', 'patch a']);
      const early = listener(audience.end, Number.POSITIVE_INFINITY);
      expect(audience.begin(early)).toBe(true);
      expect(String(audience.pastAt(early.next)?.state)).toBe('opened');
      vi.advanceTimersByTime(1200);
      expect(all[0]!.heard).toEqual(['a', 'patch a', 'counted 1']);
      const late = listener(audience.end, Number.POSITIVE_INFINITY);
      audience.begin(late);
      expect(String(audience.pastAt(late.next)?.state)).toBe('after a');
      all.push(late);
      audience.tell(bytes('b'));
      vi.advanceTimersByTime(20_000);
      expect(late.heard).toEqual(['counted 1', 'b']);
      expect(vi.getTimerCount()).toBe(0);
    } finally {
      vi.useRealTimers();
    }
  });

  test('a match that came back is shown to nobody before it is due', () => {
    const audience = audienceOf([], 10_000);
    audience.remember(() => bytes('in the middle'), { id: 'match' } as never);
    expect(audience.begin(listener())).toBe(false);
  });
});

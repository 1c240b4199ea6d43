import { describe, expect, test } from 'vitest';
import { decode } from '../../../shared/engine/codec.ts';
import { seat, type Viewer } from '../../../shared/engine/game.ts';
import { eventsOf } from '../../../shared/engine/match.ts';
import { createRandom, seedFromText } from '../../../shared/engine/random.ts';
import { blackJacky } from '../../../shared/games/blackJacky/index.ts';
import type { EventType, JackyEvent, JackyView } from '../../../shared/games/blackJacky/model/model.ts';
import { newMatch, playOut } from '../../support/play.ts';
import { position } from './position.ts';

const { view: viewCodec, event: eventCodec } = blackJacky.codecs;

/** Through the text that a journal holds, not only through memory. */
const throughText = (packed: unknown): unknown => JSON.parse(JSON.stringify(packed));

function unpackView(packed: unknown): JackyView {
  const read = decode(viewCodec, throughText(packed));
  if (!read.ok) throw new Error(JSON.stringify(read.error));
  return read.value;
}

function unpackEvent(packed: unknown): JackyEvent {
  const read = decode(eventCodec, throughText(packed));
  if (!read.ok) throw new Error(JSON.stringify(read.error));
  return read.value;
}

test('every event and every view of whole matches comes back as it was, for every viewer', () => {
  const told = new Set<EventType>();
  for (let index = 0; index < 16; index += 1) {
    const seats = 2 + (index % 5);
    const viewers: readonly Viewer[] = ['watcher', seat(0), seat(seats - 1)];
    const match = newMatch(blackJacky, seats, `wire ${index}`, { quickDuel: index === 15 });
    const check = (events: readonly JackyEvent[], state: (typeof match)['state']) => {
      for (const event of events) {
        told.add(event.type);
        expect(unpackEvent(eventCodec.pack(event))).toEqual(event);
        for (const viewer of viewers) {
          const redacted = blackJacky.redact(event, viewer);
          expect(unpackEvent(eventCodec.pack(redacted))).toEqual(redacted);
        }
      }
      for (const viewer of viewers) {
        const view = blackJacky.viewFor(state, viewer);
        expect(unpackView(viewCodec.pack(view))).toEqual(view);
      }
    };
    check(match.history.flatMap(eventsOf) as readonly JackyEvent[], match.state);
    playOut(match, createRandom(seedFromText(`choices ${index}`)), ({ after, entry }) =>
      check(entry.events, after.state),
    );
  }
  expect(told.size).toBeGreaterThan(24);
});

test('a view in the middle of a full round is small', () => {
  const state = position({
    cats: [
      { hand: [5, 8, 2], laid: [6] },
      { hand: [7, 7], laid: [8], knocked: true },
      { hand: [4, 4, 3] },
      { standing: 'wanted', tip: 1 },
      { hand: [3, 5], laid: [7] },
      { hand: [8, 8] },
    ],
    discard: [8, 7, 6, 5, 6, 8, 7],
    plusOne: 2,
    firstKnock: 1,
    turn: 0,
  });
  const size = (viewer: Viewer) => JSON.stringify(viewCodec.pack(blackJacky.viewFor(state, viewer))).length;
  expect(size(seat(0))).toBeLessThan(120);
  expect(size('watcher')).toBeLessThan(120);
});

test('a shuffle told to a viewer is a number', () => {
  const [, , shuffled] = blackJacky.setup(
    { quickDuel: false, starter: seat(0) },
    2,
    createRandom(seedFromText('deal')),
  );
  expect(shuffled?.type).toBe('deckShuffled');
  expect(JSON.stringify(eventCodec.pack(blackJacky.redact(shuffled!, 'watcher')))).toBe('[3,36]');
});

describe('what is not a packed value gets a refusal that names the field', () => {
  const packed = throughText(
    viewCodec.pack(blackJacky.viewFor(position({ cats: [{ hand: [1] }, { hand: [2] }] }), seat(0))),
  );
  const spoilt = (place: number, value: unknown) => (packed as unknown[]).with(place, value);

  test.each([
    ['viewer', spoilt(0, 9)],
    ['cats', spoilt(5, 'many')],
    ['pile', spoilt(6, 37)],
    ['discard.length', spoilt(7, '0')],
    ['discard[0]', spoilt(7, 'zz')],
    ['discard[0]', spoilt(7, '-1')],
    ['plusOne', spoilt(8, 7)],
  ])('%s', (field, value) => {
    expect(decode(viewCodec, value, 'view')).toMatchObject({
      ok: false,
      error: { code: 'codec/malformed', facts: { field: `view.${field}` } },
    });
  });

  test('an unseen card where all see it', () => {
    const unseenCode = 160 * 8;
    expect(decode(eventCodec, [5, unseenCode])).toMatchObject({ ok: false, error: { facts: { field: 'value.card' } } });
  });
});

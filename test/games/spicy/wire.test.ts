import { describe, expect, test } from 'vitest';
import { decode } from '../../../shared/engine/codec.ts';
import type { Viewer } from '../../../shared/engine/game.ts';
import { type SpicyEvent, type SpicyView, spicy } from '../../../shared/games/spicy/index.ts';
import { given, seat } from './scene.ts';

/** A game in which every kind of event happens. */
function everything(): { readonly events: readonly SpicyEvent[]; readonly views: readonly SpicyView[] } {
  const events: SpicyEvent[] = [];
  const views: SpicyView[] = [];
  const scene = given({
    hands: ['c1 c4 c5 *s', 'w1 w4 w5 *n', 'p1 p9'],
    manners: 'strict',
    spiceItUp: ['spiceRaider', 'changeYourLuck', 'copyCat'],
    above: 14,
  });
  const note = (happened: readonly SpicyEvent[]) => {
    events.push(...happened);
    for (const viewer of [seat(0), seat(1), seat(2), 'watcher'] as Viewer[])
      views.push(spicy.viewFor(scene.state, viewer));
  };
  note(scene.setup);
  note(scene.peek(1));
  note(scene.play(0, 'c1', 'c1'));
  note(scene.letGo(1));
  note(scene.timeOut());
  note(scene.play(1, 'w1', 'w1'));
  note(scene.play(2, 'p1', 'c4'));
  note(scene.copy(1, 'w4'));
  note(scene.timeOut());
  note(scene.play(2, 'p9', 'c5', { lastCall: true }));
  note(scene.timeOut());
  note(scene.play(0, '*s', 'c6'));
  note(scene.paw(1));
  note(scene.name(1, 'number'));
  note(scene.play(0, 'c4', 'c1'));
  note(scene.timeOut());
  note(scene.play(1, '*n', 'c5', { extras: 'w1' }));
  note(scene.paw(2));
  note(scene.name(2, 'number'));
  note(scene.when(2, { type: 'play', card: scene.state.hands[2]![0]!, declare: { number: 1, spice: 'pepper' } }));
  note(scene.timeOut());
  note(scene.play(0, 'c5', 'p4'));
  note(scene.timeOut());
  note(scene.pass(1));
  return { events, views };
}

const overTheWire = (packed: unknown): unknown => JSON.parse(JSON.stringify(packed));

describe('views and events on their way', () => {
  test('every event arrives as it was sent', () => {
    const { events } = everything();
    for (const event of events)
      expect(decode(spicy.codecs.event, overTheWire(spicy.codecs.event.pack(event)))).toEqual({
        ok: true,
        value: event,
      });
  });

  test('every redacted event arrives as it was sent', () => {
    const { events } = everything();
    for (const event of events) {
      const redacted = spicy.redact(event, 'watcher');
      expect(decode(spicy.codecs.event, overTheWire(spicy.codecs.event.pack(redacted)))).toEqual({
        ok: true,
        value: redacted,
      });
    }
  });

  test('every view arrives as it was sent, and it is short', () => {
    const { views } = everything();
    for (const view of views) {
      const packed = spicy.codecs.view.pack(view);
      expect(decode(spicy.codecs.view, overTheWire(packed))).toEqual({ ok: true, value: view });
      if (view.phase.kind !== 'over') expect(JSON.stringify(packed).length).toBeLessThan(120);
    }
  });

  test('the game above has every kind of event', () => {
    const kinds: { readonly [type in SpicyEvent['type']]: true } = {
      matchStarted: true,
      deckShuffled: true,
      cardsDealt: true,
      worldsEndSlidIn: true,
      turnStarted: true,
      cardPlayed: true,
      declarationPunished: true,
      passed: true,
      cardsDrawn: true,
      cardLetGo: true,
      pawLaid: true,
      traitNamed: true,
      cardRevealed: true,
      stackWon: true,
      trophyTaken: true,
      raidStarted: true,
      raidWon: true,
      raidVoided: true,
      peeked: true,
      worldsEndShown: true,
      matchEnded: true,
    };
    expect(new Set(everything().events.map(({ type }) => type))).toEqual(new Set(Object.keys(kinds)));
  });
});

describe('altered or truncated input', () => {
  const view = spicy.codecs.view.pack(spicy.viewFor(given({ hands: ['c1 c2', 'w1 w2'] }).state, seat(0))) as unknown[];
  const change = (place: number, value: unknown): unknown[] => view.map((old, at) => (at === place ? value : old));

  test.each([
    [[], 'value'],
    [view.slice(0, -1), 'value'],
    [change(0, 9), 'value.viewer'],
    [change(2, 6), 'value.turn'],
    [change(3, [9]), 'value.phase.kind'],
    [change(4, 'AA'), 'value.stack.length'],
    [change(4, '___'), 'value.stack[0]'],
    [change(4, 'RlB'), 'value.stack.extrasOnTop'],
    [change(8, '?'), 'value.revealed[0]'],
    [change(9, 7), 'value.hand'],
    [change(9, '__'), 'value.hand[0]'],
  ])('%j is refused and the field named: %s', (packed, field) => {
    expect(decode(spicy.codecs.view, packed)).toMatchObject({
      ok: false,
      error: { code: 'codec/malformed', facts: { field } },
    });
  });
});

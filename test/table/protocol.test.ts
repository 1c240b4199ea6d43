import { describe, expect, test } from 'vitest';
import { decode } from '../../shared/engine/codec.ts';
import { seat, type Viewer } from '../../shared/engine/game.ts';
import { createMatch, eventsOf, submit } from '../../shared/engine/match.ts';
import { createRandom, seedFromText } from '../../shared/engine/random.ts';
import { GAME_NAMES, GAMES } from '../../shared/games/games.ts';
import { parseTableOptions } from '../../shared/table/options.ts';
import { tableCodecs } from '../../shared/table/protocol.ts';
import { REQUESTS } from '../../shared/table/requests.ts';

function optionsOf(input: unknown) {
  const parsed = parseTableOptions(input, GAMES);
  if (!parsed.ok) throw new Error(parsed.error.code);
  return parsed.value;
}

describe.each(GAME_NAMES)('%s on the wire', (name) => {
  const game = GAMES[name] as (typeof GAMES)['spicy'];
  const codecs = tableCodecs(game);
  const OPTIONS = optionsOf({ game: name, seats: 3, rules: {} });
  const viewers: Viewer[] = [seat(0), seat(2), 'watcher'];

  test('moves and hellos arrive as they were sent, for every viewer', () => {
    const seed = seedFromText(name);
    const random = createRandom(seed);
    const created = createMatch(game, { options: {}, seats: 3, seed });
    if (!created.ok) throw new Error(created.error.code);
    let match = created.value;
    for (let step = 0; step < 40 && game.outcome(match.state) === undefined; step += 1) {
      const moves = [0, 1, 2].flatMap((place) =>
        game.legal(match.state, seat(place)).map((command) => ({ place, command })),
      );
      const { place, command } = random.pick(moves);
      const submitted = submit(match, seat(place), command);
      if (!submitted.ok) throw new Error(submitted.error.code);
      match = submitted.value.match;
      for (const viewer of viewers) {
        const events = eventsOf(submitted.value.entry).map((event) => game.redact(event, viewer));
        const entry = {
          seq: step + 2,
          actor: seat(place),
          at: 1234,
          hold: 0,
          late: [{ seat: seat(1), ms: 12 }],
          events,
        };
        const view = game.viewFor(match.state, viewer);
        const overTheWire = (value: unknown) => JSON.parse(JSON.stringify(value)) as unknown;
        expect(decode(codecs.move, overTheWire(codecs.move.pack({ entry, view })))).toEqual({
          ok: true,
          value: { entry, view },
        });
        const hello = {
          you: viewer === 'watcher' ? undefined : viewer,
          now: 1_700_000_000_000,
          options: OPTIONS,
          match: {
            id: 'abc',
            startedAt: 1_700_000_000_000,
            log: [entry],
            view,
            before: step % 2 === 0 ? view : undefined,
          },
        };
        expect(decode(codecs.hello, overTheWire(codecs.hello.pack(hello)))).toEqual({ ok: true, value: hello });
      }
    }
  });

  test('a hello without a match', () => {
    const hello = { you: undefined, now: 5, options: OPTIONS, match: undefined };
    expect(decode(codecs.hello, codecs.hello.pack(hello))).toEqual({ ok: true, value: hello });
  });
});

test('requests take nothing that they do not know', () => {
  for (const [type, schema] of Object.entries(REQUESTS)) {
    expect(schema.safeParse({ surprise: 1 }).success, type).toBe(false);
    expect(schema.safeParse(null).success, type).toBe(false);
  }
});

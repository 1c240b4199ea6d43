/** Training plays Spicy on plain numbers: the same rules, and the same numbers for the nets, as at a real table. */

import { expect, test } from 'vitest';
import { seat as seatAt } from '../../shared/engine/game.ts';
import { fold } from '../../shared/engine/match.ts';
import type { SpicyMemory } from '../../shared/games/spicy/bots/memory.ts';
import { BLANK, remember } from '../../shared/games/spicy/bots/memory.ts';
import { boardOf, holdingOf } from '../../shared/games/spicy/bots/plain/board.ts';
import {
  DOUBT_SITUATION,
  encodeDoubt,
  encodeMoves,
  encodeTurn,
  TRAITS_A_MOVE,
  TURN_SITUATION,
} from '../../shared/games/spicy/bots/plain/encode.ts';
import { moveOf, movesOf, PASS } from '../../shared/games/spicy/bots/plain/moves.ts';
import { type Scene, sceneOf } from '../../shared/games/spicy/bots/scene.ts';
import { spicy } from '../../shared/games/spicy/index.ts';
import { facePlace, SPICES } from '../../shared/games/spicy/model/cards.ts';
import type { SpicyCommand, SpicyEvent, SpicyState } from '../../shared/games/spicy/model/model.ts';
import { fastRandom } from '../tools/arena/fastRandom.ts';
import { CALL, SpicyTable } from '../tools/train/selfPlay/spicyTable.ts';

const OPTIONS = { manners: 'assisted', spiceItUp: [], worldsEnd: 'standard', starter: 'random' } as const;

/** What the nets would be shown by a real table and by the quick one. */
function numbersOf(board: Parameters<typeof encodeTurn>[0], holding: Parameters<typeof encodeTurn>[1]) {
  const turn = new Float32Array(TURN_SITUATION);
  encodeTurn(board, holding, turn, 0);
  const doubt = new Float32Array(DOUBT_SITUATION);
  if (board.topSeat >= 0) encodeDoubt(board, holding, doubt, 0);
  const moves = movesOf(board, holding, []);
  const traits = new Uint8Array(moves.length * TRAITS_A_MOVE);
  encodeMoves(board, holding, moves, traits, 0);
  return { turn, doubt, moves, traits, tells: Array.from(board.tells) };
}

test.each([2, 3, 4, 6])('a match with %i seats is the same on both tables, number by number', (seats) => {
  for (let seed = 0; seed < 12; seed += 1) {
    const random = fastRandom(100 * seats + seed);
    const opening = spicy.setup(OPTIONS, seats, random);
    let state = fold(spicy, [...opening]) as SpicyState;
    const memories: SpicyMemory[] = Array.from({ length: seats }, () => BLANK);
    const table = quickTableAt(opening, seats);
    const tell = (events: readonly SpicyEvent[]) => {
      for (const event of events)
        memories.forEach((memory, place) => {
          memories[place] = remember(memory, spicy.redact(event, seatAt(place)), seatAt(place));
        });
    };
    const submit = (actor: number, command: SpicyCommand) => {
      const decided = spicy.decide(state, seatAt(actor), command, random);
      if (!decided.ok) throw new Error(JSON.stringify(decided.error));
      for (const event of decided.value) state = spicy.evolve(state, event);
      tell(decided.value);
    };
    const sceneFor = (place: number): Scene =>
      sceneOf(seatAt(place), spicy.viewFor(state, seatAt(place)), memories[place]!);
    const compare = (place: number) => {
      const scene = sceneFor(place);
      expect(numbersOf(table, table.holdings[place]!)).toEqual(numbersOf(boardOf(scene), holdingOf(scene)));
    };
    tell(opening);
    while (spicy.outcome(state) === undefined) {
      const place = state.turn;
      compare(place);
      const { view } = sceneFor(place);
      const legal = spicy.legal(state, place).filter(({ type }) => type === 'play' || type === 'pass');
      const command = random.pick(legal);
      if (command.type === 'pass') table.pass(place);
      else if (command.type === 'play') {
        const card = view.hand.find(({ id }) => id === command.card)!;
        const { number, spice } = command.declare;
        table.lay(place, moveOf(facePlace(card.face), SPICES.indexOf(spice), number));
      }
      submit(place, command);
      if (command.type === 'pass') continue;
      const others = Array.from({ length: seats - 1 }, (_, step) => (place + 1 + step) % seats);
      for (const other of others) compare(other);
      const challenger = random.below(3) === 0 ? random.pick(others) : undefined;
      if (challenger === undefined) {
        for (const other of others) submit(other, { type: 'letGo' });
        table.letGo();
      } else {
        const trait = random.pick(['number', 'spice'] as const);
        submit(challenger, { type: 'paw' });
        submit(challenger, { type: 'name', trait });
        table.challenge(challenger, CALL[trait]);
      }
    }
    const { winners } = spicy.outcome(state)!;
    expect(table.over).toBe(true);
    const wins = Array.from({ length: seats }, (_, at) => (winners.includes(seatAt(at)) ? 1 / winners.length : 0));
    expect([...table.play([], random)]).toEqual(wins);
  }
});

/** The quick table with the same cards in the same order. */
function quickTableAt(opening: readonly SpicyEvent[], seats: number): SpicyTable {
  const table = new SpicyTable(seats);
  const shuffled = opening.find(({ type }) => type === 'deckShuffled');
  const slidIn = opening.find(({ type }) => type === 'worldsEndSlidIn');
  const started = opening.find(({ type }) => type === 'matchStarted');
  if (shuffled?.type !== 'deckShuffled' || shuffled.deck.kind !== 'open') throw new Error('No open deck');
  if (slidIn?.type !== 'worldsEndSlidIn' || started?.type !== 'matchStarted') throw new Error('No beginning');
  const { order, faces } = shuffled.deck;
  const cards = order.map((id) => facePlace(faces[id]!));
  const dealt = 6 * seats;
  // A real table deals one card at a time.
  const hands = Array.from({ length: seats }, (_, place) =>
    cards.slice(0, dealt).filter((_, index) => index % seats === place),
  );
  table.deck.set([...hands.flat(), ...cards.slice(dealt)]);
  table.setUp(slidIn.above!, started.starter);
  return table;
}

test('passing is not among the moves of who must start', () => {
  const table = new SpicyTable(2);
  table.deal(fastRandom(1));
  expect(movesOf(table, table.holdings[0]!, [])).toContain(PASS);
  table.mustStart = true;
  expect(movesOf(table, table.holdings[0]!, [])).not.toContain(PASS);
});

/** Lets a mind of the arena sit at a table of plain numbers: shows it the scene that it would see at a real one. */

import { placeByWeight } from '../../../../shared/bots/chance.ts';
import type { Seat } from '../../../../shared/engine/game.ts';
import type { Random } from '../../../../shared/engine/random.ts';
import { callsOf, otherSeats } from '../../../../shared/games/spicy/bots/counting/habits.ts';
import type { Habits, SpicyMemory } from '../../../../shared/games/spicy/bots/memory.ts';
import type { Mind } from '../../../../shared/games/spicy/bots/mind.ts';
import { moveOf, PASS } from '../../../../shared/games/spicy/bots/plain/moves.ts';
import { NO_TELLS } from '../../../../shared/games/spicy/bots/plain/tells.ts';
import type { Scene } from '../../../../shared/games/spicy/bots/scene.ts';
import {
  type CardNumber,
  FACES,
  type Face,
  facePlace,
  SPICES,
  type Spice,
} from '../../../../shared/games/spicy/model/cards.ts';
import type { KnownCard, LaidCard, Phase } from '../../../../shared/games/spicy/model/model.ts';
import type { CardId } from '../../../../shared/table/cards.ts';
import { CALL, type Player, type SpicyTable } from './spicyTable.ts';

const RANGE = 2 ** 32;

export class MindPlayer implements Player {
  private readonly mind: Mind;
  private readonly random: Random;

  constructor(mind: Mind, random: Random) {
    this.mind = mind;
    this.random = random;
  }

  turn(table: SpicyTable, seat: number): number {
    const scene = sceneAt(table, seat, { kind: 'turn', id: 1, mustStart: table.mustStart });
    const options = this.mind.turns(scene, !table.mustStart);
    const weights = options.map(({ weight }) => weight);
    const command = options[placeByWeight(weights, this.random.word() / RANGE)]?.command;
    if (command?.type !== 'play') return PASS;
    const card = scene.view.hand[command.card];
    if (card === undefined) throw new Error(`No card ${command.card} in the hand`);
    return moveOf(facePlace(card.face), SPICES.indexOf(command.declare.spice), command.declare.number);
  }

  doubt(table: SpicyTable, seat: number): number {
    const phase = { kind: table.topLast ? 'lastCard' : 'reaction', id: 1, letGo: [] } as const;
    const { number, spice } = this.mind.doubts(sceneAt(table, seat, phase));
    const at = this.random.word() / RANGE;
    if (at >= number + spice) return CALL.none;
    return at < number ? CALL.number : CALL.spice;
  }
}

function sceneAt(table: SpicyTable, seat: number, phase: Phase): Scene {
  const { hand, unseen } = table.holdings[seat] as SpicyTable['holdings'][number];
  const cards: KnownCard[] = [];
  hand.forEach((count, face) => {
    for (let copy = 0; copy < count; copy += 1)
      cards.push({ kind: 'known', id: cards.length as CardId, face: FACES[face] as Face });
  });
  const top = topOf(table);
  const habits = Array.from({ length: table.seats }, (_, place) => habitsOf(table, place));
  const memory: SpicyMemory = {
    worldsEnd: 'standard',
    seen: [],
    laid: table.laidInAll,
    turns: table.laidInAll,
    topNumber: table.topNumber,
    below: table.below,
    habits,
    tells: { ...NO_TELLS, sums: [...table.tells] },
  };
  const others = otherSeats(table.seats, seat as Seat);
  return {
    seat: seat as Seat,
    view: {
      viewer: seat as Seat,
      rules: { seats: table.seats, manners: 'assisted', spiceItUp: [] },
      turn: table.turn as Seat,
      phase,
      stack: top === undefined ? [] : [top],
      fresh: phase.kind !== 'turn',
      peeked: [],
      trophies: [...table.trophies],
      revealed: [...table.revealed].flatMap((count, face) => Array<Face>(count).fill(FACES[face] as Face)),
      hand: cards,
      handSizes: [...table.handSizes],
      wonSizes: [...table.won],
      deckSize: table.deck.length - table.drawn,
    },
    memory,
    top,
    stackSize: table.stackSize,
    unseen: [...unseen],
    others,
    calls: callsOf(habits, others, table.laidInAll),
  };
}

function topOf({ topSeat, topNumber, topSpice, topLast }: SpicyTable): LaidCard | undefined {
  if (topSeat < 0) return undefined;
  return {
    id: 0 as CardId,
    seat: topSeat as Seat,
    declare: { number: topNumber as CardNumber, spice: SPICES[topSpice] as Spice },
    copy: false,
    last: topLast,
    extras: [],
  };
}

const habitsOf = (table: SpicyTable, seat: number): Habits => ({
  laid: table.laid[seat] as number,
  calls: table.calls[seat] as number,
  numberCalls: table.numberCalls[seat] as number,
  turnedUp: table.turnedUp[seat] as number,
  wrongNumbers: table.wrongNumbers[seat] as number,
  wrongSpices: table.wrongSpices[seat] as number,
});

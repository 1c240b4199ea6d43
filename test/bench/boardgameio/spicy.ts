/** The core rules written for boardgame.io as its documentation shows: moves that change a draft of G. */

import { createRequire } from 'node:module';
import type { Deal } from '../spicyCore/script.ts';

/** What the benchmark uses of boardgame.io, which is not among the product's dependencies. */
export interface BoardgameClient {
  start(): void;
  stop(): void;
  getState(): { readonly G: Board; readonly ctx: { readonly gameover?: unknown } };
  readonly moves: { readonly [name: string]: (...args: readonly number[]) => void };
}

interface Board {
  numbers: number[];
  spices: number[];
  wildNumber: boolean[];
  wildSpice: boolean[];
  deck: number[];
  above: number;
  hands: number[][];
  won: number[];
  trophies: number[];
  stack: { card: number; seat: number; number: number; spice: number }[];
  turn: number;
  window: 'turn' | 'reaction' | 'lastCard' | 'naming' | 'over';
  mustStart: boolean;
  challengeable: boolean;
  lastCard: boolean;
  letGo: number[];
  paw: number;
  points: number[];
}

const HAND = 6;
const INVALID_MOVE = 'INVALID_MOVE';

export function createClient(deal: Deal): BoardgameClient {
  const require = createRequire(import.meta.url);
  const { Client } = require('boardgame.io/client') as { Client: (options: object) => BoardgameClient };
  const client = Client({ game: gameOf(deal), numPlayers: deal.seats, debug: false, playerID: '0' });
  client.start();
  return client;
}

type Move = (context: { G: Board }, ...args: number[]) => typeof INVALID_MOVE | undefined;

function gameOf(deal: Deal) {
  return {
    name: 'spicy-core',
    setup: () => setup(deal),
    turn: { activePlayers: { all: '' } },
    moves: { play, pass, paw, name, letGo, timeOut } satisfies Record<string, Move>,
    endIf: ({ G }: { G: Board }) => (G.window === 'over' ? { points: G.points } : undefined),
  };
}

function setup(deal: Deal): Board {
  const board: Board = {
    numbers: [...deal.numbers],
    spices: [...deal.spices],
    wildNumber: [...deal.wildNumber],
    wildSpice: [...deal.wildSpice],
    deck: [...deal.order],
    above: deal.above,
    hands: Array.from({ length: deal.seats }, () => []),
    won: new Array(deal.seats).fill(0),
    trophies: new Array(deal.seats).fill(0),
    stack: [],
    turn: deal.starter,
    window: 'turn',
    mustStart: false,
    challengeable: false,
    lastCard: false,
    letGo: [],
    paw: -1,
    points: [],
  };
  for (let round = 0; round < HAND; round += 1) for (const hand of board.hands) take(board, hand);
  return board;
}

const play: Move = ({ G }, seat = -1, card = -1, number = 0, spice = 0) => {
  if (G.window !== 'turn' || seat !== G.turn) return INVALID_MOVE;
  const below = G.stack.at(-1);
  if (below === undefined) {
    if (number > 3) return INVALID_MOVE;
  } else if (spice !== below.spice || (below.number === 10 ? number > 3 : number <= below.number)) return INVALID_MOVE;
  const hand = G.hands[seat] as number[];
  const place = hand.indexOf(card);
  if (place < 0) return INVALID_MOVE;
  hand.splice(place, 1);
  G.stack.push({ card, seat, number, spice });
  G.challengeable = true;
  G.mustStart = false;
  G.lastCard = hand.length === 0;
  G.window = G.lastCard ? 'lastCard' : 'reaction';
  G.letGo = [];
  G.turn = (seat + 1) % G.hands.length;
  return undefined;
};

const pass: Move = ({ G }, seat = -1) => {
  if (G.window !== 'turn' || seat !== G.turn || G.mustStart) return INVALID_MOVE;
  passTurn(G);
  return undefined;
};

const paw: Move = ({ G }, seat = -1) => {
  if (G.window === 'naming' || !G.challengeable || G.stack.at(-1)?.seat === seat) return INVALID_MOVE;
  G.paw = seat;
  G.window = 'naming';
  return undefined;
};

const name: Move = ({ G }, seat = -1, trait = 0) => {
  const top = G.stack.at(-1);
  if (G.window !== 'naming' || seat !== G.paw || top === undefined) return INVALID_MOVE;
  const { card } = top;
  const wrongNumber = !G.wildNumber[card] && G.numbers[card] !== top.number;
  const wrongSpice = !G.wildSpice[card] && G.spices[card] !== top.spice;
  resolve(G, trait === 0 ? wrongNumber : wrongSpice);
  return undefined;
};

const letGo: Move = ({ G }, seat = -1) => {
  if ((G.window !== 'reaction' && G.window !== 'lastCard') || seat === G.stack.at(-1)?.seat || G.letGo.includes(seat))
    return INVALID_MOVE;
  G.letGo.push(seat);
  if (G.letGo.length === G.hands.length - 1) closeWindow(G);
  return undefined;
};

const timeOut: Move = ({ G }) => {
  if (G.window === 'naming') resolve(G, false);
  else if (G.window === 'turn') passTurn(G);
  else closeWindow(G);
  return undefined;
};

function resolve(G: Board, challengerWins: boolean): void {
  const owner = (G.stack.at(-1) as Board['stack'][number]).seat;
  const [winner, loser] = challengerWins ? [G.paw, owner] : [owner, G.paw];
  G.won[winner] = (G.won[winner] as number) + G.stack.length;
  G.stack = [];
  G.challengeable = false;
  const trophy = G.lastCard && !challengerWins;
  G.lastCard = false;
  if (trophy && takeTrophy(G, owner)) return;
  G.turn = loser;
  G.mustStart = true;
  G.window = 'turn';
  draw(G, loser, 2);
  if (trophy) draw(G, owner, HAND);
}

function closeWindow(G: Board): void {
  const unchallenged = G.window === 'lastCard';
  G.window = 'turn';
  if (!unchallenged) return;
  const owner = (G.stack.at(-1) as Board['stack'][number]).seat;
  G.challengeable = false;
  G.lastCard = false;
  if (!takeTrophy(G, owner)) draw(G, owner, HAND);
}

function passTurn(G: Board): void {
  const seat = G.turn;
  G.mustStart = false;
  G.turn = (seat + 1) % G.hands.length;
  draw(G, seat, 1);
}

function takeTrophy(G: Board, seat: number): boolean {
  G.trophies[seat] = (G.trophies[seat] as number) + 1;
  if (G.trophies[seat] !== 2 && G.trophies.reduce((sum, count) => sum + count, 0) !== 3) return false;
  end(G);
  return true;
}

function draw(G: Board, seat: number, count: number): void {
  for (let card = 0; card < count && G.window !== 'over'; card += 1) {
    take(G, G.hands[seat] as number[]);
    if (G.above === 0) end(G);
  }
}

function take(G: Board, hand: number[]): void {
  hand.push(G.deck.shift() as number);
  G.above -= 1;
}

function end(G: Board): void {
  G.window = 'over';
  G.points = G.won.map((cards, seat) => cards + 10 * (G.trophies[seat] as number) - (G.hands[seat] as number[]).length);
}

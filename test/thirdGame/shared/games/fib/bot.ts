/** Four cats that fib: the better ones lie less, and count before they call. */

import type { Bot } from '../../../../../shared/bots/bot.ts';
import { diceOf } from '../../../../../shared/bots/dice.ts';
import { TURN, thinkingTime } from '../../../../../shared/bots/thinking.ts';
import type { BotLevel } from '../../../../../shared/table/seats.ts';
import type { FibCommand, FibEvent, FibView } from './model.ts';
import { choices } from './rules/choices.ts';
import { COPIES } from './terms.ts';

/** How often each lies where the truth would do, and how sure it has to be to call. */
const NATURE: { readonly [level in BotLevel]: { readonly lies: number; readonly sure: number } } = {
  kitten: { lies: 0.5, sure: 0.9 },
  alleyCat: { lies: 0.3, sure: 0.7 },
  bigCat: { lies: 0.15, sure: 0.6 },
  legend: { lies: 0.1, sure: 0.55 },
};

export const fib: Bot<FibView, FibCommand, FibEvent, number> = {
  /** It remembers how many things happened: the same situation never comes twice. */
  blank: 0,
  remember: (moves) => moves + 1,
  choose(level, { seat, view, memory: moves }, random) {
    const commands = choices(view);
    if (commands.length === 0) return undefined;
    const { lies, sure } = NATURE[level];
    const dice = diceOf(random, seat);
    const after = thinkingTime(level, TURN, dice.pause, moves);
    const calls = commands.filter(({ type }) => type === 'call' || type === 'letStand');
    const lays = commands.filter((command) => command.type === 'lay');
    const honest = lays.filter(({ card, number }) => view.hand.some(({ id, face }) => id === card && face === number));
    const mustLie = lays.length > 0 && honest.length === 0;
    const doubt = suspicion(view) + (mustLie ? 0.1 : 0);
    const call = calls.find(({ type }) => type === 'call');
    if (call !== undefined && doubt + 0.3 * dice.decide(moves, 1) >= sure) return { command: call, after };
    if (lays.length === 0) return { command: calls.at(-1) ?? (call as FibCommand), after };
    const from = honest.length > 0 && dice.decide(moves, 2) >= lies ? honest : lays.slice(0, 6);
    const command = from[Math.floor(dice.decide(moves, 3) * from.length)] as FibCommand;
    return { command, after };
  },
};

/** The more of a number the bot holds itself, the fewer are left to be true; and a tall pile tempts to lie. */
function suspicion({ pile, hand }: FibView): number {
  const top = pile.at(-1);
  if (top === undefined) return 0;
  const own = hand.filter(({ face }) => face === top.number).length;
  return own >= COPIES ? 1 : 0.3 + 0.15 * own + 0.03 * pile.length;
}

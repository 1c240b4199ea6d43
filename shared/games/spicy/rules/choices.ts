/** Every command open to a seat, from its view alone: nothing here can know more than the seat does. */

import type { Seat } from '../../../engine/game.ts';
import type { CardId } from '../../../table/cards.ts';
import { type Declaration, TRAITS } from '../model/cards.ts';
import type { Laying, SpicyCommand, SpicyView } from '../model/model.ts';
import { legalDeclarations } from './declare.ts';
import {
  extrasAllowed,
  whyNotCopy,
  whyNotLetGo,
  whyNotName,
  whyNotPass,
  whyNotPaw,
  whyNotPeek,
  whyNotPlay,
} from './permits.ts';

/** What the seat that looks may do now. A watcher may do nothing. */
export type Permits = { readonly [permit in Exclude<SpicyCommand['type'], 'timeOut'>]: boolean };

const NOTHING: Permits = {
  play: false,
  pass: false,
  paw: false,
  name: false,
  letGo: false,
  copy: false,
  peek: false,
};

export function permits(view: SpicyView): Permits {
  if (view.viewer === 'watcher') return NOTHING;
  const seat: Seat = view.viewer;
  return {
    play: whyNotPlay(view, seat) === undefined,
    pass: whyNotPass(view, seat) === undefined,
    paw: whyNotPaw(view, seat) === undefined,
    name: whyNotName(view, seat) === undefined,
    letGo: whyNotLetGo(view, seat) === undefined,
    copy: whyNotCopy(view, seat) === undefined,
    peek: whyNotPeek(view, seat) === undefined,
  };
}

/** What may be declared on top of the stack as it lies. */
export function declarations(view: SpicyView): readonly Declaration[] {
  return legalDeclarations(view.rules.spiceItUp, view.stack.at(-1)?.declare);
}

export function choices(view: SpicyView): readonly SpicyCommand[] {
  const may = permits(view);
  const commands: SpicyCommand[] = [];
  if (may.play)
    for (const declare of declarations(view))
      for (const laying of layings(view, declare)) commands.push({ type: 'play', declare, ...laying });
  if (may.pass) commands.push({ type: 'pass' });
  if (may.paw) commands.push({ type: 'paw' });
  if (may.name) for (const trait of TRAITS) commands.push({ type: 'name', trait });
  if (may.letGo) commands.push({ type: 'letGo' });
  const top = view.stack.at(-1);
  if (may.copy && top !== undefined)
    for (const laying of layings(view, top.declare)) commands.push({ type: 'copy', ...laying });
  if (may.peek) commands.push({ type: 'peek' });
  return commands;
}

/** Every card of the hand, with every choice of extras that the declaration allows. */
function layings(view: SpicyView, { number }: Declaration): readonly Laying[] {
  const ids = view.hand.map(({ id }) => id).sort((one, other) => one - other);
  const allowed = extrasAllowed(view, number);
  // At a strict table the last card has to be called with the play (R19).
  if (ids.length === 1 && view.rules.manners === 'strict') return ids.map((card) => ({ card, lastCall: true }));
  if (allowed === 0) return ids.map((card) => ({ card }));
  return ids.flatMap((card) =>
    subsets(
      ids.filter((id) => id !== card),
      allowed,
    ).map((extras) => (extras.length === 0 ? { card } : { card, extras })),
  );
}

/** Every choice of at most `size` cards, in ascending order, the empty one first. */
function subsets(ids: readonly CardId[], size: number): readonly (readonly CardId[])[] {
  if (size === 0) return [[]];
  return [
    [],
    ...ids.flatMap((first, place) => subsets(ids.slice(place + 1), size - 1).map((rest) => [first, ...rest])),
  ];
}

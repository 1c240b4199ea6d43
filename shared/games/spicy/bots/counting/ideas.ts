/** Everything a bot considers laying: each different card with each declaration, and what would be true about it. */

import { type Declaration, type Face, facePlace } from '../../model/cards.ts';
import type { KnownCard, Laying, SpicyCommand, SpicyView } from '../../model/model.ts';
import { declarations } from '../../rules/choices.ts';
import { extrasAllowed } from '../../rules/permits.ts';
import { judge } from '../../rules/verdict.ts';

export interface Idea {
  readonly command: SpicyCommand;
  readonly face: Face;
  readonly declare: Declaration;
  readonly numberRight: boolean;
  readonly spiceRight: boolean;
  /** How many cards go under it (R44). */
  readonly extras: number;
}

export const isTrue = ({ numberRight, spiceRight }: Idea): boolean => numberRight && spiceRight;
export const isHalfTrue = ({ numberRight, spiceRight }: Idea): boolean => numberRight !== spiceRight;

export function playIdeas(view: SpicyView): readonly Idea[] {
  return declarations(view).flatMap((declare) =>
    ideasFor(view, declare, (laying) => ({ type: 'play', declare, ...laying })),
  );
}

/** A copy says what the top card says (R46). */
export function copyIdeas(view: SpicyView): readonly Idea[] {
  const top = view.stack.at(-1);
  return top === undefined ? [] : ideasFor(view, top.declare, (laying) => ({ type: 'copy', ...laying }));
}

function ideasFor(view: SpicyView, declare: Declaration, command: (laying: Laying) => SpicyCommand): readonly Idea[] {
  const { hand, rules } = view;
  const under = extrasAllowed(view, declare.number);
  const ideas: Idea[] = [];
  hand.forEach((card, place) => {
    // Cards with the same face are the same idea.
    if (hand.findIndex((other) => facePlace(other.face) === facePlace(card.face)) < place) return;
    const { numberRight, spiceRight } = judge(rules.spiceItUp, card.face, declare, 'number');
    const about = { face: card.face, declare, numberRight, spiceRight };
    ideas.push({ ...about, command: command(laying(view, card, [])), extras: 0 });
    const extras = under === 0 ? [] : leastUseful(hand, card, declare).slice(0, under);
    if (extras.length > 0)
      ideas.push({ ...about, command: command(laying(view, card, extras)), extras: extras.length });
  });
  return ideas;
}

export function laying({ hand, rules }: SpicyView, { id }: KnownCard, extras: readonly KnownCard[]): Laying {
  // R19: at a strict table the last card has to be called.
  if (hand.length === 1 && rules.manners === 'strict') return { card: id, lastCall: true };
  if (extras.length === 0) return { card: id };
  return { card: id, extras: extras.map((extra) => extra.id).sort((one, other) => one - other) };
}

/** The other cards of the hand, those first that will be hardest to tell a truth with on this stack. */
function leastUseful(hand: readonly KnownCard[], card: KnownCard, declare: Declaration): readonly KnownCard[] {
  return hand
    .filter(({ id }) => id !== card.id)
    .sort((one, other) => usefulness(one.face, declare) - usefulness(other.face, declare));
}

function usefulness(face: Face, { number, spice }: Declaration): number {
  if (face.kind !== 'spice') return 2;
  const higher = face.number > number;
  if (face.spice === spice) return higher ? 3 : 1;
  return higher ? 1 : 0;
}

import { describe, expect, test } from 'vitest';
import { liarsOf, storyOf, type ToldCard } from '../../../../client/games/spicy/story/story.ts';
import { eventsOf } from '../../../../shared/engine/match.ts';
import { spicy } from '../../../../shared/games/spicy/index.ts';
import type { CardPlayed } from '../../../../shared/games/spicy/model/model.ts';
import { playedMatch } from '../../../support/play.ts';

const MATCHES = [
  ['plain', {}],
  ['raids', { spiceItUp: ['spiceRaider'] }],
  ['sixes and nines', { spiceItUp: ['turnItUp'] }],
  ['strict manners', { manners: 'strict' }],
] as const;

describe.each(MATCHES)('the stacks of a match: %s', (name, options) => {
  const { history, state } = playedMatch(spicy, 4, `story of ${name}`, options);
  const events = history.flatMap(eventsOf);
  const stacks = storyOf(events);
  const cards = stacks.flatMap((stack) => stack.cards);

  test('every card that was laid and not taken back lies in one of them, with what was said', () => {
    const takenBack = events.filter(({ type }) => type === 'declarationPunished').length;
    const played = events.filter((event): event is CardPlayed => event.type === 'cardPlayed');
    expect(cards).toHaveLength(played.length - takenBack);
    for (const { id, seat, said } of cards)
      expect(played).toContainEqual(expect.objectContaining({ card: id, seat, declare: said }));
  });

  test('a card is what the deck says, and the lies are those that a challenge would have shown', () => {
    const revealed = events.filter((event) => event.type === 'cardRevealed');
    expect(cards.filter(({ challenged }) => challenged)).toHaveLength(revealed.length);
    for (const { card, face, numberRight, spiceRight } of revealed)
      expect(cards.find(({ id }) => id === card)).toMatchObject({ face, lie: !(numberRight && spiceRight) });
    for (const { id, face } of cards) expect(face).toEqual(state.faces[id]);
  });

  test('who took a stack is named; what still lay there at the end was nobody’s', () => {
    const left = stacks.filter(({ winner }) => winner === undefined).flatMap((stack) => stack.cards);
    expect(left.map(({ id }: ToldCard) => id)).toEqual(state.stack.map(({ id }) => id));
  });

  test('who lied most stands first', () => {
    const liars = liarsOf(stacks);
    const parts = liars.map(({ lies, laid }) => lies / laid);
    expect(parts).toEqual(parts.toSorted((one, other) => other - one));
    expect(liars.reduce((sum, { laid }) => sum + laid, 0)).toBe(cards.length);
  });
});

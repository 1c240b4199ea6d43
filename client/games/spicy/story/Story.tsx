import './story.css';
import { type CSSProperties, useMemo, useState } from 'react';
import type { SpicyEvent } from '../../../../shared/games/spicy/model/model.ts';
import type { StoryProps } from '../../../hud/gameControls.ts';
import { Button } from '../../../hud/kit/Button.tsx';
import { Dialog } from '../../../hud/kit/Dialog.tsx';
import { useWords } from '../../../i18n/useTexts.ts';
import { CardFace } from '../../../scene/cards/CardFace.tsx';
import { BACK, sidesOf } from '../cells.ts';
import { SpiceIcon } from '../controls/SpiceIcon.tsx';
import { faceName, useSpicyTexts } from '../controls/texts.ts';
import { SPICY_DECK } from '../faces/spicyFaces.ts';
import { boldestOf, liarsOf, lies, storyOf, type ToldCard, type ToldStack } from './story.ts';
import type { StoryWords } from './words.ts';
import { STORY_WORDS } from './words.ts';

const CARD_WIDTH = 46;
/** More than these do not fit beside each other on a phone. */
const IN_A_FAN = 6;

/** The stack that people will talk about, turned over, and all others for who asks. */
export default function Story({ events, names }: StoryProps<SpicyEvent>) {
  const words = useWords(STORY_WORDS);
  const stacks = useMemo(() => storyOf(events), [events]);
  const [all, setAll] = useState(false);
  const boldest = boldestOf(stacks);
  if (boldest === undefined) return undefined;
  const [liar] = liarsOf(stacks);
  const cards = stacks.reduce((sum, stack) => sum + stack.cards.length, 0);
  const lied = stacks.reduce((sum, stack) => sum + lies(stack), 0);
  return (
    <section className="story" aria-label={words.title}>
      <h3>{words.title}</h3>
      <p className="dim">
        {lied === 0 ? words.nobodyLied : words.lies(lied, cards)}{' '}
        {liar === undefined || liar.lies === 0 ? undefined : words.liar(names(liar.seat), liar.lies, liar.laid)}
      </p>
      <Fan stack={boldest} names={names} words={words} />
      {stacks.length > 1 ? <Button onClick={() => setAll(true)}>{words.all(stacks.length)}</Button> : undefined}
      {all ? (
        <Dialog title={words.title} onClose={() => setAll(false)}>
          <div className="story all">
            {stacks.map((stack) => (
              <Fan key={stack.cards[0]?.id} stack={stack} names={names} words={words} />
            ))}
          </div>
        </Dialog>
      ) : undefined}
    </section>
  );
}

interface FanProps extends Pick<StoryProps<SpicyEvent>, 'names'> {
  readonly stack: ToldStack;
  readonly words: StoryWords;
}

function Fan({ stack: { cards, winner }, names, words }: FanProps) {
  const rows = Array.from({ length: Math.ceil(cards.length / IN_A_FAN) }, (_, row) =>
    cards.slice(row * IN_A_FAN, (row + 1) * IN_A_FAN),
  );
  return (
    <figure className="told-stack">
      <figcaption>{winner === undefined ? words.leftLying : words.wonBy(names(winner))}</figcaption>
      {rows.map((row, number) => (
        <ol key={row[0]?.id} className="fan">
          {row.map((card, place) => (
            <Told
              key={card.id}
              {...{ card, names, words }}
              lean={place - (row.length - 1) / 2}
              turn={number * IN_A_FAN + place}
            />
          ))}
        </ol>
      ))}
    </figure>
  );
}

interface ToldProps extends Pick<FanProps, 'names' | 'words'> {
  readonly card: ToldCard;
  /** From the middle of its fan, in cards. */
  readonly lean: number;
  /** It turns over as so many-th. */
  readonly turn: number;
}

function Told({ card, names, words, lean, turn }: ToldProps) {
  const t = useSpicyTexts();
  const { said, face, lie, challenged, seat } = card;
  const who = names(seat);
  const declared = t.declaration(said.number, said.spice);
  const sentence = words.card(who, declared, faceName(t, face), lie);
  return (
    <li
      className={lie ? 'told lie' : 'told'}
      data-challenged={challenged}
      style={{ '--lean': lean, '--turn': turn } as CSSProperties}
      title={sentence}
    >
      <span className="hidden-text">{challenged ? `${sentence} (${words.challenged})` : sentence}</span>
      <span className="told-said" data-spice={said.spice} aria-hidden="true">
        {said.number}
        <SpiceIcon spice={said.spice} />
      </span>
      <span className="told-card" aria-hidden="true">
        <CardFace deck={SPICY_DECK} cell={BACK} width={CARD_WIDTH} />
        <CardFace deck={SPICY_DECK} cell={sidesOf(face).front} width={CARD_WIDTH} />
      </span>
      <span className="told-by" aria-hidden="true">
        {who.name}
      </span>
    </li>
  );
}

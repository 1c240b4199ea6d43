import { useState } from 'react';
import type { Seat } from '../../../../shared/engine/game.ts';
import type { Card } from '../../../../shared/games/blackJacky/model/cards.ts';
import type { JackyCommand, JackyView, TrickCommand } from '../../../../shared/games/blackJacky/model/model.ts';
import { useFirstFocus } from '../../../controls/focus.ts';
import { useKey } from '../../../controls/useKey.ts';
import type { Names } from '../../../hud/gameControls.ts';
import { Button } from '../../../hud/kit/Button.tsx';
import { Icon } from '../../../hud/kit/Icon.tsx';
import { Aiming } from './Aiming.tsx';
import { aimed, aimsNeeded, optionsOf } from './options.ts';
import { useJackyTexts } from './texts.ts';

interface Props {
  readonly view: JackyView;
  readonly card: Card;
  readonly legal: readonly JackyCommand[];
  readonly names: Names;
  readonly onCommand: (command: JackyCommand) => void;
  readonly onCancel: () => void;
}

/** A card is in the paw: its trick, what it can be swapped for, or the exchange under the table. While others play it only explains itself. */
export function CardPanel({ view, card, legal, names, onCommand, onCancel }: Props) {
  const t = useJackyTexts();
  const { tricks, swapWithPile, swapWithDiscard, give } = optionsOf(card.id, legal);
  const [chosen, setChosen] = useState<readonly Seat[]>();
  const discarded = view.discard.at(-1);
  const first = useFirstFocus(legal.length > 0 && chosen === undefined);
  useKey(['Escape'], onCancel);

  const playTrick = (trick: TrickCommand | undefined) => {
    if (aimsNeeded(tricks) > 0) setChosen([]);
    else if (trick !== undefined) onCommand(trick);
  };
  const aim = (seats: readonly Seat[]) => {
    const complete = seats.length === aimsNeeded(tricks) ? aimed(tricks, seats) : undefined;
    if (complete === undefined) setChosen(seats);
    else onCommand(complete);
  };

  return (
    <section className="laying panel" aria-label={t.chosen(card.face)}>
      <p className="laying-title">{t.chosen(card.face)}</p>
      {legal.length === 0 ? <p>{t.tricks[card.face].rule}</p> : undefined}
      {chosen === undefined ? (
        <div className="laying-actions">
          {tricks.length > 0 ? (
            <Button ref={first} kind="primary" className="slap" onClick={() => playTrick(tricks[0])}>
              <Icon name="paw" />
              <span>
                {t.playTrick(card.face)}
                <small>{t.tricks[card.face].rule}</small>
              </span>
            </Button>
          ) : undefined}
          {swapWithPile ? (
            <Button
              {...(tricks.length === 0 ? { ref: first } : {})}
              onClick={() => onCommand({ type: 'swap', card: card.id, from: 'draw' })}
            >
              {t.swapWithPile}
            </Button>
          ) : undefined}
          {swapWithDiscard && discarded !== undefined ? (
            <Button onClick={() => onCommand({ type: 'swap', card: card.id, from: 'discard' })}>
              {t.swapWithDiscard(discarded.face)}
            </Button>
          ) : undefined}
          {give ? (
            <Button ref={first} kind="primary" onClick={() => onCommand({ type: 'give', card: card.id })}>
              {t.give(card.face)}
            </Button>
          ) : undefined}
          <Button kind="quiet" onClick={onCancel}>
            {t.cancel}
          </Button>
        </div>
      ) : (
        <Aiming tricks={tricks} chosen={chosen} names={names} onAim={aim} onCancel={() => setChosen(undefined)} />
      )}
    </section>
  );
}

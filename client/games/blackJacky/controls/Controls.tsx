import { useEffect } from 'react';
import { useStore } from 'zustand';
import type { Seat } from '../../../../shared/engine/game.ts';
import { type Card, known } from '../../../../shared/games/blackJacky/model/cards.ts';
import type { JackyCommand, JackyView } from '../../../../shared/games/blackJacky/model/model.ts';
import { choices } from '../../../../shared/games/blackJacky/rules/choices.ts';
import { LIMIT, sumOf } from '../../../../shared/games/blackJacky/rules/reckoning.ts';
import type { CardId } from '../../../../shared/table/cards.ts';
import { Dock } from '../../../controls/Dock.tsx';
import { HandCards } from '../../../controls/HandCards.tsx';
import { useKey } from '../../../controls/useKey.ts';
import type { ControlsProps } from '../../../hud/gameControls.ts';
import { Button } from '../../../hud/kit/Button.tsx';
import { Icon } from '../../../hud/kit/Icon.tsx';
import { choiceStore, clearChoice, takeCard } from '../../../store/table/choice.ts';
import { BLACK_JACKY_CELLS, BLACK_JACKY_DECK } from '../faces/blackJackyFaces.ts';
import { CardPanel } from './CardPanel.tsx';
import { prompt } from './prompt.ts';
import { TableStrip } from './TableStrip.tsx';
import { Tipping } from './Tipping.tsx';
import { useJackyTexts } from './texts.ts';

export function Controls({ view, names, send: ask, deaf }: ControlsProps<JackyView, JackyCommand>) {
  const t = useJackyTexts();
  const { viewer } = view;
  const legal = choices(view);
  const own = viewer === 'watcher' ? undefined : view.cats[viewer];
  const hand: readonly Card[] = own === undefined ? [] : own.hand.map(known);
  const inPaw = useStore(choiceStore, ({ card }) => card);
  const card = hand.find(({ id }) => id === inPaw);
  const seated = viewer !== 'watcher';
  const canUseCards = legal.some(({ type }) => type === 'trick' || type === 'swap' || type === 'give');
  const can = (type: JackyCommand['type']) => legal.some((command) => command.type === type);

  const settle = async (command: JackyCommand) => {
    const reply = await ask(command);
    if (reply.ok) clearChoice();
  };
  const pick = (id: CardId) => {
    if (id === inPaw) clearChoice();
    else takeCard(id);
  };

  useEffect(() => clearChoice, []);
  useEffect(() => {
    if (inPaw !== undefined && card === undefined) clearChoice();
  }, [inPaw, card]);
  useKey([' '], () => void settle({ type: 'knock' }), seated);
  useKey(['d', 'D'], () => void settle({ type: 'draw' }), seated);

  const panel =
    card !== undefined && view.phase.kind !== 'over' ? (
      <CardPanel
        key={card.id}
        view={view}
        card={card}
        legal={legal}
        names={names}
        onCommand={(command) => void settle(command)}
        onCancel={clearChoice}
      />
    ) : undefined;

  return (
    <Dock
      seated={seated}
      lifted={panel !== undefined}
      cards={hand.length}
      prompt={prompt(t, view, names)}
      above={
        <>
          {can('tip') ? (
            <Tipping view={view} names={names} onTip={(seat) => void settle({ type: 'tip', seat })} />
          ) : (
            panel
          )}
          <TableStrip view={view} sum={ownSum(view, hand)} limit={LIMIT} />
        </>
      }
      hand={
        <HandCards
          label={t.hand}
          deck={BLACK_JACKY_DECK}
          cards={hand.map(({ id, face }) => ({
            id,
            name: t.card(face),
            cell: BLACK_JACKY_CELLS.mouse(face),
            ranks: [face],
          }))}
          chosen={panel === undefined ? undefined : card?.id}
          onPick={pick}
          idle={!canUseCards}
        />
      }
      left={
        <Button
          disabled={deaf}
          aria-disabled={!can('draw')}
          aria-keyshortcuts="D"
          onClick={() => void settle({ type: 'draw' })}
        >
          <span>
            {t.draw}
            <small>{t.drawHint}</small>
          </span>
        </Button>
      }
      right={
        <Button
          kind="danger"
          className={can('knock') ? 'paw' : 'paw resting'}
          disabled={deaf}
          aria-disabled={!can('knock')}
          aria-keyshortcuts="Space"
          title={t.knockHint}
          onClick={() => void settle({ type: 'knock' })}
        >
          <Icon name="paw" />
          {t.knock}
        </Button>
      }
    />
  );
}

function ownSum(view: JackyView, hand: readonly Card[]): number | undefined {
  const { viewer } = view;
  const own = viewer === 'watcher' ? undefined : view.cats[viewer as Seat];
  if (own === undefined || own.standing !== 'in' || view.phase.kind === 'over') return undefined;
  return sumOf({ hand, laid: own.laid }, view.plusOne === viewer);
}

import { useEffect } from 'react';
import { useStore } from 'zustand';
import { Dock } from '../../../../../../client/controls/Dock.tsx';
import { HandCards } from '../../../../../../client/controls/HandCards.tsx';
import { useKey } from '../../../../../../client/controls/useKey.ts';
import type { ControlsProps } from '../../../../../../client/hud/gameControls.ts';
import { Button } from '../../../../../../client/hud/kit/Button.tsx';
import { Icon } from '../../../../../../client/hud/kit/Icon.tsx';
import { choiceStore, clearChoice, takeCard } from '../../../../../../client/store/table/choice.ts';
import type { FibCommand, FibView } from '../../../../shared/games/fib/model.ts';
import { choices, sayable } from '../../../../shared/games/fib/rules/choices.ts';
import type { FibTexts } from '../../../../shared/games/fib/texts/en.ts';
import { FIB_DECK } from '../faces.ts';
import { sidesOf } from '../tableau.ts';
import { useFibTexts } from './texts.ts';

type Props = ControlsProps<FibView, FibCommand>;

export function Controls({ view, names, send, deaf }: Props) {
  const t = useFibTexts();
  const legal = choices(view);
  const can = (type: FibCommand['type']) => legal.some((command) => command.type === type);
  const inPaw = useStore(choiceStore, ({ card }) => card);
  const card = can('lay') ? view.hand.find(({ id }) => id === inPaw) : undefined;
  const top = view.pile.at(-1);
  useEffect(() => clearChoice, []);
  useKey([' '], () => void send({ type: 'call' }), can('call'));

  const lay = async (command: FibCommand) => {
    if ((await send(command)).ok) clearChoice();
  };
  const saying =
    card === undefined ? undefined : (
      <section className="laying panel" aria-label={t.say}>
        <h2>{t.say}</h2>
        <div className="row">
          {sayable(view.pile).map((number) => (
            <Button
              key={number}
              kind={number === card.face ? 'primary' : 'plain'}
              aria-label={t.number(number)}
              onClick={() => void lay({ type: 'lay', card: card.id, number })}
            >
              {number}
            </Button>
          ))}
          <Button kind="quiet" onClick={clearChoice}>
            {t.cancel}
          </Button>
        </div>
      </section>
    );

  return (
    <Dock
      seated={view.viewer !== 'watcher'}
      lifted={card !== undefined}
      cards={view.hand.length}
      prompt={prompt(t, view, can, names)}
      above={saying}
      hand={
        <HandCards
          label={t.hand}
          deck={FIB_DECK}
          cards={view.hand.map(({ id, face }) => ({ id, name: t.card(face), cell: sidesOf(face).front }))}
          chosen={card?.id}
          onPick={(id) => (id === inPaw ? clearChoice() : takeCard(id))}
          idle={!can('lay')}
        />
      }
      left={
        can('letStand') ? (
          <Button disabled={deaf} onClick={() => void send({ type: 'letStand' })}>
            {t.letStand}
          </Button>
        ) : undefined
      }
      right={
        <Button
          kind="danger"
          className={can('call') ? 'paw' : 'paw resting'}
          disabled={deaf}
          aria-disabled={!can('call')}
          aria-label={top === undefined ? t.call : `${t.call} ${t.callHint(names(top.seat).name, top.number)}`}
          onClick={() => void send({ type: 'call' })}
        >
          <Icon name="paw" />
          {t.call}
        </Button>
      }
    />
  );
}

function prompt(
  t: FibTexts,
  { phase, viewer }: FibView,
  can: (type: FibCommand['type']) => boolean,
  names: Props['names'],
) {
  if (phase.kind !== 'turn') return { text: '', yours: false };
  if (phase.seat !== viewer) return { text: t.waiting(names(phase.seat).name), yours: false };
  const text = !can('lay') ? t.callOrStand : can('call') ? t.orCall : t.yourTurn;
  return { text, yours: true };
}

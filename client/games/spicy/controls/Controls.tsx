import { useEffect, useState } from 'react';
import { useStore } from 'zustand';
import { FACES, type Face, facePlace, SPICES, type Trait } from '../../../../shared/games/spicy/model/cards.ts';
import type { Laying as LayingFields, SpicyCommand, SpicyView } from '../../../../shared/games/spicy/model/model.ts';
import { type Permits, permits } from '../../../../shared/games/spicy/rules/choices.ts';
import type { CardId } from '../../../../shared/table/cards.ts';
import { Dock } from '../../../controls/Dock.tsx';
import { HandCards } from '../../../controls/HandCards.tsx';
import { useKey } from '../../../controls/useKey.ts';
import type { ControlsProps, Names } from '../../../hud/gameControls.ts';
import { Button } from '../../../hud/kit/Button.tsx';
import { Icon } from '../../../hud/kit/Icon.tsx';
import { choiceStore, clearChoice, takeCard } from '../../../store/table/choice.ts';
import { sidesOf } from '../cells.ts';
import { SPICY_DECK } from '../faces/spicyFaces.ts';
import { Laying } from './Laying.tsx';
import { Naming } from './Naming.tsx';
import { prompt } from './prompt.ts';
import { StackStrip } from './StackStrip.tsx';
import { faceName, useSpicyTexts } from './texts.ts';

export function Controls({ view, names, send: ask, deaf, revealing }: ControlsProps<SpicyView, SpicyCommand>) {
  const t = useSpicyTexts();
  const permitted = permits(view);
  const seated = view.viewer !== 'watcher';
  const [answered, setAnswered] = useState<number>();
  const naming = permitted.name && !revealing && answered !== windowOf(view);
  // While others think the next card can be chosen: nobody else sees it.
  const may = { ...permitted, name: naming, play: seated && isRunning(view) && !permitted.name };
  const inPaw = useStore(choiceStore, ({ card }) => card);
  const card = view.hand.find(({ id }) => id === inPaw);

  const lay = async (command: SpicyCommand) => {
    const reply = await ask(command);
    if (reply.ok) clearChoice();
  };
  const name = async (trait: Trait) => {
    setAnswered(windowOf(view));
    const reply = await ask({ type: 'name', trait });
    if (!reply.ok) setAnswered(undefined);
  };
  const pick = (id: CardId) => {
    if (id === inPaw) clearChoice();
    else if (may.play || may.copy) takeCard(id);
    // Neither is open: asking for it brings the reason in words.
    else void ask({ type: 'play', card: id, declare: { number: 1, spice: 'chili' } });
  };

  useEffect(() => clearChoice, []);
  useEffect(() => {
    if (inPaw !== undefined && card === undefined) clearChoice();
  }, [inPaw, card]);
  useKey([' '], () => void ask({ type: 'paw' }), seated);
  useKey(['p', 'P'], () => void ask({ type: may.letGo && !may.pass ? 'letGo' : 'pass' }), seated);

  const laying =
    card !== undefined && (may.play || may.copy) ? (
      <Laying
        key={card.id}
        view={view}
        may={may}
        ready={permitted.play}
        card={card}
        onPlay={(declare, fields: LayingFields) => void lay({ type: 'play', declare, ...fields })}
        onCopy={(fields) => void lay({ type: 'copy', ...fields })}
        onCancel={clearChoice}
      />
    ) : undefined;

  return (
    <Dock
      seated={seated}
      lifted={laying !== undefined}
      cards={view.hand.length}
      prompt={prompt(t, view, { ...permitted, name: naming }, names)}
      above={
        <>
          {may.name ? <Naming view={view} onName={(trait) => void name(trait)} /> : laying}
          <StackStrip view={view} names={names} />
        </>
      }
      hand={
        <HandCards
          label={t.hand}
          deck={SPICY_DECK}
          cards={view.hand.map(({ id, face }) => ({
            id,
            name: faceName(t, face),
            cell: sidesOf(face).front,
            ranks: ranksOf(face),
          }))}
          chosen={laying === undefined ? undefined : card?.id}
          onPick={pick}
          idle={!permitted.play && !permitted.copy}
        />
      }
      left={<Quiet view={view} may={may} deaf={deaf} ask={ask} />}
      right={<Paw view={view} may={may} names={names} deaf={deaf} ask={ask} />}
    />
  );
}

const isRunning = ({ phase }: SpicyView): boolean => phase.kind !== 'over' && phase.kind !== 'dealing';
const windowOf = ({ phase }: SpicyView): number | undefined => ('id' in phase ? phase.id : undefined);

/** By spice, by number; wild ones last. */
const ranksOf = (face: Face): readonly number[] => [
  facePlace(face),
  face.kind === 'spice' ? face.number * SPICES.length + SPICES.indexOf(face.spice) : FACES.length + facePlace(face),
];

interface PartProps {
  readonly view: SpicyView;
  readonly may: Permits;
  readonly deaf: boolean;
  readonly ask: (command: SpicyCommand) => Promise<unknown>;
}

/** What is done without a card: pass, let go, peek. */
function Quiet({ view, may, deaf, ask }: PartProps) {
  const t = useSpicyTexts();
  return (
    <>
      {may.letGo ? (
        <Button disabled={deaf} onClick={() => void ask({ type: 'letGo' })}>
          {t.letGo}
        </Button>
      ) : undefined}
      {may.letGo && !may.pass ? undefined : (
        <Button disabled={deaf} aria-disabled={!may.pass} title={t.passHint} onClick={() => void ask({ type: 'pass' })}>
          <span>
            {t.pass}
            <small>{t.passHint}</small>
          </span>
        </Button>
      )}
      {view.rules.manners === 'strict' ? (
        <Button kind="quiet" disabled={deaf} title={t.peekHint} onClick={() => void ask({ type: 'peek' })}>
          {t.peek}
        </Button>
      ) : undefined}
    </>
  );
}

/** The one big button: it is never hidden, so that the paw finds it without looking. */
function Paw({ view, may, names, deaf, ask }: PartProps & { readonly names: Names }) {
  const t = useSpicyTexts();
  const top = view.stack.at(-1);
  const hint = top === undefined ? t.stackEmpty : t.pawHint(names(top.seat), top.declare.number, top.declare.spice);
  return (
    <Button
      kind="danger"
      className={may.paw ? 'paw' : 'paw resting'}
      disabled={deaf}
      aria-disabled={!may.paw}
      aria-label={may.paw ? `${t.paw} ${hint}` : t.paw}
      aria-keyshortcuts="Space"
      onClick={() => void ask({ type: 'paw' })}
    >
      <Icon name="paw" />
      {t.paw}
    </Button>
  );
}

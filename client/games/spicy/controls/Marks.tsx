import { useState } from 'react';
import type { SpicyView } from '../../../../shared/games/spicy/model/model.ts';
import type { WorldsEndShift } from '../../../../shared/games/spicy/model/terms.ts';
import { worldsEndWithin } from '../../../../shared/games/spicy/rules/worldsEnd.ts';
import type { MarksProps } from '../../../hud/gameControls.ts';
import { Dialog } from '../../../hud/kit/Dialog.tsx';
import { CardFace } from '../../../scene/cards/CardFace.tsx';
import { useViewport } from '../../../scene/layout/useViewport.ts';
import { useTable } from '../../../store/useStore.ts';
import { ruleSides } from '../cells.ts';
import { SPICY_DECK } from '../faces/spicyFaces.ts';
import { useSpicyTexts } from './texts.ts';

/** What may be known of the deck, and the rule cards in force. */
export function Marks({ view, at }: MarksProps<SpicyView>) {
  return (
    <>
      <DeckMark view={view} at={at} />
      {view.rules.spiceItUp.length > 0 ? <RulesInForce view={view} at={at} /> : undefined}
    </>
  );
}

/** How near World's End is: everybody can count the cards, and knows how deep it was slid in, give or take two (R2). */
export function useWorldsEnd({ rules, deckSize }: SpicyView): { readonly from: number; readonly to: number } {
  const shift = useTable(({ options }) => options?.rules.worldsEnd as WorldsEndShift | undefined) ?? 'standard';
  return worldsEndWithin(rules.seats, shift, deckSize);
}

function DeckMark({ view, at }: MarksProps<SpicyView>) {
  const t = useSpicyTexts();
  const { from, to } = useWorldsEnd(view);
  const portrait = usePortrait();
  const { x, y, unit } = at('drawDeck');
  // Below the deck lies what was said, on a wide screen.
  const style = portrait ? { left: x, top: y + unit * 0.62 } : { left: x - unit * 1.25, top: y - unit * 0.2 };
  return (
    <p className={from <= NEAR ? 'mark deck-mark near' : 'mark deck-mark'} style={style}>
      <span aria-hidden="true">{t.worldsEndMark(from, to)}</span>
      <span className="hidden-text">{t.worldsEndIn(from, to)}</span>
    </p>
  );
}

/** From so few cards on it is called out. */
const NEAR = 8;
/** A finger needs so many CSS pixels. */
const FINGER = 44;

function RulesInForce({ view, at }: MarksProps<SpicyView>) {
  const t = useSpicyTexts();
  const [open, setOpen] = useState(false);
  const { spiceItUp } = view.rules;
  const portrait = usePortrait();
  const lying = at('ruleCards', spiceItUp.length);
  // On an upright screen the cards lie under what was said: the sign is put between them and the stack.
  const { x, unit } = lying;
  const y = portrait ? (lying.y + at('stack').y) / 2 : lying.y;
  const width = Math.max(FINGER * 0.75, unit * 0.4);
  return (
    <>
      <button
        type="button"
        className="mark rules-in-force"
        style={{ left: x, top: y }}
        aria-label={`${t.inForce}: ${spiceItUp.map((name) => t.spiceItUp[name].name).join(', ')}`}
        onClick={() => setOpen(true)}
      >
        {spiceItUp.map((name) => (
          <CardFace key={name} deck={SPICY_DECK} cell={ruleSides(name).front} width={width} />
        ))}
      </button>
      {open ? (
        <Dialog title={t.inForce} onClose={() => setOpen(false)}>
          <ul className="rule-cards">
            {spiceItUp.map((name) => (
              <li key={name}>
                <CardFace deck={SPICY_DECK} cell={ruleSides(name).front} width={96} />
                <p>
                  <strong>{t.spiceItUp[name].name}</strong>
                  {t.spiceItUp[name].rule}
                </p>
              </li>
            ))}
          </ul>
        </Dialog>
      ) : undefined}
    </>
  );
}

function usePortrait(): boolean {
  const { width, height } = useViewport();
  return width < height;
}

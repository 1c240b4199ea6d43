import { useState } from 'react';
import {
  type CardNumber,
  DECLARATIONS,
  type Declaration,
  NUMBERS,
} from '../../../../shared/games/spicy/model/cards.ts';
import type { KnownCard, Laying as LayingFields, SpicyView } from '../../../../shared/games/spicy/model/model.ts';
import { declarations, type Permits } from '../../../../shared/games/spicy/rules/choices.ts';
import { extrasAllowed } from '../../../../shared/games/spicy/rules/permits.ts';
import type { CardId } from '../../../../shared/table/cards.ts';
import { useFirstFocus } from '../../../controls/focus.ts';
import { useKey } from '../../../controls/useKey.ts';
import { Button } from '../../../hud/kit/Button.tsx';
import { Icon } from '../../../hud/kit/Icon.tsx';
import { Pad } from './Pad.tsx';
import { honesty, suggestion } from './suggest.ts';
import { faceName, useSpicyTexts } from './texts.ts';

interface Props {
  readonly view: SpicyView;
  readonly may: Permits;
  /** It is one's own turn; before that everything is only prepared. */
  readonly ready: boolean;
  readonly card: KnownCard;
  readonly onPlay: (declare: Declaration, fields: LayingFields) => void;
  readonly onCopy: (fields: LayingFields) => void;
  readonly onCancel: () => void;
}

/** A card is in the paw: what is said about it, what goes with it, and the slap. */
export function Laying({ view, may, ready, card, onPlay, onCopy, onCancel }: Props) {
  const t = useSpicyTexts();
  const first = useFirstFocus(ready);
  const strict = view.rules.manners === 'strict';
  const top = view.stack.at(-1)?.declare;
  const legal = declarations(view);
  const offered = strict ? DECLARATIONS : legal;
  const [picked, setPicked] = useState<Declaration>();
  const [extras, setExtras] = useState<readonly CardId[]>([]);
  const [called, setCalled] = useState(false);
  // What was picked may no longer follow the stack: somebody else was faster.
  const standing = offered.find(({ number, spice }) => number === picked?.number && spice === picked.spice);
  const said = standing ?? suggestion(card.face, legal) ?? offered[0];

  useKey(DIGITS, (key) => {
    const number = (key === '0' ? 10 : Number(key)) as CardNumber;
    const wanted = offered.find((other) => other.number === number && other.spice === said?.spice);
    const fitting = wanted ?? offered.find((other) => other.number === number);
    if (fitting !== undefined) setPicked(fitting);
  });
  useKey(['Escape'], onCancel);

  const room = may.play && said !== undefined ? extrasAllowed(view, said.number) : 0;
  const copyRoom = may.copy && top !== undefined ? extrasAllowed(view, top.number) : 0;
  const fields = (allowed: number): LayingFields => ({
    card: card.id,
    ...(called ? { lastCall: true as const } : {}),
    ...(allowed > 0 && extras.length > 0 ? { extras: extras.slice(0, allowed) } : {}),
  });

  return (
    <section className="laying panel" aria-label={t.pad}>
      <p className="laying-title">
        {t.pickWords} <span className="dim">({faceName(t, card.face)})</span>
      </p>
      {may.play && said !== undefined ? <Pad said={said} offered={offered} onSay={setPicked} /> : undefined}
      {Math.max(room, copyRoom) > 0 ? (
        <Extras
          cards={view.hand.filter(({ id }) => id !== card.id)}
          chosen={extras}
          most={Math.max(room, copyRoom)}
          onChange={setExtras}
        />
      ) : undefined}
      <div className="laying-actions">
        {strict ? (
          <Button aria-pressed={called} onClick={() => setCalled(!called)} title={t.lastCardHint}>
            {t.lastCard}
          </Button>
        ) : undefined}
        {may.play && said !== undefined ? (
          <Button
            {...(ready || !may.copy ? { ref: first } : {})}
            kind="primary"
            className="slap"
            aria-disabled={!ready}
            onClick={() => onPlay(said, fields(room))}
          >
            <Icon name="cards" />
            <span>
              {t.playAs(said.number, said.spice)}
              <small>
                {t[honesty(view.rules.spiceItUp, card.face, said)]}
                {ready ? undefined : `, ${t.prepared}`}
              </small>
            </span>
          </Button>
        ) : undefined}
        {may.copy && top !== undefined ? (
          <Button
            {...(ready ? {} : { ref: first })}
            kind={ready ? 'plain' : 'primary'}
            onClick={() => onCopy(fields(copyRoom))}
          >
            <span>
              {t.copy}
              <small>{t.declaration(top.number, top.spice)}</small>
            </span>
          </Button>
        ) : undefined}
        <Button kind="quiet" onClick={onCancel}>
          {t.cancel}
        </Button>
      </div>
    </section>
  );
}

const DIGITS = NUMBERS.map((number) => String(number % 10));

interface ExtrasProps {
  readonly cards: readonly KnownCard[];
  readonly chosen: readonly CardId[];
  readonly most: number;
  readonly onChange: (chosen: readonly CardId[]) => void;
}

/** Cards that go under a 5 (R44). */
function Extras({ cards, chosen, most, onChange }: ExtrasProps) {
  const t = useSpicyTexts();
  return (
    <fieldset className="extras">
      <legend>{t.extras(chosen.length)}</legend>
      {cards.map(({ id, face }) => {
        const on = chosen.includes(id);
        return (
          <Button
            key={id}
            aria-pressed={on}
            disabled={!on && chosen.length >= most}
            onClick={() => onChange(on ? chosen.filter((other) => other !== id) : [...chosen, id])}
          >
            {faceName(t, face)}
          </Button>
        );
      })}
    </fieldset>
  );
}

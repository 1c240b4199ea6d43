import { useEffect } from 'react';
import type { Seat } from '../../../../shared/engine/game.ts';
import type { JackyView, TipCommand } from '../../../../shared/games/blackJacky/model/model.ts';
import { choices } from '../../../../shared/games/blackJacky/rules/choices.ts';
import { useFirstFocus } from '../../../controls/focus.ts';
import type { Names } from '../../../hud/gameControls.ts';
import { Button } from '../../../hud/kit/Button.tsx';
import { choiceStore } from '../../../store/table/choice.ts';
import { useJackyTexts } from './texts.ts';

interface Props {
  readonly view: JackyView;
  readonly names: Names;
  readonly onTip: (seat: Seat) => void;
}

export function Tipping({ view, names, onTip }: Props) {
  const t = useJackyTexts();
  const seats = choices(view)
    .filter((command): command is TipCommand => command.type === 'tip')
    .map(({ seat }) => seat);
  const first = useFirstFocus();
  useEffect(() => {
    choiceStore.setState({ aim: { seats, chosen: [], pick: onTip } });
    return () => choiceStore.setState({ aim: undefined });
  });
  return (
    <section className="laying panel" aria-label={t.tipPrompt}>
      <p className="laying-title">{t.tipPrompt}</p>
      <div className="laying-actions">
        {seats.map((seat, place) => (
          <Button key={seat} {...(place === 0 ? { ref: first } : {})} kind="primary" onClick={() => onTip(seat)}>
            {t.tipOn(names(seat))}
          </Button>
        ))}
      </div>
    </section>
  );
}

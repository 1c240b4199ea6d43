import { useEffect } from 'react';
import type { Seat } from '../../../../shared/engine/game.ts';
import type { TrickCommand } from '../../../../shared/games/blackJacky/model/model.ts';
import { useFirstFocus } from '../../../controls/focus.ts';
import type { Names } from '../../../hud/gameControls.ts';
import { Button } from '../../../hud/kit/Button.tsx';
import { choiceStore } from '../../../store/table/choice.ts';
import { aimsNeeded, candidates } from './options.ts';
import { useJackyTexts } from './texts.ts';

interface Props {
  readonly tricks: readonly TrickCommand[];
  readonly chosen: readonly Seat[];
  readonly names: Names;
  readonly onAim: (chosen: readonly Seat[]) => void;
  readonly onCancel: () => void;
}

/** On whom? The cats at the table can be tapped, and so can their names here. */
export function Aiming({ tricks, chosen, names, onAim, onCancel }: Props) {
  const t = useJackyTexts();
  const seats = candidates(tricks, chosen);
  const first = useFirstFocus(chosen.length);
  useEffect(() => {
    choiceStore.setState({ aim: { seats, chosen, pick: (seat) => onAim([...chosen, seat]) } });
    return () => choiceStore.setState({ aim: undefined });
  });
  return (
    <>
      <p role="status">
        {aimsNeeded(tricks) > 1 ? t.aimTwo : t.aim}
        {chosen.length > 0 ? ` ${t.aimed(chosen.map((seat) => t.aimAt(names(seat))).join(', '))}` : undefined}
      </p>
      <div className="laying-actions">
        {seats.map((seat, place) => (
          <Button
            key={seat}
            {...(place === 0 ? { ref: first } : {})}
            kind="primary"
            onClick={() => onAim([...chosen, seat])}
          >
            {t.aimAt(names(seat))}
          </Button>
        ))}
        <Button kind="quiet" onClick={onCancel}>
          {t.cancel}
        </Button>
      </div>
    </>
  );
}

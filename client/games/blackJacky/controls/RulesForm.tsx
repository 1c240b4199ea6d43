import type { JackyOptions } from '../../../../shared/games/blackJacky/model/model.ts';
import type { RulesFormProps } from '../../../hud/gameControls.ts';
import { StarterChoice } from '../../../hud/gathering/StarterChoice.tsx';
import { Toggle } from '../../../hud/kit/Toggle.tsx';
import { useJackyTexts } from './texts.ts';

export function RulesForm({ rules, seatNames, disabled, onChange }: RulesFormProps<JackyOptions>) {
  const t = useJackyTexts();
  const { quickDuel, starter } = rules;
  const set = (change: Partial<JackyOptions>) => onChange({ ...rules, ...change });
  return (
    <>
      <Toggle
        label={t.quickDuel}
        hint={t.quickDuelHint}
        checked={quickDuel}
        disabled={disabled}
        onChange={(on) => set({ quickDuel: on })}
      />
      <StarterChoice
        legend={t.starter}
        byLot={t.starterRandom}
        value={starter}
        seatNames={seatNames}
        disabled={disabled}
        onChange={(value) => set({ starter: value })}
      />
    </>
  );
}

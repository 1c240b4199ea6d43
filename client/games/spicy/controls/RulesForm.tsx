import type { SpicyOptions } from '../../../../shared/games/spicy/model/model.ts';
import {
  MANNERS,
  type Manners,
  WORLDS_END_SHIFTS,
  type WorldsEndShift,
} from '../../../../shared/games/spicy/model/terms.ts';
import { SPICE_IT_UP, type SpiceItUp } from '../../../../shared/games/spicy/rules/spiceItUp/names.ts';
import type { RulesFormProps } from '../../../hud/gameControls.ts';
import { StarterChoice } from '../../../hud/gathering/StarterChoice.tsx';
import { Segmented } from '../../../hud/kit/Segmented.tsx';
import { Toggle } from '../../../hud/kit/Toggle.tsx';
import { useSpicyTexts } from './texts.ts';

const RANDOM = [0, 1, 2, 3, 4, 5, 6] as const;

export function RulesForm({ rules, seatNames, disabled, onChange }: RulesFormProps<SpicyOptions>) {
  const t = useSpicyTexts();
  const { manners, spiceItUp, worldsEnd, starter } = rules;
  const set = (change: Partial<SpicyOptions>) => onChange({ ...rules, ...change });
  const named: readonly SpiceItUp[] = 'random' in spiceItUp ? [] : spiceItUp;
  const random = 'random' in spiceItUp ? spiceItUp.random : 0;
  return (
    <>
      <Segmented<Manners>
        legend={t.manners}
        hint={t.mannersHint[manners]}
        value={manners}
        disabled={disabled}
        choices={MANNERS.map((value) => ({ value, label: t.mannersOf[value] }))}
        onChange={(value) => set({ manners: value })}
      />
      <fieldset className="stack" disabled={disabled}>
        <legend>{t.spiceItUpTitle}</legend>
        <p className="dim">{t.spiceItUpHint}</p>
        <Segmented<number>
          legend={t.drawnAtRandom}
          value={named.length > 0 ? undefined : random}
          disabled={disabled}
          choices={RANDOM.map((value) => ({ value, label: value === 0 ? t.none : String(value) }))}
          onChange={(value) => set({ spiceItUp: value === 0 ? [] : { random: value } })}
        />
        {SPICE_IT_UP.map((card) => (
          <Toggle
            key={card}
            label={t.spiceItUp[card].name}
            hint={t.spiceItUp[card].rule}
            checked={named.includes(card)}
            disabled={disabled}
            onChange={(on) => set({ spiceItUp: on ? [...named, card] : named.filter((other) => other !== card) })}
          />
        ))}
      </fieldset>
      <Segmented<WorldsEndShift>
        legend={t.worldsEnd}
        hint={t.worldsEndHint}
        value={worldsEnd}
        disabled={disabled}
        choices={WORLDS_END_SHIFTS.map((value) => ({ value, label: t.worldsEndOf[value] }))}
        onChange={(value) => set({ worldsEnd: value })}
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

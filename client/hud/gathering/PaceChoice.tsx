import { PACES } from '../../../shared/engine/game.ts';
import type { TablePace } from '../../../shared/table/options.ts';
import { useTexts } from '../../i18n/useTexts.ts';
import type { AnyGameControls } from '../gameControls.ts';
import { Segmented } from '../kit/Segmented.tsx';

interface Props {
  readonly pace: TablePace;
  readonly clocks: AnyGameControls['clocks'] | undefined;
  /** What each kind of window is called. */
  readonly windows: { readonly [kind: string]: string } | undefined;
  readonly disabled: boolean;
  readonly onChange: (pace: TablePace) => void;
}

const SECONDS = { min: 1, max: 600 } as const;

/** A pace with a name, or one's own seconds for every kind of decision. */
export function PaceChoice({ pace, clocks, windows, disabled, onChange }: Props) {
  const t = useTexts();
  const own = clocks === undefined ? [] : (['own'] as const);
  const seconds = typeof pace === 'string' ? undefined : pace;
  const usual = () =>
    Object.fromEntries(Object.entries(clocks ?? {}).map(([kind, { standard }]) => [kind, standard] as const));
  return (
    <>
      <Segmented
        legend={t.pace}
        hint={t.paceHint}
        value={typeof pace === 'string' ? pace : 'own'}
        disabled={disabled}
        wrapping
        choices={[...PACES, ...own].map((value) => ({
          value,
          label: value === 'own' ? t.welcome.ownSeconds : t.paceOf[value],
        }))}
        onChange={(value) => onChange(value === 'own' ? usual() : value)}
      />
      {seconds === undefined ? undefined : (
        <fieldset className="own-seconds" disabled={disabled}>
          <legend className="hidden-text">{t.welcome.ownSeconds}</legend>
          {Object.entries(seconds).map(([kind, value]) => (
            <label key={kind} className="field">
              {windows?.[kind] ?? kind}
              <input
                // Anew when the table says something else: what is being typed is told when it is done.
                key={value}
                type="number"
                inputMode="numeric"
                {...SECONDS}
                defaultValue={value}
                onBlur={({ target }) => {
                  const wished = Math.min(SECONDS.max, Math.max(SECONDS.min, target.valueAsNumber || value));
                  target.value = String(wished);
                  if (wished !== value) onChange({ ...seconds, [kind]: wished });
                }}
                onKeyDown={(event) => {
                  if (event.key === 'Enter') event.currentTarget.blur();
                }}
              />
            </label>
          ))}
        </fieldset>
      )}
    </>
  );
}

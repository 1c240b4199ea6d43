import { useId } from 'react';

interface Choice<T> {
  readonly value: T;
  readonly label: string;
  /** The colour that is meant. */
  readonly swatch?: string | undefined;
}

interface Props<T extends string | number> {
  readonly legend: string;
  readonly hint?: string;
  readonly value: T | undefined;
  readonly choices: readonly Choice<T>[];
  readonly onChange: (value: T) => void;
  readonly disabled?: boolean;
  /** Many choices flow onto further lines instead of shrinking. */
  readonly wrapping?: boolean;
  readonly hideLegend?: boolean;
}

/** One of a few, all in sight: native radio buttons, so that arrow keys and screen readers know what to do. */
export function Segmented<T extends string | number>(props: Props<T>) {
  const { legend, hint, value, choices, onChange, disabled = false, wrapping = false, hideLegend = false } = props;
  const name = useId();
  return (
    <fieldset className="segmented" disabled={disabled}>
      <legend className={hideLegend ? 'hidden-text' : undefined}>{legend}</legend>
      <div className={wrapping ? 'segments wrapping' : 'segments'}>
        {choices.map((choice) => (
          <label key={choice.value}>
            <input
              type="radio"
              name={name}
              checked={choice.value === value}
              onChange={() => onChange(choice.value)}
              disabled={disabled}
            />
            {choice.swatch === undefined ? undefined : (
              <span className="swatch" aria-hidden="true" style={{ background: choice.swatch }} />
            )}
            {choice.label}
          </label>
        ))}
      </div>
      {hint === undefined ? undefined : <p className="dim">{hint}</p>}
    </fieldset>
  );
}

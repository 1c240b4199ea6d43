import { useId } from 'react';

interface Props<T extends string | number> {
  readonly legend: string;
  readonly hint?: string;
  readonly value: T | undefined;
  readonly choices: readonly { readonly value: T; readonly label: string }[];
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
            {choice.label}
          </label>
        ))}
      </div>
      {hint === undefined ? undefined : <p className="dim">{hint}</p>}
    </fieldset>
  );
}

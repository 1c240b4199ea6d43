interface Props {
  readonly label: string;
  readonly hint?: string;
  readonly checked: boolean;
  readonly onChange: (checked: boolean) => void;
  readonly disabled?: boolean;
}

export function Toggle({ label, hint, checked, onChange, disabled = false }: Props) {
  return (
    <label className="toggle">
      {label}
      {hint === undefined ? undefined : <span className="dim">{hint}</span>}
      <input
        type="checkbox"
        checked={checked}
        disabled={disabled}
        onChange={(event) => onChange(event.target.checked)}
      />
    </label>
  );
}

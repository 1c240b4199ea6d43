import { type Seat, seat } from '../../../shared/engine/game.ts';

interface Props {
  readonly legend: string;
  readonly byLot: string;
  readonly value: Seat | 'random';
  readonly seatNames: readonly string[];
  readonly disabled: boolean;
  readonly onChange: (starter: Seat | 'random') => void;
}

export function StarterChoice({ legend, byLot, value, seatNames, disabled, onChange }: Props) {
  return (
    <label className="field">
      {legend}
      <select
        value={value}
        disabled={disabled}
        onChange={(event) => onChange(event.target.value === 'random' ? 'random' : seat(Number(event.target.value)))}
      >
        <option value="random">{byLot}</option>
        {seatNames.map((name, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its place
          <option key={index} value={index}>
            {name}
          </option>
        ))}
      </select>
    </label>
  );
}

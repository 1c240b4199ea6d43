import { type Declaration, NUMBERS, SPICES } from '../../../../shared/games/spicy/model/cards.ts';
import { SpiceIcon } from './SpiceIcon.tsx';
import { useSpicyTexts } from './texts.ts';

interface Props {
  readonly said: Declaration;
  /** Every declaration that the pad offers. */
  readonly offered: readonly Declaration[];
  readonly onSay: (said: Declaration) => void;
}

/** Number and spice of what is said about the card in the paw. */
export function Pad({ said, offered, onSay }: Props) {
  const t = useSpicyTexts();
  const spices = SPICES.filter((spice) => offered.some((other) => other.spice === spice));
  const numbers = NUMBERS.filter((number) => offered.some((other) => other.number === number));
  const isOffered = (wanted: Declaration) =>
    offered.some(({ number, spice }) => number === wanted.number && spice === wanted.spice);
  /** A new spice keeps the number where that may be said, and the other way round. */
  const say = (wanted: Declaration, keep: 'number' | 'spice') => {
    if (isOffered(wanted)) onSay(wanted);
    else {
      const fitting = offered.find((other) => other[keep] === wanted[keep]);
      if (fitting !== undefined) onSay(fitting);
    }
  };
  return (
    <div className="pad">
      <fieldset className="pad-numbers">
        <legend className="hidden-text">{t.number}</legend>
        {numbers.map((number) => (
          <label key={number} className="pad-key">
            <input
              type="radio"
              name="declared-number"
              checked={said.number === number}
              onChange={() => say({ ...said, number }, 'number')}
            />
            {number}
          </label>
        ))}
      </fieldset>
      <fieldset className="pad-spices">
        <legend className="hidden-text">{t.spice}</legend>
        {spices.map((spice) => (
          <label key={spice} className="pad-key" data-spice={spice}>
            <input
              type="radio"
              name="declared-spice"
              checked={said.spice === spice}
              onChange={() => say({ ...said, spice }, 'spice')}
            />
            <SpiceIcon spice={spice} />
            {t.spices[spice]}
          </label>
        ))}
      </fieldset>
    </div>
  );
}

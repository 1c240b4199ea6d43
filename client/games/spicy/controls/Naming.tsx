import type { Trait } from '../../../../shared/games/spicy/model/cards.ts';
import type { SpicyView } from '../../../../shared/games/spicy/model/model.ts';
import { useFirstFocus } from '../../../controls/focus.ts';
import { Button } from '../../../hud/kit/Button.tsx';
import { SpiceIcon } from './SpiceIcon.tsx';
import { useSpicyTexts } from './texts.ts';

/** The own paw lies: what is wrong? Seconds count, so the first answer has the focus at once. */
export function Naming({ view, onName }: { readonly view: SpicyView; readonly onName: (trait: Trait) => void }) {
  const t = useSpicyTexts();
  const first = useFirstFocus();
  const top = view.stack.at(-1)?.declare;
  if (top === undefined) return undefined;
  return (
    <section className="naming panel" aria-label={t.nameIt}>
      <h2>{t.nameIt}</h2>
      <div className="naming-choices">
        <Button ref={first} kind="danger" onClick={() => onName('number')}>
          <strong className="naming-number">{top.number}</strong>
          {t.nameNumber(top.number)}
        </Button>
        <Button kind="danger" onClick={() => onName('spice')}>
          <SpiceIcon spice={top.spice} />
          {t.nameSpice(top.spice)}
        </Button>
      </div>
    </section>
  );
}

import type { SpicyView } from '../../../../shared/games/spicy/model/model.ts';
import type { Names } from '../../../hud/gameControls.ts';
import { useWorldsEnd } from './Marks.tsx';
import { SpiceIcon } from './SpiceIcon.tsx';
import { useSpicyTexts } from './texts.ts';

const SHOWN = 6;

/** Everything that was said in this stack, the newest at the end: the next card has to follow it. */
export function StackStrip({ view, names }: { readonly view: SpicyView; readonly names: Names }) {
  const t = useSpicyTexts();
  const { from, to } = useWorldsEnd(view);
  const cards = view.stack.reduce((sum, { extras }) => sum + 1 + extras.length, 0);
  return (
    <section className="stack-strip" aria-label={t.stack}>
      {view.stack.length === 0 ? undefined : (
        <ol>
          {view.stack.map(({ id, seat, declare }, place) => (
            <li
              key={id}
              data-spice={declare.spice}
              className={place < view.stack.length - SHOWN ? 'hidden-text' : undefined}
              aria-label={t.saidBy(names(seat), declare.number, declare.spice)}
              title={t.saidBy(names(seat), declare.number, declare.spice)}
            >
              {declare.number}
              <SpiceIcon spice={declare.spice} />
            </li>
          ))}
        </ol>
      )}
      <span className="dim">
        {cards === 0 ? t.stackEmpty : t.stackCount(cards)} ·{' '}
        <span title={t.worldsEndIn(from, to)}>{t.deck(view.deckSize)}</span>
      </span>
    </section>
  );
}

import { type SpicyView, TROPHIES } from '../../../../shared/games/spicy/model.ts';
import type { Names } from '../../../hud/desk.ts';
import { SPICY_DECK } from '../../../scene/cards/atlas.ts';
import { SPICY_CELLS } from '../../../scene/cards/spicyFaces.ts';
import { CardFace } from '../../../table/CardFace.tsx';
import { sidesOf } from '../cells.ts';
import { useSpicyTexts } from './texts.ts';

const WIDTH = 64;

/** The middle of the table without 3D: deck, stack, what was turned up last, trophies. */
export function FlatTable({ view: anyView, names }: { readonly view: unknown; readonly names: Names }) {
  const view = anyView as SpicyView;
  const t = useSpicyTexts();
  const top = view.stack.at(-1);
  const shown = view.revealed.at(-1);
  const left = TROPHIES - view.trophies.reduce((sum, count) => sum + count, 0);
  return (
    <div className="flat-middle" aria-hidden="true">
      <figure>
        <CardFace deck={SPICY_DECK} cell={SPICY_CELLS.back} width={WIDTH} />
        <figcaption>{t.deck(view.deckSize)}</figcaption>
      </figure>
      <figure>
        {top === undefined ? (
          <span className="flat-empty" style={{ width: WIDTH }} />
        ) : (
          <CardFace deck={SPICY_DECK} cell={SPICY_CELLS.back} width={WIDTH} />
        )}
        <figcaption>
          {top === undefined ? t.stackEmpty : t.saidBy(names(top.seat), top.declare.number, top.declare.spice)}
        </figcaption>
      </figure>
      {shown === undefined ? undefined : (
        <figure>
          <CardFace deck={SPICY_DECK} cell={sidesOf(shown).front} width={WIDTH} />
        </figure>
      )}
      <figure>
        <CardFace deck={SPICY_DECK} cell={SPICY_CELLS.trophy} width={WIDTH} />
        <figcaption>{t.trophies(left)}</figcaption>
      </figure>
    </div>
  );
}

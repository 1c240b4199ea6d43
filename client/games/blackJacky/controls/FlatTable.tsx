import type { JackyView } from '../../../../shared/games/blackJacky/model.ts';
import type { Names } from '../../../hud/desk.ts';
import { BLACK_JACKY_DECK } from '../../../scene/cards/atlas.ts';
import { BLACK_JACKY_CELLS } from '../../../scene/cards/blackJackyFaces.ts';
import { CardFace } from '../../../table/CardFace.tsx';
import { useJackyTexts } from './texts.ts';

const WIDTH = 64;

/** The middle of the table without 3D: pile, open card, and the +1 while nobody has it. */
export function FlatTable({ view: anyView }: { readonly view: unknown; readonly names: Names }) {
  const view = anyView as JackyView;
  const t = useJackyTexts();
  const open = view.discard.at(-1);
  return (
    <div className="flat-middle" aria-hidden="true">
      <figure>
        <CardFace deck={BLACK_JACKY_DECK} cell={BLACK_JACKY_CELLS.back} width={WIDTH} />
        <figcaption>{t.pile(view.pile.length)}</figcaption>
      </figure>
      {open === undefined ? undefined : (
        <figure>
          <CardFace deck={BLACK_JACKY_DECK} cell={BLACK_JACKY_CELLS.mouse(open.face)} width={WIDTH} />
          <figcaption>{t.discard}</figcaption>
        </figure>
      )}
      {view.plusOne === undefined ? (
        <figure>
          <CardFace deck={BLACK_JACKY_DECK} cell={BLACK_JACKY_CELLS.plusOne} width={WIDTH} />
          <figcaption>{t.plusOne}</figcaption>
        </figure>
      ) : undefined}
    </div>
  );
}

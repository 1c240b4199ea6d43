import { useStore } from 'zustand';
import { useFlat } from '../../controls/useFlat.ts';
import { useTexts } from '../../i18n/useTexts.ts';
import { pictureStore } from '../../store/table/picture.ts';

/** How far the scene is, along the upper edge. The drawn table can be played on meanwhile. */
export function BuildBar() {
  const t = useTexts();
  const built = useStore(pictureStore, (picture) => picture.built);
  if (useFlat() || built === 1) return undefined;
  return <progress className="build-bar" aria-label={t.loading} value={built} />;
}

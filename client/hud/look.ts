import type { CatLook } from '../../shared/table/catLook.ts';
import { HOUSE_CATS } from './houseCats.ts';

/** The server checked it when it was chosen; an empty seat has none. */
export function lookOf(json: string, seat: number): CatLook {
  const fallback = HOUSE_CATS[seat % HOUSE_CATS.length] ?? HOUSE_CATS[0];
  return json === '' ? fallback : (JSON.parse(json) as CatLook);
}

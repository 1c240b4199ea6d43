import type { CatLook } from '../../../shared/table/catLook.ts';
import { DEN_CATS } from './exampleCats.ts';

/** The server checked it when it was chosen; an empty seat has none. */
export function lookOf(json: string, seat: number): CatLook {
  const fallback = DEN_CATS[seat % DEN_CATS.length] ?? DEN_CATS[0];
  return json === '' ? fallback : (JSON.parse(json) as CatLook);
}

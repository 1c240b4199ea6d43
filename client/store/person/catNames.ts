import { CAT_NAMES } from '../../../shared/table/people/catNames.ts';

/** Another one than now. `dice` answers a number in [0, 1). */
export function suggestName(current: string, dice: () => number = Math.random): string {
  const others = CAT_NAMES.filter((name) => name !== current);
  return others[Math.floor(dice() * others.length)] ?? CAT_NAMES[0];
}

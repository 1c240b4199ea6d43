import type { JackyView } from '../model/model.ts';

/** Only two are left, or somebody has knocked and the round is about to be reckoned. */
export function isHot({ phase, cats, firstKnock }: JackyView): boolean {
  if (phase.kind === 'over') return false;
  return firstKnock !== undefined || cats.filter(({ standing }) => standing === 'in').length === 2;
}
